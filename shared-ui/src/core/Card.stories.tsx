import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { Card } from './Page.tsx'

const meta = {
  component: Card,
  args: {
    children: <Text en="Opening balance: ৳ 12,34,567.00" bn="প্রারম্ভিক জের: ৳ ১২,৩৪,৫৬৭.০০" />,
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleCard: Story = {}

export const WithHeading: Story = { args: { heading: { en: 'General Fund', bn: 'সাধারণ তহবিল' } } }
