import { collection, fetchPage } from '@samity/shared-api/client'
import { bank, type Bank } from '@samity/shared-api/contract/config/bank'
import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { paths } from '../../.storybook/server.ts'
import { useWords } from '@samity/shared-ui/words'
import { RecordSelect } from './RecordSelect.tsx'

const banks = collection(bank)
const words = { label: { en: 'Bank', bn: 'ব্যাংক' } }

function LabelledBank(props: ComponentProps<typeof RecordSelect<Bank>>) {
  const { label } = useWords(words)
  const [value, setValue] = useState(props.value ?? null)
  return (
    <>
      <label htmlFor="bank">{label}</label>
      <RecordSelect {...props} id="bank" value={value} onChange={setValue} />
    </>
  )
}

const meta = {
  component: RecordSelect<Bank>,
  args: { source: banks, label: ({ bank_name }) => bank_name },
  render: LabelledBank,
} satisfies Meta<typeof RecordSelect<Bank>>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyRecordSelect: Story = {}

export const Selected: Story = { args: { value: 2 } }

export const RecordSelectSuggestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'bank')
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
}

export const FailedRecordSelect: Story = {
  args: {
    source: {
      ...banks,
      resource: undefined,
      page: (query, signal) => fetchPage(paths.broken, query, signal),
    },
  },
}

export const DisabledRecordSelect: Story = { args: { value: 1, disabled: true } }
