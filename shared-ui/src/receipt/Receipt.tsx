import { fromDecimal } from '@samity/shared-api/contract'
import { paymentTypes, type Receipt as Slip } from '@samity/shared-api/contract/sales/money-record'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import { amountInWords, asTyped, useAssociation, useSay, useShow, useWords } from '../words/index.ts'
import type { Paper } from './paper.ts'
import styles from './Receipt.module.css'

const words = {
  title: { en: 'Money Collection Receipt', bn: 'অর্থ আদায়ের রসিদ' },
  voucher: { en: 'Expense Voucher', bn: 'ব্যয় ভাউচার' },
  payer: { en: 'Name', bn: 'নাম' },
  date: { en: 'Date', bn: 'তারিখ' },
  number: { en: 'Receipt No', bn: 'রসিদ নং' },
  serial: { en: 'SL', bn: 'ক্রমিক' },
  description: { en: 'Description', bn: 'বিবরণ' },
  amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' },
  total: { en: 'Total', bn: 'মোট' },
  inWords: { en: 'In words', bn: 'কথায়' },
  payment: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  printedBy: { en: 'Printed by', bn: 'মুদ্রণ করেছেন' },
  duplicate: { en: 'DUPLICATE', bn: 'অনুলিপি' },
  voided: { en: 'VOID', bn: 'বাতিল' },
  nobody: { en: 'N/A', bn: 'প্রযোজ্য নয়' },
}

const between = ' · '

/** What is known of the payer, less what a line says already: a donation's purpose, a case, a form, 'FDR NO.' and its number. */
function noteOf({ payer_note, lines }: Slip): string {
  const said = lines.flatMap(({ note }) => note.split(between))
  return payer_note
    .split(between)
    .filter((part) => !said.some((note) => note === part || note.endsWith(` ${part}`)))
    .join(between)
}

/** One receipt on paper: A5, or the 80 mm roll of a till printer. */
export function Receipt({ slip, paper = 'a5' }: { slip: Slip; paper?: Paper }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { established } = useAssociation()
  const { user } = useAtomValue(sessionAtom)
  const paisa = fromDecimal(slip.total)
  const printer = user?.name || user?.username
  const { payments } = slip
  const isDuplicate = slip.prints > 0
  const payerNote = noteOf(slip)
  const title = slip.stream === 'EXP' ? t.voucher : t.title
  return (
    <article className={`${styles.receipt} ${styles[paper]}`} aria-label={`${title} ${slip.receipt_no}`}>
      {slip.voided_at && (
        <div className={styles.void} aria-label="VOID" translate="no">
          {t.voided}
        </div>
      )}
      <header className={styles.head}>
        <AssociationLogo size={44} />
        <strong className={styles.association} lang="en" translate="no">
          {slip.association.name_en}
        </strong>
        <strong className={styles.association} lang="bn">
          {slip.association.name_bn}
        </strong>
        <span>{say(established) || slip.association.established}</span>
        <h2 className={styles.title}>{title}</h2>
        {isDuplicate && <span className={styles.duplicate}>{t.duplicate}</span>}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t.number}</dt>
          <dd translate="no">{slip.receipt_no}</dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>{show.day(slip.date)}</dd>
        </div>
        <div className={styles.payer}>
          <dt>{t.payer}</dt>
          <dd>
            {slip.payer ? <span translate={asTyped(slip.payer)}>{slip.payer}</span> : t.nobody}
            {payerNote && (
              <small className={styles.note} translate={asTyped(payerNote)}>
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
                <span key={payment_type} className={styles.way}>
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
          {slip.lines.map((line, index) => (
            <tr key={index}>
              <td>{show.number(index + 1)}</td>
              <td>
                {say(line.label)}
                {line.note && (
                  <small className={styles.note} translate={asTyped(line.note)}>
                    {show.digits(line.note)}
                  </small>
                )}
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
            <td className={styles.amount}>{show.amount(slip.total)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.words}>
        <span>{t.inWords}:</span>
        <span lang="en" translate="no">
          {amountInWords(paisa, 'en')}
        </span>
        <span lang="bn">{amountInWords(paisa, 'bn')}</span>
      </div>
      {slip.voided_at && slip.void_reason && (
        <p
          className={styles.reason}
          translate={asTyped(slip.void_reason)}
        >{`${t.voided}: ${slip.void_reason}`}</p>
      )}
      <footer className={styles.signatures}>
        {slip.signatures.map((signature) => (
          <span key={signature.en}>{say(signature)}</span>
        ))}
      </footer>
      {printer && (
        <p className={styles.printer}>
          {t.printedBy}: {printer}
        </p>
      )}
    </article>
  )
}
