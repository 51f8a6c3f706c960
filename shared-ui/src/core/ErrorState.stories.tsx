import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ErrorState } from './states.tsx'

const meta = {
  component: ErrorState,
  args: {
    error: new Error('Network Error'),
    retry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const ErrorStateNoConnection: Story = {}

export const WithTitle: Story = {
  args: { text: { en: 'Failed to load the receipts', bn: 'রসিদগুলো লোড করা যায়নি' } },
}
