import { fromDecimal, monthNames, monthOf, today, type Words } from '@samity/shared-api/contract'
import type { MonthlyList, Side } from '@samity/shared-api/contract/accounts/reports'
import { LoadingState, Page, ErrorState, Card } from '@samity/shared-ui/core'
import { Chart, Filter, useUrlParams } from '@samity/shared-ui/data'
import { MonthSelect } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { FiguresTable } from '../components/FiguresTable.tsx'
import { RecordsDialog } from '../components/RecordsDialog.tsx'
import styles from '../components/report.module.css'
import { YearFilter } from '../components/YearFilter.tsx'
import { useYear } from '../hooks/use-year.ts'

const words = {
  month: { en: 'Month', bn: 'মাস' },
  all: { en: 'All', bn: 'সব' },
  loading: { en: 'Loading data for {year}…', bn: '{year} সালের তথ্য লোড হচ্ছে…' },
  failed: { en: 'Failed to load data', bn: 'তথ্য লোড করা যায়নি' },
  chart: { en: '{of} by day (taka)', bn: 'দিন অনুযায়ী {of} (টাকা)' },
}

type Props = {
  heading: Words
  side: Side
  /** The API path of the list: 'monthly-income' */
  path: string
  /** The name of the side: 'Income' */
  sideName: Words
}

/** The month in the URL, or the current month without one; 0 is the whole year. */
function useMonth(): number {
  const [params] = useUrlParams()
  const month = Number(params.get('month') ?? monthOf(today()))
  return Number.isInteger(month) && month >= 0 && month <= 12 ? month : monthOf(today())
}

export function MonthlyListPage({ heading, side, path, sideName }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const year = useYear()
  const month = useMonth()
  const [, updateParams] = useUrlParams()
  const { data: list, error, refresh } = useGet<MonthlyList>(`${path}/?year=${year}&month=${month}`)
  const periodLabel = month === 0 ? show.digits(year) : `${say(monthNames[month - 1])} ${show.digits(year)}`

  return (
    <Page heading={heading}>
      <div className={styles.toolbar}>
        <YearFilter year={year} />
        <Filter label={t.month} id="month">
          {(id) => (
            <MonthSelect
              id={id}
              name={id}
              all={words.all}
              value={month}
              onChange={(selectedMonth) => updateParams({ month: String(selectedMonth), records: '' })}
            />
          )}
        </Filter>
      </div>
      {error ? (
        <ErrorState error={error} text={words.failed} retry={refresh} />
      ) : !list ? (
        <LoadingState text={fillWords(words.loading, { year: show.digits(year) })} />
      ) : (
        <>
          <Card>
            <FiguresTable
              label={heading}
              side={side}
              list={list}
              unit="days"
              file={`${path}-${year}${month ? `-${String(month).padStart(2, '0')}` : ''}`}
              subtitle={periodLabel}
            />
          </Card>
          <Card>
            <Chart
              kind="bar"
              label={fillWords(words.chart, { of: say(sideName) })}
              points={list.rows.map(({ trunc_date }) => show.digits(dayLabel(trunc_date, month === 0)))}
              series={[{ name: sideName, values: list.rows.map(({ total }) => fromDecimal(total) / 100) }]}
            />
          </Card>
        </>
      )}
      <RecordsDialog />
    </Page>
  )
}

/** The label of a day in the chart: '7' in a month, '07/03' in a year. */
const dayLabel = (day: string, isWholeYear: boolean) =>
  isWholeYear ? `${day.slice(8)}/${day.slice(5, 7)}` : String(Number(day.slice(8)))
