import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AttachmentInput, type AttachmentValue } from './AttachmentInput.tsx'

function Attachment(props: ComponentProps<typeof AttachmentInput>) {
  const [value, setValue] = useState<AttachmentValue>(props.value)
  return <AttachmentInput {...props} value={value} onChange={setValue} />
}

const meta = {
  component: AttachmentInput,
  args: {
    value: undefined,
    onChange: () => undefined,
    storedName: undefined,
    words: {
      label: { en: 'Notice', bn: 'নোটিশ' },
      choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
      clear: { en: 'Remove', bn: 'সরান' },
    },
  },
  render: Attachment,
} satisfies Meta<typeof AttachmentInput>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyAttachmentInput: Story = {}

export const StoredFile: Story = { args: { storedName: 'election-schedule-2026.pdf' } }

export const LongName: Story = {
  args: {
    storedName: 'কার্যনির্বাহী-পরিষদের-নির্বাচন-২০২৬-এর-তফসিল-ও-মনোনয়নপত্র-জমাদানের-নিয়মাবলি.pdf',
  },
}
