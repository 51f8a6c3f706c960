import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ImportButtons } from './ImportButtons.tsx'

const meta = {
  component: ImportButtons,
  args: { total: 20, ready: 20, isBusy: false, onImport: () => undefined },
} satisfies Meta<typeof ImportButtons>
export default meta
type Story = StoryObj<typeof meta>

export const AllValid: Story = {}
export const SomeRowsWrong: Story = { args: { ready: 17 } }
export const AllWrong: Story = { args: { ready: 0 } }
export const Busy: Story = { args: { isBusy: true } }
