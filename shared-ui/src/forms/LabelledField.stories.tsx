import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Input } from '@samity/shared-ui/core'
import { LabelledField } from './LabelledField.tsx'

const meta = {
  component: LabelledField,
  args: { id: 'reason', label: 'Reason *', children: <Input /> },
} satisfies Meta<typeof LabelledField>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleLabelledField: Story = {}

export const LabelledFieldWithError: Story = { args: { error: 'Enter a reason.' } }
