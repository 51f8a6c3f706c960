import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadingState } from './states.tsx'

const meta = { component: LoadingState } satisfies Meta<typeof LoadingState>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleLoadingState: Story = {}

export const LoadingStateWithText: Story = {
  args: { text: { en: 'Checking 4,210 receipts...', bn: '৪,২১০টি রসিদ যাচাই করা হচ্ছে...' } },
}
