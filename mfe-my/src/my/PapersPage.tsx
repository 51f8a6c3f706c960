import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import { yearOf } from '@samity/shared-api/contract/day'
import type { Get, PageLocation } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { printedSerials } from '@samity/shared-api/contract/members/passbook'
import type { OwnRequest } from '../../contract/request.ts'
import styles from './my.module.css'
import { readOwn, type Own } from './own-data.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { headsOf, receiptLink } from './own-words.ts'
import { PagePrintButton } from './PagePrintButton.tsx'
import { ReportForm } from './ReportForm.tsx'

const words = {
  heading: { en: 'Papers in My Name', bn: 'আমার নামে কাগজ' },
  intro: {
    en: 'Papers that the counter sold in your name. If you did not buy one, report it here.',
    bn: 'কাউন্টার আপনার নামে যে কাগজ বিক্রি করেছে। কোনোটি আপনি না কিনলে এখানে জানান।',
  },
  none: { en: 'No paper was sold in your name.', bn: 'আপনার নামে কোনো কাগজ বিক্রি হয়নি।' },
  facts: { en: '{day} · {count} papers · ৳ {amount}', bn: '{day} · {count}টি কাগজ · ৳ {amount}' },
  serials: { en: 'Serials', bn: 'ক্রমিক' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  years: { en: 'Years', bn: 'বছর' },
}

type Papers = { rows: PassbookRow[]; years: number[]; year: number | undefined; reports: OwnRequest[] }

export const data = (get: Get, { search }: PageLocation): Promise<Own<Papers>> =>
  readOwn(get, async () => {
    const [passbook, requests] = await Promise.all([
      get('my/passbook/') as Promise<Passbook>,
      get('x/mfe-my/own-requests/') as Promise<OwnRequest[]>,
    ])
    const papers = passbook.rows.filter(({ serials }) => serials.length > 0).toReversed()
    const years = [...new Set(papers.map(({ day }) => yearOf(day)))]
    const yearParam = new URLSearchParams(search).get('year')
    const year = years.find((one) => String(one) === yearParam) ?? years[0]
    return {
      rows: papers.filter(({ day }) => yearOf(day) === year),
      years,
      year,
      reports: requests.filter(({ kind }) => kind === 'report'),
    }
  })

export default function PapersPage({ data: own }: { data: Own<Papers> }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <OwnFrame heading={t.heading} data={own}>
      {({ rows, years, year, reports }) => (
        <>
          <p>{t.intro}</p>
          {years.length > 1 && (
            <nav aria-label={t.years} className={styles.screenOnly}>
              <ul className={styles.links}>
                {years.map((one) => (
                  <li key={one}>
                    <Link
                      to={`/my/papers?year=${one}`}
                      {...(one === year && { 'aria-current': 'page' as const })}
                    >
                      {show.digits(one)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {rows.length === 0 ? <p>{t.none}</p> : <PagePrintButton />}
          <ul className={styles.papers}>
            {rows.map((row) => (
              <li key={row.id}>
                <Paper row={row} />
                <ReportForm
                  number={row.number}
                  reports={reports.filter(({ receipt_number }) => receipt_number === row.number)}
                  page={`/my/papers?year=${yearOf(row.day)}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </OwnFrame>
  )
}

function Paper({ row }: { row: PassbookRow }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const count = row.serials.reduce((papers, { total }) => papers + total, 0)
  return (
    <>
      <h2>{headsOf(row, say)}</h2>
      <p>
        {fill(t.facts, { day: show.day(row.day), count: show.number(count), amount: show.amount(row.total) })}
      </p>
      <p>
        {t.serials}: <strong>{show.digits(printedSerials(row))}</strong>
      </p>
      <p>
        {t.receipt}:{' '}
        <Link to={receiptLink(row.number)} translate="no">
          {row.receipt_no}
        </Link>
      </p>
    </>
  )
}
