import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Moment } from './Moment.tsx'

const meta = {
  component: Moment,
  args: { at: '2026-11-21T08:30:00.000Z' },
} satisfies Meta<typeof Moment>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleMoment: Story = {}

export const None: Story = { args: { at: null } }
