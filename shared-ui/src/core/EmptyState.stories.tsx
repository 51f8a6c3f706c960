import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { EmptyState } from './states.tsx'

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleEmptyState: Story = {}

export const EmptyStateWithText: Story = {
  args: {
    text: { en: 'No receipt was voided this month.', bn: 'এই মাসে কোনো রসিদ বাতিল করা হয়নি।' },
  },
}
