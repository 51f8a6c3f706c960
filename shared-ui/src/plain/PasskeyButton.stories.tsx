import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PasskeyButton } from './PasskeyButton.tsx'

const meta = {
  component: PasskeyButton,
  args: {
    getOptions: () =>
      Promise.resolve({ problem: { en: 'No passkey is asked for here.', bn: 'এখানে পাসকি লাগে না।' } }),
    onResponse: () => undefined,
    onProblem: () => undefined,
  },
} satisfies Meta<typeof PasskeyButton>
export default meta
type Story = StoryObj<typeof meta>

export const SimplePasskeyButton: Story = {}
