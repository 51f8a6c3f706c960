import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PaperSelect } from './PaperSelect.tsx'

const meta = {
  title: 'receipt/PaperSelect',
  component: PaperSelect,
  args: { value: 'a5', onChange: () => undefined },
} satisfies Meta<typeof PaperSelect>
export default meta
type Story = StoryObj<typeof meta>

export const A5Paper: Story = {}
export const RollPaper: Story = { args: { value: 'roll' } }
