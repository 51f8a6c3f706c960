import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { aCheckCode } from '../../.storybook/records.ts'
import { CheckMark } from './CheckMark.tsx'

const meta = { component: CheckMark, args: { check: aCheckCode } } satisfies Meta<typeof CheckMark>
export default meta
type Story = StoryObj<typeof meta>

export const CheckMarkOfReceipt: Story = {}
