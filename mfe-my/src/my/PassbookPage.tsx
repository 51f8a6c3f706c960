import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract/money'
import { yearOf } from '@samity/shared-api/contract/day'
import { standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { Get, PageLocation } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { nameOf } from '@samity/shared-api/contract/words'
import styles from './my.module.css'
import { OwedTable } from './OwedTable.tsx'
import { readOwn, type Own } from './own-data.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { PagePrintButton } from './PagePrintButton.tsx'
import { OwnReceipts } from './OwnReceipts.tsx'

const words = {
  heading: { en: 'My Passbook', bn: 'আমার পাসবই' },
  owner: {
    en: '{name}, member {number}. Standing: {standing}.',
    bn: '{name}, সদস্য নং {number}। অবস্থা: {standing}।',
  },
  year: { en: 'Receipts of {year}', bn: '{year} সালের রসিদ' },
  allYears: { en: 'All receipts', bn: 'সব রসিদ' },
  years: { en: 'By year', bn: 'বছর অনুযায়ী' },
  yearColumn: { en: 'Year', bn: 'বছর' },
  count: { en: 'Receipts', bn: 'রসিদ' },
  amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' },
  total: { en: 'Total', bn: 'মোট' },
  all: { en: 'All years', bn: 'সব বছর' },
  owed: { en: 'Owed today', bn: 'আজকের বকেয়া' },
}

/** `year` is null for all years. `rows` are those of the year. */
type YearBook = Pick<Passbook, 'rows' | 'years' | 'total' | 'dues' | 'rents'> & { year: number | null }

/** One year, the newest one at first: a passbook of thirty years would be a long page on a phone. */
export const data = (get: Get, { search }: PageLocation): Promise<Own<YearBook>> =>
  readOwn(get, async () => {
    const { rows, years, total, dues, rents } = (await get('my/passbook/')) as Passbook
    const yearParam = new URLSearchParams(search).get('year')
    const year =
      yearParam === 'all'
        ? null
        : ((years.find((one) => String(one.year) === yearParam) ?? years[0])?.year ?? null)
    const rowsOfYear = year === null ? rows : rows.filter(({ day }) => yearOf(day) === year)
    return { rows: rowsOfYear, years, total, dues, rents, year }
  })

export default function PassbookPage({ data: own }: { data: Own<YearBook> }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <OwnFrame heading={t.heading} data={own}>
      {({ rows, years, total, dues, rents, year }, card) => (
        <>
          <p>
            {fill(t.owner, {
              name: say(nameOf(card)),
              number: show.digits(card.bar_registration_number),
              standing: say(standingWords(card.standing)),
            })}
          </p>
          <PagePrintButton />
          <h2>{year === null ? t.allYears : fill(t.year, { year: show.digits(year) })}</h2>
          <OwnReceipts rows={rows} total={toDecimal(sum(rows.map((row) => fromDecimal(row.total))))} />
          {years.length > 1 && <Years years={years} total={total} year={year} />}
          <h2>{t.owed}</h2>
          <OwedTable dues={dues} rents={rents} />
        </>
      )}
    </OwnFrame>
  )
}

function Years({ years, total, year }: Pick<YearBook, 'years' | 'total' | 'year'>) {
  const t = useWords(words)
  const show = useShow()
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {})
  return (
    <>
      <h2>{t.years}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.yearColumn}</th>
            <th scope="col" className={styles.figure}>
              {t.count}
            </th>
            <th scope="col" className={styles.figure}>
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map((one) => (
            <tr key={one.year}>
              <td>
                <Link to={`/my/passbook?year=${one.year}`} {...current(one.year === year)}>
                  {show.digits(one.year)}
                </Link>
              </td>
              <td className={styles.figure}>{show.number(one.receipts)}</td>
              <td className={styles.figure}>{show.amount(one.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t.total} ·{' '}
              <Link to="/my/passbook?year=all" {...current(year === null)}>
                {t.all}
              </Link>
            </th>
            <td className={styles.figure}>
              {show.number(years.reduce((count, { receipts }) => count + receipts, 0))}
            </td>
            <td className={styles.figure}>{show.amount(total)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}
