import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { PlusOutlined } from '@samity/shared-ui/core'
import { LinkButton } from './Page.tsx'

const meta = {
  component: LinkButton,
  args: {
    to: '/dashboard/advocateList',
    children: <Text en="Go to List" bn="তালিকায় যান" />,
  },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleLinkButton: Story = {}

export const WithIcon: Story = {
  args: {
    to: '/dashboard/addAdvocate',
    icon: <PlusOutlined aria-hidden />,
    children: <Text en="Add Advocate" bn="আইনজীবী যোগ করুন" />,
  },
}
