import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { Button, PermissionContext, usePermission } from '@samity/shared-ui/core'

/** A button that only people with the permission see. */
function LendButton() {
  return usePermission('library.lend') ? (
    <Button type="primary">
      <Text en="Lend" bn="ধার দিন" />
    </Button>
  ) : (
    <Text en="You may not lend books." bn="আপনার বই ধার দেওয়ার অনুমতি নেই।" />
  )
}

const meta = { title: 'core/usePermission', component: LendButton } satisfies Meta<typeof LendButton>
export default meta
type Story = StoryObj<typeof meta>

export const WithPermission: Story = {
  decorators: [
    (renderStory) => <PermissionContext value={new Set(['library.lend'])}>{renderStory()}</PermissionContext>,
  ],
}

export const WithoutPermission: Story = {}
