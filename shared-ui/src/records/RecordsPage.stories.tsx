import { collection } from '@samity/shared-api/client'
import { bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { columnsFor, useList } from '@samity/shared-ui/data'
import { formFor } from '@samity/shared-ui/forms'
import { RecordsPage } from './RecordsPage.tsx'
import { useRecordEditor } from './use-record-editor.ts'

const banks = collection(bank)
const { Form, Field } = formFor(bank)
const columns = columnsFor(bank, 'bank_name', 'branch_name', 'account_category')
const words = {
  heading: { en: 'Bank', bn: 'ব্যাংক' },
  listHeading: { en: 'Bank List', bn: 'ব্যাংকের তালিকা' },
  question: { en: 'Delete this bank?', bn: 'এই ব্যাংকটি মুছবেন?' },
}
const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

type BanksProps = Pick<Parameters<typeof RecordsPage<typeof bank>>[0], 'arrangement'>

function BanksPage({ arrangement = 'form above' }: BanksProps) {
  const list = useList(banks, { filters: { archived: 'archived' } })
  const editor = useRecordEditor(banks, list, { question: words.question, archive: 'after a question' })
  return (
    <RecordsPage
      heading={words.heading}
      editor={editor}
      form={(props) => (
        <Form {...props} labels={labels}>
          <Field name="bank_name" />
          <Field name="branch_name" />
        </Form>
      )}
      listHeading={words.listHeading}
      list={list}
      columns={columns}
      file="banks"
      arrangement={arrangement}
    />
  )
}

const meta = {
  component: RecordsPage<typeof bank>,
  // a form takes the focus when it opens
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof RecordsPage<typeof bank>>
export default meta

export const FormAboveList: StoryObj = { render: () => <BanksPage /> }

export const FormOfRow: StoryObj = { ...FormAboveList, parameters: { at: '/?edit=1' } }

export const ListFirst: StoryObj = { render: () => <BanksPage arrangement="list first" /> }

export const FormInSheet: StoryObj = { ...ListFirst, parameters: { at: '/?edit=1' } }
