import { PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { OutstandingLine, ReconciliationDetails } from '../../contract/reconciliation.ts'
import styles from '../statements/statements.module.css'
import { equationOf } from './equation.ts'

const words = {
  title: { en: 'Reconciliation Statement', bn: 'ব্যাংক সমন্বয় বিবরণী' },
  subtitle: { en: '{account} on {day}', bn: '{account}, {day} তারিখে' },
  draft: { en: 'Draft', bn: 'খসড়া' },
  finalBy: { en: 'Final on {day} by {name}', bn: '{day} তারিখে চূড়ান্ত, করেছেন {name}' },
  line: { en: 'Description', bn: 'বিবরণ' },
  day: { en: 'Date', bn: 'তারিখ' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  total: { en: 'Total', bn: 'মোট' },
  inBooks: { en: 'In the books, not at the bank', bn: 'বইয়ে আছে, ব্যাংকে নেই' },
  atBank: { en: 'At the bank, not in the books', bn: 'ব্যাংকে আছে, বইয়ে নেই' },
  late: { en: 'Posted into the period after it was final', bn: 'চূড়ান্ত হওয়ার পর এই সময়ে লেখা' },
  made: { en: 'Made by', bn: 'কে করেছেন' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
  auditor: { en: 'Auditor', bn: 'নিরীক্ষক' },
}

/** The reconciliation on A4, for signature: its lines add up to the sums above them. */
export function ReconciliationPrint({ reconciliation }: { reconciliation: ReconciliationDetails }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { account_name, account_no, day, state, final_on, final_by, made_by } = reconciliation
  const account = [say(account_name), show.digits(account_no)].filter(Boolean).join(' · ')
  const tables: [string, readonly OutstandingLine[], string | undefined][] = [
    [t.inBooks, reconciliation.book_lines, reconciliation.book_outstanding],
    [t.atBank, reconciliation.bank_lines, reconciliation.bank_outstanding],
    [t.late, reconciliation.late_lines, undefined],
  ]
  return (
    <PrintSheet
      title={t.title}
      subtitle={
        <>
          <div>{fill(t.subtitle, { account, day: show.day(day) })}</div>
          <div>
            {state === 'final' ? fill(t.finalBy, { day: show.day(final_on), name: final_by ?? '' }) : t.draft}
          </div>
        </>
      }
    >
      <PrintTable
        label={t.title}
        columns={[
          { name: 'line', label: t.line },
          { name: 'amount', label: t.amount, isFigure: true },
        ]}
        rows={equationOf(reconciliation).map(({ label, amount, isSum }) => ({
          line: isSum ? <strong>{say(label)}</strong> : say(label),
          amount: isSum ? <strong>{show.amount(amount)}</strong> : show.amount(amount),
        }))}
      />
      {tables
        .filter(([, lines]) => lines.length > 0)
        .map(([caption, lines, sum]) => (
          <PrintTable
            key={caption}
            caption={caption}
            columns={[
              { name: 'day', label: t.day, isCode: true },
              { name: 'text', label: t.line },
              { name: 'amount', label: t.amount, isFigure: true },
            ]}
            rows={lines.map((line) => ({
              day: show.day(line.day),
              text: <span translate="no">{line.text}</span>,
              amount: show.amount(line.amount),
            }))}
            {...(sum && { total: { day: t.total, amount: show.amount(sum) } })}
          />
        ))}
      <div className={styles.signatures}>
        <span>
          {t.made}: {made_by}
        </span>
        <span>{t.treasurer}</span>
        <span>{t.auditor}</span>
      </div>
    </PrintSheet>
  )
}
