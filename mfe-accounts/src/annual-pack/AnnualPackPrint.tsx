import { fromDecimal, toDecimal, today } from '@samity/shared-api/contract'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import { AssociationLogo, useExtensions } from '@samity/shared-ui/core'
import { PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { fill, useAssociation, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { FundReportPrint } from '../funds/FundReportPrint.tsx'
import { FiguresPrint } from '../components/FiguresPrint.tsx'
import { CategoryPrint } from '../components/CategoryPrint.tsx'
import styles from './annual-pack.module.css'
import { MoneyPlacesPrint } from './MoneyPlacesPrint.tsx'
import { packInBengali } from './pack-in-bengali.ts'
import type { Pack } from './pack.ts'

const words = {
  title: { en: 'Annual Accounts {year}', bn: 'বার্ষিক হিসাব {year}' },
  contents: { en: 'Contents', bn: 'সূচিপত্র' },
  printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' },
  summary: { en: 'Summary', bn: 'সারসংক্ষেপ' },
  incomeReport: { en: 'Income Report', bn: 'আয়ের প্রতিবেদন' },
  expenseReport: { en: 'Expanse Report', bn: 'ব্যয়ের প্রতিবেদন' },
  byMonth: { en: '{report}, month by month', bn: '{report}, মাস অনুযায়ী' },
  income: { en: 'Income', bn: 'আয়' },
  expense: { en: 'Expanse', bn: 'ব্যয়' },
  general: { en: 'General fund: {side}', bn: 'সাধারণ তহবিল: {side}' },
  welfare: { en: 'Welfare fund: {side}', bn: 'কল্যাণ তহবিল: {side}' },
  lessExpense: { en: 'less Expanse', bn: 'বাদ ব্যয়' },
  surplus: { en: 'Income less expanse', bn: 'আয় বাদ ব্যয়' },
  passedOn: { en: 'Passed on, outside the income', bn: 'অন্যের জন্য আদায়, আয়ের বাইরে' },
  where: { en: 'Where the money is', bn: 'টাকা কোথায় আছে' },
  month: { en: 'Month', bn: 'মাস' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
  president: { en: 'President', bn: 'সভাপতি' },
  signatures: { en: 'Signatures', bn: 'স্বাক্ষর' },
}

export function AnnualPackPrint({ pack: loadedPack }: { pack: Pack }) {
  const language = useLanguage()
  const pack = language === 'bn' ? packInBengali(loadedPack) : loadedPack
  const { year, income, expense, funds, where, signatures } = pack
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { name, established } = useAssociation()
  const moreChapters = useExtensions('accounts.annual.chapter', { year, on: where.on })
  const yearText = show.digits(year)
  const sideOf = (side: FundReport['side']) => (side === 'income' ? words.income : words.expense)
  const monthlyTitle = (report: string) => fill(t.byMonth, { report })

  // those who sign receipts, and always the two who answer for the year
  const signers = [
    words.treasurer,
    ...signatures.filter(({ en }) => en !== words.treasurer.en && en !== words.president.en),
    words.president,
  ]

  const chapters = [
    { title: t.summary, content: <Summary pack={pack} /> },
    { title: t.incomeReport, content: <CategoryPrint report={income[0]} previousReport={income[1]} /> },
    { title: t.expenseReport, content: <CategoryPrint report={expense[0]} previousReport={expense[1]} /> },
    ...funds.map((report) => ({
      title: fill(t[report.fund], { side: say(sideOf(report.side)) }),
      content: <FundReportPrint report={report} name={sideOf(report.side)} />,
    })),
    { title: t.where, content: <MoneyPlacesPrint where={where} /> },
    ...moreChapters.map(({ title, content }) => ({ title: say(title), content })),
    // on landscape pages, so after the chapters that share the portrait ones
    { title: monthlyTitle(t.incomeReport), list: income[0] },
    { title: monthlyTitle(t.expenseReport), list: expense[0] },
  ].map((chapter, index) => ({ ...chapter, title: `${show.number(index + 1)}. ${chapter.title}` }))

  return (
    <>
      <section className={styles.front}>
        <AssociationLogo size={120} />
        <strong className={styles.association}>{say(name)}</strong>
        {say(established) && <span>{say(established)}</span>}
        <h2 className={styles.title}>{fill(t.title, { year: yearText })}</h2>
        <h3 className={styles.contents}>{t.contents}</h3>
        <ul className={styles.list}>
          {chapters.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <span className={styles.printed}>{fill(t.printed, { day: show.day(today()) })}</span>
        <div className={styles.signatures} role="group" aria-label={t.signatures}>
          {signers.map((signature) => (
            <span key={signature.en}>{say(signature)}</span>
          ))}
        </div>
      </section>
      {chapters.map((chapter) => (
        <div key={chapter.title} className={styles.chapter}>
          {'list' in chapter && chapter.list ? (
            <FiguresPrint
              title={chapter.title}
              subtitle={yearText}
              list={chapter.list}
              dateLabel={words.month}
              unit="months"
              level={3}
            />
          ) : (
            <PrintSheet title={chapter.title} subtitle={yearText} level={3}>
              {chapter.content}
            </PrintSheet>
          )}
        </div>
      ))}
    </>
  )
}

function Summary({ pack: { year, income, expense } }: { pack: Pack }) {
  const t = useWords(words)
  const show = useShow()
  const line = (label: string, [current, previous]: readonly [string, string]) => ({
    label,
    current: show.amount(current),
    previous: show.amount(previous),
  })
  const bothYears = (amountOf: (index: 0 | 1) => string) => [amountOf(0), amountOf(1)] as const
  const subtract = (one: string, other: string) => toDecimal(fromDecimal(one) - fromDecimal(other))
  const columns = [
    { name: 'label', label: '' },
    { name: 'current', label: show.digits(year), isFigure: true },
    { name: 'previous', label: show.digits(year - 1), isFigure: true },
  ]
  return (
    <>
      <PrintTable
        columns={columns}
        rows={[
          line(
            t.income,
            bothYears((index) => income[index].grand_total),
          ),
          line(
            t.lessExpense,
            bothYears((index) => expense[index].grand_total),
          ),
        ]}
        total={line(
          t.surplus,
          bothYears((index) => subtract(income[index].grand_total, expense[index].grand_total)),
        )}
      />
      <PrintTable
        columns={columns}
        rows={[
          line(
            t.passedOn,
            bothYears((index) => income[index].passed_on ?? '0.00'),
          ),
        ]}
      />
    </>
  )
}
