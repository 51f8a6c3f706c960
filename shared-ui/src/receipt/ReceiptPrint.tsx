import { fromDecimal } from '@samity/shared-api/contract'
import { dayOfInstant } from '@samity/shared-api/contract/moment'
import { paymentTypes, type Receipt as ReceiptRecord } from '@samity/shared-api/contract/sales/money-record'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import {
  amountInWords,
  fill,
  translateAttribute,
  useAssociation,
  useSay,
  useShow,
  useWords,
} from '../words/index.ts'
import { usePersonName } from '../query/index.ts'
import { CheckMark } from './CheckMark.tsx'
import type { PaperSize } from './paper-size.ts'
import styles from './ReceiptPrint.module.css'

const words = {
  title: { en: 'Money Collection Receipt', bn: 'অর্থ আদায়ের রসিদ' },
  voucher: { en: 'Expense Voucher', bn: 'ব্যয় ভাউচার' },
  payout: { en: 'Payment Voucher', bn: 'পরিশোধ ভাউচার' },
  payer: { en: 'Name', bn: 'নাম' },
  date: { en: 'Date', bn: 'তারিখ' },
  number: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  serial: { en: 'SL', bn: 'ক্রম' },
  description: { en: 'Description', bn: 'বিবরণ' },
  amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' },
  total: { en: 'Total', bn: 'মোট' },
  inWords: { en: 'In words', bn: 'কথায়' },
  payment: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  takenBy: { en: 'Received by', bn: 'গ্রহণ করেছেন' },
  paidBy: { en: 'Paid by', bn: 'পরিশোধ করেছেন' },
  printedBy: { en: 'Printed by', bn: 'মুদ্রণ করেছেন' },
  duplicate: { en: 'DUPLICATE', bn: 'অনুলিপি' },
  voided: { en: 'VOID', bn: 'বাতিল' },
  receivedBy: { en: 'Received by', bn: 'গ্রহীতার স্বাক্ষর' },
  nobody: { en: 'N/A', bn: 'প্রযোজ্য নয়' },
  validUntil: { en: 'valid until {day}', bn: '{day} পর্যন্ত বৈধ' },
}

/** With more lines the receipt is dense, so that it stays on one page */
const maxRoomyLines = 5
const noteSeparator = ' · '

/**
 * The note on the payer without the parts that a line already has: a donation's purpose, a case, a form, 'FDR
 * NO.' and its number.
 */
function noteOf({ payer_note, lines }: ReceiptRecord): string {
  const lineNotes = lines.flatMap(({ note }) => note.split(noteSeparator))
  return payer_note
    .split(noteSeparator)
    .filter((part) => !lineNotes.some((note) => note === part || note.endsWith(` ${part}`)))
    .join(noteSeparator)
}

/** The books note the end of a renewal as a span without a beginning. */
const endOnly = '– '

function LineNote({ note }: { note: string }) {
  const t = useWords(words)
  const show = useShow()
  if (note === '') return null
  const end = note.startsWith(endOnly) ? show.digits(note.slice(endOnly.length)) : undefined
  return (
    <small className={styles.note} translate={end ? undefined : translateAttribute(note)}>
      {end ? fill(t.validUntil, { day: end }) : show.digits(note)}
    </small>
  )
}

type Props = {
  /** The content, as the server returns it. For a Bengali reader it has the content of `bengali`. */
  receipt: ReceiptRecord
  /** A5, or the 80 mm roll, which is cut at the end of the receipt. Defaults to A5. */
  paperSize?: PaperSize
}

/** The print layout of a receipt, for A5 or the 80 mm roll of a till printer. */
export function ReceiptPrint({ receipt, paperSize = 'a5' }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { established } = useAssociation()
  const { association, created_at: bookedAt, payments, stream } = receipt
  const foundation = say(established) || association.established
  const { user } = useAtomValue(sessionAtom)
  const totalPaisa = fromDecimal(receipt.total)
  const personOf = usePersonName()
  const voucherTitle = stream === 'EXP' ? t.voucher : stream === 'CPO' ? t.payout : undefined
  // what was booked on another day has no time on its day
  const date =
    bookedAt && dayOfInstant(bookedAt) === receipt.date ? show.moment(bookedAt) : show.day(receipt.date)
  const address = say(association.address)
  const payerNote = noteOf(receipt)
  const acts = [
    [voucherTitle ? t.paidBy : t.takenBy, personOf(receipt.created_by)],
    [t.printedBy, personOf(user?.username)],
  ].filter(([, person]) => person)
  const title = voucherTitle ?? t.title
  return (
    <article
      className={[styles.receipt, styles[paperSize], receipt.lines.length > maxRoomyLines && styles.dense]
        .filter(Boolean)
        .join(' ')}
      aria-label={`${title} ${receipt.receipt_no}`}
    >
      {receipt.voided_at && (
        <div className={styles.void} aria-label="VOID" translate="no">
          {t.voided}
        </div>
      )}
      <header className={styles.head}>
        <AssociationLogo size={44} />
        <strong className={styles.association} lang="en" translate="no">
          {association.name_en}
        </strong>
        <strong className={styles.association} lang="bn">
          {association.name_bn}
        </strong>
        {foundation && <span>{foundation}</span>}
        {address && <span className={styles.address}>{address}</span>}
        <h2 className={styles.title}>{title}</h2>
        {receipt.prints > 0 && <span className={styles.duplicate}>{t.duplicate}</span>}
      </header>
      <dl className={styles.details}>
        <div>
          <dt>{t.number}</dt>
          <dd translate="no">{receipt.receipt_no}</dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>{date}</dd>
        </div>
        <div className={styles.payer}>
          <dt>{t.payer}</dt>
          <dd>
            {receipt.payer ? (
              <span translate={translateAttribute(receipt.payer)}>{receipt.payer}</span>
            ) : (
              t.nobody
            )}
            {payerNote && (
              <small className={styles.note} translate={translateAttribute(payerNote)}>
                {show.digits(payerNote)}
              </small>
            )}
          </dd>
        </div>
        {payments.length > 0 && (
          <div className={payments.length > 1 ? styles.payer : undefined}>
            <dt>{t.payment}</dt>
            <dd>
              {payments.map(({ payment_type, amount }) => (
                <span key={payment_type} className={styles.payment}>
                  {say(paymentTypes.find(({ value }) => value === payment_type)?.label)}
                  {payments.length > 1 && ` ${show.amount(amount)}`}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t.serial}</th>
            <th scope="col">{t.description}</th>
            <th scope="col" className={styles.amount}>
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line, index) => (
            <tr key={index}>
              <td>{show.number(index + 1)}</td>
              <td>
                {say(line.label)}
                <LineNote note={line.note} />
              </td>
              <td className={styles.amount}>{show.amount(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <td className={styles.amount}>{show.amount(receipt.total)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.closing}>
        <div className={styles.words}>
          <span>{t.inWords}:</span>
          <span lang="en" translate="no">
            {amountInWords(totalPaisa, 'en')}
          </span>
          <span lang="bn">{amountInWords(totalPaisa, 'bn')}</span>
        </div>
        {receipt.check && <CheckMark check={receipt.check} className={styles.check} />}
      </div>
      {receipt.void_reason && (
        <p
          className={styles.reason}
          translate={translateAttribute(receipt.void_reason)}
        >{`${t.voided}: ${receipt.void_reason}`}</p>
      )}
      <footer className={styles.signatures}>
        {voucherTitle && (
          <span>
            {t.receivedBy}
            {receipt.payer && <small translate={translateAttribute(receipt.payer)}>{receipt.payer}</small>}
          </span>
        )}
        {receipt.signatures.map((signature) => (
          <span key={signature.en}>{say(signature)}</span>
        ))}
      </footer>
      <p className={styles.printedBy}>
        {acts.map(([act, person]) => `${act}: ${person}`).join(noteSeparator)}
      </p>
    </article>
  )
}
