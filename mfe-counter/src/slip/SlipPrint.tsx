import { fromDecimal, toDecimal, type Words } from '@samity/shared-api/contract'
import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { seriesTitle, paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'

export const voidWord = { en: 'VOID', bn: 'বাতিল' }
const words = {
  title: { en: 'Slip', bn: 'স্লিপ' },
  number: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  what: { en: 'For', bn: 'বাবদ' },
  type: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  total: { en: 'Total', bn: 'মোট' },
  given: { en: 'Given', bn: 'দেওয়া হয়েছে' },
  giveBack: { en: 'Given back', bn: 'ফেরত দেওয়া হয়েছে' },
  void: voidWord,
}

export const payerWords = ({ payer, payer_bengali = payer }: Basket): Words => ({
  en: payer,
  bn: payer_bengali,
})

/** The cash that was given and not needed. */
export function changeOf({ given, receipts }: Basket): string | undefined {
  if (given === null) return undefined
  const cash = receipts
    .filter(({ payment_type }) => payment_type === 'cash')
    .reduce((paisa, { total }) => paisa + fromDecimal(total), 0)
  return toDecimal(fromDecimal(given) - cash)
}

/**
 * One sheet with every receipt of a basket, the total, what was given and what was given back. A void receipt
 * has its amount beside the column, which adds up to what is still paid; the money given paid for it, too.
 */
export function SlipPrint({ basket }: { basket: Basket }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const valid = basket.receipts.filter(({ voided }) => !voided)
  const total = toDecimal(valid.reduce((paisa, receipt) => paisa + fromDecimal(receipt.total), 0))
  const change = valid.length === basket.receipts.length ? changeOf(basket) : undefined
  return (
    <PrintSheet
      title={t.title}
      level={3}
      subtitle={[say(payerWords(basket)), show.moment(basket.created_at)].filter(Boolean).join(' · ')}
      issuedBy={basket.created_by}
    >
      <PrintTable
        label={t.title}
        columns={[
          { name: 'number', label: t.number, isCode: true },
          { name: 'what', label: t.what },
          { name: 'type', label: t.type },
          { name: 'amount', label: t.amount, isFigure: true },
        ]}
        rows={basket.receipts.map(({ number, series, note, total: amount, payment_type, voided }) => ({
          number: show.digits(number),
          what: [say(seriesTitle(series)), show.digits(note), voided && `${t.void} ${show.amount(amount)}`]
            .filter(Boolean)
            .join(' · '),
          type: say(paymentTypes.find(({ value }) => value === payment_type)!.label),
          amount: show.amount(voided ? '0.00' : amount),
        }))}
        total={{ what: t.total, amount: show.amount(total) }}
      />
      {change !== undefined && (
        <p>
          {t.given}: {show.money(basket.given)} · {t.giveBack}: {show.money(change)}
        </p>
      )}
    </PrintSheet>
  )
}
