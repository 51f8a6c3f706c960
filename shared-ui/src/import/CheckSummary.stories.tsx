import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CheckSummary } from './CheckSummary.tsx'

const meta = {
  component: CheckSummary,
  args: { counts: { total: 1240, ready: 1200, duplicates: 25, wrong: 15 } },
} satisfies Meta<typeof CheckSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {}
export const OwnSentence: Story = {
  args: {
    words: { en: '{books} books can be imported.', bn: '{books}টি বই আমদানি করা যাবে।' },
    counts: { books: 320 },
  },
}
