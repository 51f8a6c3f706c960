import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    error: { status: 409, message: 'The period up to 31/10/2026 is locked.', errors: {} },
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {}

export const ErrorSummaryNoConnection: Story = {
  args: { error: { status: 0, message: 'নেটওয়ার্ক সমস্যা। আবার চেষ্টা করুন।', errors: {} } },
}
