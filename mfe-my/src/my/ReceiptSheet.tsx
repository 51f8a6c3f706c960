import { fromDecimal } from '@samity/shared-api/contract/money'
import { paymentTypes } from '@samity/shared-api/contract/sales/payment-type'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { amountInWords, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { AmountTable } from './AmountTable.tsx'
import styles from './my.module.css'
import { QrDrawing } from './QrDrawing.tsx'

const words = {
  number: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  date: { en: 'Date', bn: 'তারিখ' },
  payer: { en: 'Name', bn: 'নাম' },
  payment: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  description: { en: 'Description', bn: 'বিবরণ' },
  total: { en: 'Total', bn: 'মোট' },
  inWords: { en: 'In words', bn: 'কথায়' },
  copy: { en: 'Copy for the member', bn: 'সদস্যের কপি' },
  void: { en: 'VOID', bn: 'বাতিল' },
  check: { en: 'QR code of the check page', bn: 'যাচাই পাতার কিউআর কোড' },
}

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const { payer, payer_note, lines } = (language === 'bn' && receipt.bengali) || receipt
  const { receipt_no, date, payments, total, voided_at, void_reason, check } = receipt
  return (
    <article className={`${styles.card} ${styles.receipt}`} aria-label={receipt_no}>
      <p className={styles.line}>
        <span className={styles.soft}>{t.copy}</span>
        {voided_at && (
          <strong className={styles.problem}>
            {t.void}
            {void_reason && `: ${void_reason}`}
          </strong>
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.number}</dt>
          <dd translate="no">{receipt_no}</dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>{show.day(date)}</dd>
        </div>
        <div>
          <dt>{t.payer}</dt>
          <dd>{[payer, show.digits(payer_note)].filter(Boolean).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t.payment}</dt>
          <dd>
            {payments
              .map(({ payment_type }) => say(paymentTypes.find(({ value }) => value === payment_type)?.label))
              .join(', ')}
          </dd>
        </div>
      </dl>
      <AmountTable
        heading={t.description}
        lines={lines.map(({ label, note, amount }, id) => ({ id, title: say(label), detail: note, amount }))}
        sumTitle={t.total}
        sum={total}
      />
      <p>
        {t.inWords}: {amountInWords(fromDecimal(total), language)}
      </p>
      {check && (
        <figure className={styles.check}>
          <QrDrawing qr={check.qr} label={t.check} />
          <figcaption translate="no">{check.code}</figcaption>
        </figure>
      )}
    </article>
  )
}
