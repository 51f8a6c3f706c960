import { today, type Row } from '@samity/shared-api/contract'
import { Modal } from '@samity/shared-ui/core'
import { formFor, FormColumns } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { lossForm } from '../../contract/form-resources.ts'
import type { Loan, LossInput } from '../../contract/loan.ts'
import { loseCopy } from '../library-api.ts'

const { Form, Field } = formFor(lossForm)

const words = {
  heading: { en: 'The copy is lost', bn: 'কপিটি হারিয়ে গেছে' },
  explain: {
    en: 'The loan ends, and the copy cannot be lent until it is found again. A fine for late days is added to the charge.',
    bn: 'ধার শেষ হবে, আর পাওয়া না যাওয়া পর্যন্ত কপিটি ধার দেওয়া যাবে না। দেরির জরিমানা মূল্যের সাথে যোগ হয়।',
  },
  chargeHint: {
    en: 'The replacement price of the book, if it has one',
    bn: 'বইয়ের “হারালে মূল্য” লেখা থাকলে সেটি',
  },
  save: { en: 'End the loan as lost', bn: 'হারানো হিসেবে ধার শেষ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

type Props = {
  loan: Loan
  replacementPrice: string
  onLost: (loan: Loan) => void
  onCancel: () => void
}

export function LossDialog({ loan, replacementPrice, onLost, onCancel }: Props) {
  const t = useWords(words)
  const lost = useRef<Loan>(undefined)
  return (
    <Modal open title={t.heading} footer={null} onCancel={onCancel}>
      <p translate="no">
        {loan.title} ({loan.copy_number}) · {loan.advocate_name}
      </p>
      <p>{t.explain}</p>
      <Form
        initial={() => ({
          lost_on: today(),
          ...(replacementPrice !== '0.00' && { charge: replacementPrice }),
        })}
        labels={{ create: words.save, update: words.save, cancel: words.cancel }}
        onCancel={onCancel}
        save={async ({ body, key }) => {
          // the form has these fields and no files
          const input = { ...(body as Omit<LossInput, 'copy_number'>), copy_number: loan.copy_number }
          lost.current = await loseCopy(input, key)
          return { ...(body as Row<typeof lossForm>), id: lost.current.id, version: 1 }
        }}
        onSaved={() => lost.current && onLost(lost.current)}
      >
        <FormColumns>
          <Field name="charge" hint={words.chargeHint} />
          <Field name="lost_on" />
        </FormColumns>
      </Form>
    </Modal>
  )
}
