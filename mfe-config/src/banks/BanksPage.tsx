import { collection } from '@samity/shared-api/client'
import { bank, type Bank } from '@samity/shared-api/contract/config/bank'
import { Button } from '@samity/shared-ui/core'
import { columnsFor, useEditParam } from '@samity/shared-ui/data'
import { formFor } from '@samity/shared-ui/forms'
import { BankDialog } from './BankDialog.tsx'
import { ReferenceDataPage } from '../components/ReferenceDataPage.tsx'

const banks = collection(bank)
const form = formFor(bank)
const { Field } = form
const plainColumns = columnsFor(bank, 'bank_name', 'address', 'branch_name', 'account_category')

const words = {
  heading: { en: 'Bank', bn: 'ব্যাংক' },
  listHeading: { en: 'Bank List', bn: 'ব্যাংকের তালিকা' },
  saved: { en: 'Bank Added Successfully', bn: 'ব্যাংক সফলভাবে যোগ করা হয়েছে' },
  deletion: {
    en: 'আপনি কি নিশ্চিত যে এই ব্যাংকটি মুছে ফেলতে চান?',
    bn: 'আপনি কি নিশ্চিত যে এই ব্যাংকটি মুছে ফেলতে চান?',
  },
}

export default function BanksPage() {
  const viewed = useEditParam(banks, 'view')
  // the name opens the bank, also for people who change nothing
  const columns = plainColumns.map((column) =>
    column.name === 'bank_name'
      ? {
          ...column,
          show: (row: Bank) => (
            <Button type="link" size="small" onClick={() => void viewed.edit(row)}>
              {row.bank_name}
            </Button>
          ),
        }
      : column,
  )
  return (
    <>
      <ReferenceDataPage
        heading={words.heading}
        listHeading={words.listHeading}
        collection={banks}
        form={form}
        columns={columns}
        messages={{ created: words.saved, updated: words.saved }}
        removal={{ question: words.deletion }}
      >
        <Field name="bank_name" />
        <Field name="address" />
        <Field name="branch_name" />
        <Field name="account_category" />
      </ReferenceDataPage>
      <BankDialog viewed={viewed} />
    </>
  )
}
