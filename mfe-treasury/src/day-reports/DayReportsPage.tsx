import { collection } from '@samity/shared-api/client'
import {
  monthlyDifference,
  overnightCash,
  unclosedDay,
  type MonthlyDifference,
  type OvernightCash,
  type UnclosedDay,
} from '@samity/shared-api/contract/treasury/cash-day-reports'
import { Card, Page } from '@samity/shared-ui/core'
import { ListTable, useList, type Column } from '@samity/shared-ui/data'
import { Link, useSearchParams } from '@samity/shared-ui/router'
import { Tabs } from '@samity/shared-ui/tabs'
import { usePersonName } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { cashBookLink, dayLink, placeName } from '../treasury-api.ts'
import styles from '../treasury.module.css'

const unclosedDays = collection(unclosedDay)
const differences = collection(monthlyDifference)
const nights = collection(overnightCash)

const words = {
  heading: { en: 'Day Close Reports', bn: 'দিনের হিসাব সমাপ্তির প্রতিবেদন' },
  unclosed: { en: 'Days not closed', bn: 'বন্ধ না করা দিন' },
  differences: { en: 'Differences by month', bn: 'মাস অনুযায়ী গরমিল' },
  overnight: { en: 'Cash overnight', bn: 'রাতে থাকা নগদ' },
  allClosed: { en: 'Every day that is over is closed.', bn: 'শেষ হওয়া সব দিনের হিসাব সমাপ্ত করা আছে।' },
  noDifference: {
    en: 'No day has been closed in this time.',
    bn: 'এই সময়ে কোনো দিনের হিসাব সমাপ্ত করা হয়নি।',
  },
  noNight: { en: 'No box had more than its limit overnight.', bn: 'কোনো বাক্সে রাতে সীমার বেশি নগদ ছিল না।' },
  box: { en: 'Cash Box', bn: 'ক্যাশ বাক্স' },
}
const tabs = ['unclosed', 'differences', 'overnight'] as const
type Tab = (typeof tabs)[number]
const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text)

/**
 * Who has not closed, whose counts differ, and where too much cash stays overnight. The URL has the tab and
 * its filters.
 */
export default function DayReportsPage() {
  const t = useWords(words)
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab')
  return (
    <Page heading={words.heading}>
      <Card>
        <Tabs
          activeKey={isTab(tab) ? tab : 'unclosed'}
          onChange={(key) => setParams(key === 'unclosed' ? {} : { tab: key })}
          destroyOnHidden
          items={[
            { key: 'unclosed', label: t.unclosed, children: <UnclosedDays /> },
            { key: 'differences', label: t.differences, children: <Differences /> },
            { key: 'overnight', label: t.overnight, children: <Nights /> },
          ]}
        />
      </Card>
    </Page>
  )
}

function useBoxColumns<
  T extends { name_english: string; name_bengali: string; holder_name: string },
>(): Column<T>[] {
  const say = useSay()
  const personOf = usePersonName()
  return useMemo(
    () => [
      { name: 'name_english', label: words.box, value: (row) => say(placeName(row)) },
      {
        name: 'holder_name',
        label: unclosedDay.fields.holder_name.label,
        value: ({ holder_name }) => personOf(holder_name),
      },
    ],
    [say, personOf],
  )
}

function UnclosedDays() {
  const show = useShow()
  const { fields } = unclosedDay
  const box = useBoxColumns<UnclosedDay>()
  const list = useList(unclosedDays, { dates: true })
  const columns = useMemo(
    (): Column<UnclosedDay>[] => [
      {
        name: 'date',
        label: fields.date.label,
        kind: 'day',
        value: ({ date }) => date,
        show: ({ id, date }) => (
          <Link className={styles.link} to={dayLink(id)}>
            {show.day(date)}
          </Link>
        ),
      },
      ...box,
      { name: 'days_late', label: fields.days_late.label, kind: 'int', value: ({ days_late }) => days_late },
      {
        name: 'exception_reason',
        label: fields.exception_reason.label,
        value: ({ exception_reason }) => exception_reason,
      },
    ],
    [box, fields, show],
  )
  return (
    <ListTable
      label={words.unclosed}
      file="days-not-closed"
      list={list}
      columns={columns}
      empty={words.allClosed}
    />
  )
}

function Differences() {
  const show = useShow()
  const { fields } = monthlyDifference
  const box = useBoxColumns<MonthlyDifference>()
  const list = useList(differences, { dates: true })
  const columns = useMemo(
    (): Column<MonthlyDifference>[] => [
      {
        name: 'month',
        label: fields.month.label,
        value: ({ month }) => month.slice(0, 7),
        show: ({ month }) => show.digits(month.slice(0, 7).split('-').reverse().join('/')),
      },
      ...box,
      { name: 'days', label: fields.days.label, kind: 'int', value: ({ days }) => days },
      {
        name: 'days_with_difference',
        label: fields.days_with_difference.label,
        kind: 'int',
        value: ({ days_with_difference }) => days_with_difference,
      },
      { name: 'short', label: fields.short.label, kind: 'money', total: true, value: (row) => row.short },
      { name: 'over', label: fields.over.label, kind: 'money', total: true, value: ({ over }) => over },
      {
        name: 'net',
        label: fields.net.label,
        kind: 'money',
        total: true,
        value: ({ net }) => net,
        show: ({ net }) => (
          <strong className={net.startsWith('-') ? styles.warning : undefined}>{show.amount(net)}</strong>
        ),
      },
    ],
    [box, fields, show],
  )
  return (
    <ListTable
      label={words.differences}
      file="cash-differences"
      list={list}
      columns={columns}
      empty={words.noDifference}
    />
  )
}

function Nights() {
  const show = useShow()
  const { fields } = overnightCash
  const box = useBoxColumns<OvernightCash>()
  const list = useList(nights, { dates: true })
  const columns = useMemo(
    (): Column<OvernightCash>[] => [
      {
        name: 'date',
        label: fields.date.label,
        kind: 'day',
        value: ({ date }) => date,
        show: ({ place, date }) => (
          <Link className={styles.link} to={cashBookLink(place, date, date)}>
            {show.day(date)}
          </Link>
        ),
      },
      ...box,
      { name: 'amount', label: fields.amount.label, kind: 'money', value: ({ amount }) => amount },
      {
        name: 'overnight_limit',
        label: fields.overnight_limit.label,
        kind: 'money',
        value: ({ overnight_limit }) => overnight_limit,
      },
      {
        name: 'above',
        label: fields.above.label,
        kind: 'money',
        value: ({ above }) => above,
        show: ({ above }) => <strong className={styles.warning}>{show.amount(above)}</strong>,
      },
      { name: 'nights', label: fields.nights.label, kind: 'int', value: (row) => row.nights },
    ],
    [box, fields, show],
  )
  return (
    <ListTable
      label={words.overnight}
      file="cash-overnight"
      list={list}
      columns={columns}
      empty={words.noNight}
    />
  )
}
