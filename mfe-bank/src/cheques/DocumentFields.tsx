import { toDecimal, toMessage, type FormValues } from '@samity/shared-api/contract'
import { FullWidth, useReadField } from '@samity/shared-ui/forms'
import { useEffect, useRef } from 'react'
import type { cheque } from '../../contract/cheques.ts'
import { Field, useSet, useValue } from './cheque-form.ts'
import { FurtherReceipts, paidByCheque, useReceiptOfNumber } from './FurtherReceipts.tsx'

const words = {
  hint: {
    en: 'The number of a receipt or voucher paid by cheque',
    bn: 'চেকে পরিশোধিত রসিদ বা ভাউচারের নম্বর',
  },
  ownCheque: { en: 'An own cheque: its account pays', bn: 'নিজেদের চেক: হিসাব থেকে পরিশোধ হবে' },
  none: { en: 'No receipt or voucher has this number.', bn: 'এই নম্বরের কোনো রসিদ বা ভাউচার নেই।' },
  cash: { en: 'It was not paid by cheque.', bn: 'এটি চেকে পরিশোধ হয়নি।' },
}
/** Money that is paid out */
const voucherPaths = new Set(['actual_expanse', 'credit-payouts'])

/** Refuses a number that no receipt was found for. */
export const checkDocument = ({ document_path }: FormValues<typeof cheque>): Record<string, string> =>
  document_path ? {} : { document_number: toMessage(words.none) }

/**
 * The receipt or voucher by its number, which a scanner may type. It fills in the amount that was paid by
 * cheque and who paid or is paid.
 */
export function DocumentFields({ isNew }: { isNew: boolean }) {
  const { data: receipt, error } = useReceiptOfNumber(String(useValue('document_number') ?? '').trim(), isNew)
  const set = useSet()
  const read = useReadField()
  const filled = useRef<Record<string, string>>({})
  useEffect(() => {
    if (!receipt?.record) return
    const values = { party: receipt.payer, amount: toDecimal(paidByCheque(receipt)) }
    // what was typed or restored stays
    const isFree = (name: 'party' | 'amount') =>
      [undefined, null, '', filled.current[name]].some((value) => value === read(name))
    set({
      document_number: receipt.number,
      document_path: receipt.record.path,
      document_id: receipt.record.id,
      ...(isFree('party') && { party: values.party }),
      ...(isFree('amount') && { amount: values.amount }),
    })
    filled.current = values
    // oxlint-disable-next-line exhaustive-deps -- once for each receipt
  }, [receipt])
  const isOwn = voucherPaths.has(String(useValue('document_path') ?? ''))
  const hint = error
    ? words.none
    : receipt && paidByCheque(receipt) === 0
      ? words.cash
      : isOwn
        ? words.ownCheque
        : words.hint
  return (
    <>
      <Field name="document_number" hint={hint} readOnly={!isNew} />
      <Field name="number" />
      <Field name="drawn_on" />
      <Field name="party" />
      <Field name="amount" readOnly={!isNew} />
      {!isOwn && <Field name="bank_name" />}
      {!isOwn && <Field name="branch_name" />}
      {isNew && (
        <FullWidth>
          <FurtherReceipts />
        </FullWidth>
      )}
    </>
  )
}
