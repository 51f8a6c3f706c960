import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { fromDecimal, parseMoney, sum, toDecimal } from '@samity/shared-api/contract'
import { Button, PlusOutlined } from '@samity/shared-ui/core'
import { RowButton } from '@samity/shared-ui/data'
import { useReadField } from '@samity/shared-ui/forms'
import { useDebounced, useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect } from 'react'
import { Cell, Rows, useSet, useValue } from './cheque-form.ts'
import styles from './cheques.module.css'

const words = {
  heading: { en: 'Further receipts that this cheque pays', bn: 'এই চেকে পরিশোধিত আরও রসিদ' },
  number: { en: 'Further receipt or voucher {row}', bn: 'আরও রসিদ বা ভাউচার {row}' },
  part: { en: 'Its part of the cheque {row}', bn: 'চেক থেকে তার অংশ {row}' },
  add: { en: 'Add a receipt', bn: 'আরও রসিদ যোগ করুন' },
  rest: { en: '{amount} of the cheque is for {number}.', bn: 'চেকের {amount} {number}-এর জন্য।' },
}
const typingMs = 250

/** The path of the printed receipt of a number that is whole, and that nobody is typing any more. */
export function useReceiptOfNumber(typed: string, isOn = true) {
  const number = useDebounced(typed, typingMs)
  const isWhole = isOn && /^[a-z]{3}-\d{4}-\d+$/i.test(number) && number === typed
  return useGet<Receipt>(isWhole ? `receipts/${encodeURIComponent(number.toUpperCase())}/` : undefined)
}

export const paidByCheque = ({ payments }: Receipt): number =>
  sum(payments.flatMap(({ payment_type, amount }) => (payment_type === 'check' ? fromDecimal(amount) : [])))

type Part = { document_number?: unknown; amount?: unknown }
const paisaOf = (value: unknown): number => parseMoney(value) ?? 0

/** One cheque may pay several receipts. The first has what the others leave. */
export function FurtherReceipts() {
  const t = useWords(words)
  const show = useShow()
  const set = useSet()
  const parts = (useValue('further') as Part[] | undefined) ?? []
  const amount = paisaOf(useValue('amount'))
  const first = String(useValue('document_number') ?? '')
  const rest = amount - sum(parts.map((part) => paisaOf(part?.amount)))
  return (
    <fieldset className={styles.further}>
      <legend>{t.heading}</legend>
      <Rows name="further">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, row }) => (
              <FurtherReceipt
                key={key}
                row={row}
                onRemove={() => {
                  // the amount is that of the receipts
                  set({ amount: toDecimal(Math.max(0, amount - paisaOf(parts[row]?.amount))) })
                  remove(row)
                }}
              />
            ))}
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
              {t.add}
            </Button>
            {rows.length > 0 && first && (
              <p aria-live="polite">{fill(t.rest, { amount: show.money(toDecimal(rest)), number: first })}</p>
            )}
          </>
        )}
      </Rows>
    </fieldset>
  )
}

function FurtherReceipt({ row, onRemove }: { row: number; onRemove: () => void }) {
  const show = useShow()
  const read = useReadField()
  const set = useSet()
  const parts = (useValue('further') as Part[] | undefined) ?? []
  const { data: receipt } = useReceiptOfNumber(String(parts[row]?.document_number ?? '').trim())
  useEffect(() => {
    // what was typed stays
    if (!receipt || paisaOf(parts[row]?.amount) !== 0) return
    const paid = paidByCheque(receipt)
    set({
      further: parts.map((part, index) => (index === row ? { ...part, amount: toDecimal(paid) } : part)),
      amount: toDecimal(paisaOf(read('amount')) + paid),
    })
    // oxlint-disable-next-line exhaustive-deps -- once for each receipt
  }, [receipt])
  const number = show.digits(row + 1)
  return (
    <div className={styles.part}>
      <Cell
        list="further"
        row={row}
        name="document_number"
        kind="text"
        required
        label={fillWords(words.number, { row: number })}
      />
      <Cell
        list="further"
        row={row}
        name="amount"
        kind="money"
        required
        label={fillWords(words.part, { row: number })}
      />
      <RowButton action="delete" onClick={onRemove} />
    </div>
  )
}
