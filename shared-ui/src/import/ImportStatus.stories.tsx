import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ImportStatus } from './ImportStatus.tsx'

const meta = {
  component: ImportStatus,
  args: { problem: '', step: undefined, rows: 1240 },
} satisfies Meta<typeof ImportStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = { args: { step: { kind: 'checking', percent: 40 } } }
export const Importing: Story = { args: { step: { kind: 'importing' } } }
export const ApplyingRows: Story = {
  args: { step: { kind: 'checking', rows: { done: 4200, total: 20_000 } }, rows: 20_000 },
}
export const ImportProblem: Story = {
  args: {
    problem: { en: 'This file cannot be read.', bn: 'ফাইলটি পড়া যাচ্ছে না।' },
  },
}
