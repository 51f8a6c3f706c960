import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { FileButton } from './FileButton.tsx'

const words = {
  label: { en: 'Member list', bn: 'সদস্য তালিকা' },
  choose: { en: 'Choose a CSV or Excel file', bn: 'সিএসভি বা এক্সেল ফাইল বেছে নিন' },
}

const meta = {
  component: FileButton,
  args: { id: 'member-list', children: '', onFiles: () => undefined, accept: '.csv,.xlsx' },
  render: function LabelledButton(args) {
    const t = useWords(words)
    return (
      <p>
        <label htmlFor={args.id}>{t.label}</label> <FileButton {...args}>{t.choose}</FileButton>
      </p>
    )
  },
} satisfies Meta<typeof FileButton>
export default meta

export const SimpleFileButton: StoryObj<typeof meta> = {}

export const DisabledFileButton: StoryObj<typeof meta> = { args: { disabled: true } }
