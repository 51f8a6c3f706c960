import { collection } from '@samity/shared-api/client'
import { bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useEditParam } from '@samity/shared-ui/data'
import { EditCard } from './EditCard.tsx'
import { formFor } from './form-for.tsx'

const banks = collection(bank)
const { Form, Field } = formFor(bank)
const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

function BankCard() {
  const editor = useEditParam(banks)
  return (
    <EditCard target={editor} heading={{ en: 'Bank', bn: 'ব্যাংক' }}>
      {(record) => (
        <Form record={record} labels={labels} onCancel={record && editor.done}>
          <Field name="bank_name" />
          <Field name="branch_name" />
        </Form>
      )}
    </EditCard>
  )
}

const meta = {
  component: EditCard<typeof bank>,
  // a form takes the focus when it opens
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: BankCard,
} satisfies Meta<typeof EditCard<typeof bank>>
export default meta

export const EditCardNewRecord: StoryObj = {}

export const EditCardStoredRecord: StoryObj = { parameters: { at: '/?edit=1' } }

export const MissingRecord: StoryObj = { parameters: { at: '/?edit=999' } }
