import { toDecimal } from '@samity/shared-api/contract'
import { unclosedDay, type UnclosedDay } from '@samity/shared-api/contract/treasury/cash-day-reports'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { EmptyState, ErrorState, LoadingState, useRole } from '@samity/shared-ui/core'
import { useRows } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { AfterCount } from '../components/AfterCount.tsx'
import { cashBookLink, placeName, places, wherePath } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { sumsByKind } from '../where/sums-by-kind.ts'

const words = {
  total: { en: 'Total', bn: 'মোট' },
  coming: { en: '{amount} is on the way to you. Confirm it', bn: '{amount} আপনার পথে। নিশ্চিত করুন' },
  dayNotClosed: { en: 'A day is not closed', bn: 'একটি দিনের হিসাব সমাপ্ত হয়নি' },
  daysNotClosed: { en: '{count} days are not closed', bn: '{count}টি দিনের হিসাব সমাপ্ত হয়নি' },
  noBox: { en: 'You keep no cash box.', bn: 'আপনার কোনো ক্যাশ বাক্স নেই।' },
}

/** A card of the dashboard: a cashier sees the own box, others the sum by kind of place. */
export default function TreasuryCard() {
  return useRole() === 'cashier' ? <OwnBox /> : <SumsByKind />
}

function OwnBox() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { rows: boxes, error, refresh } = useRows(places)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!boxes) return <LoadingState />
  if (boxes.length === 0) return <EmptyState text={words.noBox} />
  return (
    <ul className={styles.list}>
      {boxes.map((box) => (
        <li key={box.id}>
          <Link className={styles.link} to={cashBookLink(box.id)} translate="no">
            {say(placeName(box))}
          </Link>
          {box.balance === null ? <AfterCount /> : <strong>{show.money(box.balance)}</strong>}
          {box.coming !== null && box.coming !== '0.00' && (
            <Link className={styles.link} to="/dashboard/treasury/transfers">
              {fill(t.coming, { amount: show.money(box.coming) })}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function SumsByKind() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { data: where, error, refresh } = useGet<WhereTheMoneyIs>(wherePath)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!where) return <LoadingState />
  return (
    <ul className={styles.list}>
      {sumsByKind(where.places).map(({ kind, label, paisa }) => (
        <li key={kind}>
          <span>{say(label)}</span>
          <span>{show.amount(toDecimal(paisa))}</span>
        </li>
      ))}
      <li>
        <Link className={styles.link} to="/dashboard/treasury/where">
          {t.total}
        </Link>
        <strong>{show.money(where.total)}</strong>
      </li>
      <DaysNotClosed />
    </ul>
  )
}

/** The days of boxes that are over and not closed; nothing when there is none. */
function DaysNotClosed() {
  const t = useWords(words)
  const show = useShow()
  const { data: days = [] } = useGet<UnclosedDay[]>(`${unclosedDay.path}/`)
  if (days.length === 0) return null
  return (
    <li>
      <Link className={styles.warning} to="/dashboard/treasury/day-reports">
        {days.length === 1 ? t.dayNotClosed : fill(t.daysNotClosed, { count: show.number(days.length) })}
      </Link>
    </li>
  )
}
