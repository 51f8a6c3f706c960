import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { FileButton } from './FileButton.tsx'
import { FileDrop } from './FileDrop.tsx'

const words = {
  label: { en: 'Member list', bn: 'সদস্য তালিকা' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  note: {
    en: 'Or drop it here. CSV or Excel, up to 10,000 rows.',
    bn: 'অথবা এখানে ছাড়ুন। সিএসভি বা এক্সেল, সর্বোচ্চ ১০,০০০ সারি।',
  },
}

const meta = {
  component: FileDrop,
  args: { disabled: false, onFiles: () => undefined, children: null },
  render: function MemberList({ disabled, onFiles }) {
    const t = useWords(words)
    return (
      <FileDrop disabled={disabled} onFiles={onFiles}>
        <label htmlFor="members">{t.label}</label>
        <FileButton id="members" disabled={disabled} onFiles={onFiles}>
          {t.choose}
        </FileButton>
        <span>{t.note}</span>
      </FileDrop>
    )
  },
} satisfies Meta<typeof FileDrop>
export default meta

export const SimpleFileDrop: StoryObj<typeof meta> = {}

export const DisabledFileDrop: StoryObj<typeof meta> = { args: { disabled: true } }
