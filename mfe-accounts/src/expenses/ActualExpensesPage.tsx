import { collection } from '@samity/shared-api/client'
import { today, yearOf } from '@samity/shared-api/contract'
import { actualExpense, type ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { expenseCategory } from '@samity/shared-api/contract/accounts/category'
import { PlaceFilter, receiptDeletion, RecordSelect, RowButton, useList } from '@samity/shared-ui/data'
import {
  useAttachmentChoice,
  useSaveAttachment,
  AttachmentDialog,
  AttachmentInput,
  BookingDayInput,
  FormColumns,
  formFor,
  PlaceField,
} from '@samity/shared-ui/forms'
import { useReceipt } from '@samity/shared-ui/receipt'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { fillWords, useShow } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { YearFilter } from '../components/YearFilter.tsx'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { useYear } from '../hooks/use-year.ts'
import { billPath } from './bill-path.ts'
import { PayeeText } from './PayeeText.tsx'
import { useExpenseColumns } from './use-expense-columns.tsx'

const expenses = collection(actualExpense)
const categories = collection(expenseCategory)
const { Form, Field } = formFor(actualExpense)

const words = {
  heading: { en: 'Add Actual Expanse', bn: 'প্রকৃত ব্যয় যোগ করুন' },
  listHeading: { en: 'Actual expanse of {year}', bn: '{year} সালের প্রকৃত ব্যয়' },
  created: { en: 'Expanse added successfully!', bn: 'ব্যয় সফলভাবে যোগ করা হয়েছে!' },
  updated: { en: 'Expanse updated successfully!', bn: 'ব্যয় সফলভাবে হালনাগাদ করা হয়েছে!' },
  failed: { en: 'Failed to save expanse.', bn: 'ব্যয় সংরক্ষণ করা যায়নি।' },
  deletionFailed: { en: 'Failed to delete expanse.', bn: 'ব্যয় মুছে ফেলা যায়নি।' },
  billOf: { en: 'Bill of {number}', bn: '{number}-এর বিল' },
  billFailed: {
    en: 'The expanse was saved, but its bill was not: {reason}',
    bn: 'ব্যয় সংরক্ষিত হয়েছে, বিল সংযুক্ত হয়নি: {reason}',
  },
}
const billWords = {
  label: { en: 'Bill', bn: 'বিল' },
  choose: { en: 'Attach a picture or PDF', bn: 'ছবি বা PDF সংযুক্ত করুন' },
  clear: { en: 'Remove bill', bn: 'বিল সরান' },
}
const labels = { create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }

export default function ActualExpensesPage() {
  const categoryName = useCategoryName()
  const show = useShow()
  const year = useYear()
  const query = useMemo(() => ({ year }), [year])
  const list = useList(expenses, { query, dates: true, search: true, filters: { place: 'place' } })
  const editor = useRecordEditor(expenses, list, {
    ...receiptDeletion,
    failed: words.deletionFailed,
    onSaved: (row, operation) => {
      void saveBill(row.id)
      if (operation === 'created') openReceipt(row.number, 'expanseCategory')
    },
  })
  const [receiptDialog, openReceipt] = useReceipt()
  const [bill, setBill] = useAttachmentChoice(editor.id)
  const [billVoucher, setBillVoucher] = useState<ActualExpense>()
  const storeAttachment = useSaveAttachment(words.billFailed)

  /** Called after the record is saved, because the file needs its id. */
  async function saveBill(id: number) {
    if (await storeAttachment(billPath(id), bill)) {
      setBill(undefined)
      list.refresh()
    }
  }

  return (
    <RecordsPage
      heading={words.heading}
      editor={editor}
      form={(formProps) => (
        <Form
          {...formProps}
          // no default date for another year than the current one
          initial={() => ({ payment_type: 'cash', ...(year === yearOf(today()) && { date: today() }) })}
          labels={labels}
          messages={{ created: words.created, updated: words.updated, failed: words.failed }}
          // the year follows the date
          prepare={(values) => ({ ...values, year: null })}
        >
          <FormColumns>
            <Field name="expanseCategory">
              <RecordSelect source={categories} label={({ category }) => categoryName(category)} />
            </Field>
            <Field name="actualExpanse" />
            <Field name="date">
              <BookingDayInput />
            </Field>
            <Field name="payee">
              <PayeeText />
            </Field>
            <Field name="payment_type" />
            <PlaceField side="expense" />
            <Field name="remarks" />
            <AttachmentInput
              words={billWords}
              value={bill}
              onChange={setBill}
              storedName={formProps.record?.attachment?.name}
            />
          </FormColumns>
        </Form>
      )}
      listHeading={fillWords(words.listHeading, { year: show.digits(year) })}
      file={`actual_expanse-${year}`}
      list={list}
      columns={useExpenseColumns(setBillVoucher)}
      filters={
        <>
          <YearFilter year={year} />
          <PlaceFilter list={list} />
        </>
      }
      {...(list.amount && { totals: { actualExpanse: list.amount } })}
      actions={(row, buttons) => (
        <>
          <RowButton action="print" onClick={() => openReceipt(row.number)} />
          {buttons}
        </>
      )}
    >
      {billVoucher?.attachment && (
        <AttachmentDialog
          title={fillWords(words.billOf, { number: billVoucher.number })}
          path={billPath(billVoucher.id)}
          {...billVoucher.attachment}
          onClose={() => setBillVoucher(undefined)}
        />
      )}
      {receiptDialog}
    </RecordsPage>
  )
}
