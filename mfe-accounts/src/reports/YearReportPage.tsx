import { bengaliDigits, fromDecimal, type Words } from '@samity/shared-api/contract'
import {
  periods,
  type Period,
  type Side,
  type YearReport,
} from '@samity/shared-api/contract/accounts/reports'
import { LoadingState, Checkbox, Page, ErrorState, Card } from '@samity/shared-ui/core'
import { Chart, useUrlParams } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { Segmented } from '@samity/shared-ui/segmented'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { AnnualPack } from '../annual-pack/AnnualPack.tsx'
import { Amount } from '../components/Amount.tsx'
import { Bars } from '../components/Bars.tsx'
import { FiguresTable } from '../components/FiguresTable.tsx'
import { RecordsDialog } from '../components/RecordsDialog.tsx'
import styles from '../components/report.module.css'
import { shortMonths } from '../short-months.ts'
import { YearFilter } from '../components/YearFilter.tsx'
import { useYear } from '../hooks/use-year.ts'
import { categoryWords } from '../components/category-words.ts'
import { CategoryTable } from './CategoryTable.tsx'
import { periodDaysOf } from './period-days.ts'

const words = {
  loading: { en: 'Loading data for {year}…', bn: '{year} সালের তথ্য লোড হচ্ছে…' },
  failed: { en: 'Failed to load data', bn: 'তথ্য লোড করা যায়নি' },
  period: { en: 'Period', bn: 'সময়কাল' },
  months: { en: 'Month by month', bn: 'মাস অনুযায়ী' },
  compare: { en: 'Compare with last year', bn: 'গত বছরের সাথে তুলনা' },
  bars: { en: 'Probable against actual, {when} (taka)', bn: 'সম্ভাব্য ও প্রকৃত, {when} (টাকা)' },
  chart: { en: '{heading} by month (taka)', bn: 'মাস অনুযায়ী {heading} (টাকা)' },
}

type Props = {
  heading: Words
  side: Side
  /** The API path of the report: 'income-report' */
  path: string
  /** The name of the actual amounts: 'Income' */
  actual: Words
}

const isPeriod = (text: string | null): text is Period => text !== null && Object.hasOwn(periods, text)

const isExpected = ({ probable }: YearReport['categories'][number]) => Number(probable) !== 0

const withYear = ({ en, bn }: Words, year: number): Words => ({
  en: `${en} ${year}`,
  bn: `${bn} ${bengaliDigits(String(year))}`,
})

export function YearReportPage({ heading, side, path, actual }: Props) {
  const t = useWords(words)
  const say = useSay()
  const categoryName = useCategoryName()
  const show = useShow()
  const year = useYear()
  const [params, updateParams] = useUrlParams()
  const periodParam = params.get('period')
  const period = isPeriod(periodParam) ? periodParam : 'whole'
  const { data: report, error, refresh } = useGet<YearReport>(`${path}/?year=${year}&period=${period}`)
  const isComparing = params.get('compare') === '1'
  const previousQuery = useGet<YearReport>(
    isComparing ? `${path}/?year=${year - 1}&period=${period}` : undefined,
  )
  const previousReport = isComparing ? previousQuery.data : undefined
  const periodLabelOf = (reportYear: number) => `${show.digits(reportYear)} · ${say(periods[period].label)}`
  const periodLabel = periodLabelOf(year)
  const takaTotals = (source: YearReport) => source.rows.map(({ total }) => fromDecimal(total) / 100)

  return (
    <Page heading={heading} actions={<AnnualPack year={year} />}>
      <div className={styles.toolbar}>
        <YearFilter year={year} />
        <Segmented
          aria-label={t.period}
          value={period}
          options={Object.entries(periods).map(([value, { label }]) => ({ value, label: say(label) }))}
          onChange={(value) => updateParams({ period: value === 'whole' ? '' : value, records: '' })}
        />
        <Checkbox
          checked={isComparing}
          onChange={({ target }) => updateParams({ compare: target.checked ? '1' : '', records: '' })}
        >
          {t.compare}
        </Checkbox>
      </div>
      {(error ?? previousQuery.error) ? (
        <ErrorState
          error={error ?? previousQuery.error}
          text={words.failed}
          retry={error ? refresh : previousQuery.refresh}
        />
      ) : !report || (isComparing && !previousReport) ? (
        <LoadingState text={fillWords(words.loading, { year: show.digits(year) })} />
      ) : (
        <>
          <Card>
            <CategoryTable
              heading={heading}
              side={side}
              report={report}
              previousReport={previousReport}
              previousPeriodLabel={periodLabelOf(year - 1)}
              actual={actual}
              file={`${path}-${year}-${period}`}
              periodLabel={periodLabel}
            />
            {side === 'income' && Number(report.passed_on) !== 0 && (
              <p className={styles.note}>
                {`${say(categoryWords.passedOn)}: `}
                <Amount
                  amount={report.passed_on ?? '0.00'}
                  format={show.money}
                  query={{
                    of: `${say(categoryWords.passedOn)}, ${periodLabel}`,
                    side: 'passed_on',
                    ...periodDaysOf(report),
                  }}
                />
              </p>
            )}
          </Card>
          <Card>
            <Chart
              kind="bar"
              label={fillWords(words.chart, { heading: say(actual) })}
              points={shortMonths}
              series={[
                { name: previousReport ? withYear(actual, year) : actual, values: takaTotals(report) },
                ...(previousReport
                  ? [{ name: withYear(actual, year - 1), values: takaTotals(previousReport) }]
                  : []),
              ]}
            />
          </Card>
          {report.categories.some(isExpected) && (
            <Card>
              <Bars
                label={fillWords(words.bars, { when: periodLabel })}
                series={[categoryWords.probable, categoryWords.actual]}
                rows={report.categories
                  .filter((row) => isExpected(row) || Number(row.actual) !== 0)
                  .map(({ category, probable, actual: actualAmount }) => ({
                    name: { en: category, bn: categoryName(category) },
                    amounts: [probable, actualAmount],
                  }))}
              />
            </Card>
          )}
          <Card heading={words.months}>
            <FiguresTable
              label={heading}
              side={side}
              list={report}
              unit="months"
              file={`${path}-${year}-months`}
              subtitle={show.digits(year)}
            />
          </Card>
        </>
      )}
      <RecordsDialog />
    </Page>
  )
}
