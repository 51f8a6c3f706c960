import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ImportFileDrop } from './ImportFileDrop.tsx'

const meta = {
  component: ImportFileDrop,
  args: {
    hint: { en: 'or drop it here. At most 20,000 rows.', bn: 'অথবা এখানে টেনে আনুন। সর্বোচ্চ ২০,০০০ সারি।' },
    name: undefined,
    isBusy: false,
    onFile: () => undefined,
  },
} satisfies Meta<typeof ImportFileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { name: 'members.xlsx' } }
export const BusyFileDrop: Story = { args: { name: 'members.xlsx', isBusy: true } }
