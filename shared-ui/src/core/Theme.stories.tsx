import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { Alert, Button } from '@samity/shared-ui/core'
import { Theme } from './Theme.tsx'

const meta = {
  component: Theme,
  args: {
    children: (
      <>
        <Alert type="info" title={<Text en="The year 2025 is locked." bn="২০২৫ সাল লক করা আছে।" />} />
        <p>
          <Button type="primary">
            <Text en="Ask for an Exception" bn="ব্যতিক্রমের অনুরোধ করুন" />
          </Button>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Theme>
export default meta

export const SimpleTheme: StoryObj<typeof meta> = {}
