import { collection } from '@samity/shared-api/client'
import { bank, type Bank } from '@samity/shared-api/contract/config/bank'
import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { useWords } from '@samity/shared-ui/words'
import { RecordText } from './RecordText.tsx'

const banks = collection(bank)
const words = { label: { en: 'Bank Name', bn: 'ব্যাংকের নাম' } }

function LabelledBankName(props: ComponentProps<typeof RecordText<Bank>>) {
  const { label } = useWords(words)
  const [text, setText] = useState(props.value ?? '')
  return (
    <>
      <label htmlFor="bank-name">{label}</label>
      <RecordText {...props} id="bank-name" value={text} onChange={setText} />
    </>
  )
}

const meta = {
  component: RecordText<Bank>,
  args: {
    source: banks,
    label: ({ bank_name }) => bank_name,
    note: ({ branch_name }) => branch_name,
  },
  render: LabelledBankName,
} satisfies Meta<typeof RecordText<Bank>>
export default meta
type Story = StoryObj<typeof meta>

export const TextOfNoRecord: Story = { args: { value: 'Rupali Bank' } }

export const RecordTextSuggestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ব্যাংক')
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
}

export const DisabledRecordText: Story = { args: { value: 'Sonali Bank', disabled: true } }
