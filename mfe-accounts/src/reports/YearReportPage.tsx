import { bengaliDigits, fromDecimal, type Words } from '@samity/shared-api/contract'
import {
  periods,
  type Period,
  type Side,
  type YearReport,
} from '@samity/shared-api/contract/accounts/reports'
import { Busy, Checkbox, Page, Problem, Sheet } from '@samity/shared-ui/core'
import { Chart } from '@samity/shared-ui/data'
import { Segmented } from '@samity/shared-ui/segmented'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { AnnualPack } from '../pack/AnnualPack.tsx'
import { useAddress } from '../parts/address.ts'
import { Amount } from '../parts/Amount.tsx'
import { Bars } from '../parts/Bars.tsx'
import { FiguresTable } from '../parts/FiguresTable.tsx'
import { RecordsDialog } from '../parts/RecordsDialog.tsx'
import styles from '../parts/report.module.css'
import { shortMonths } from '../parts/short-months.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { useYear, YearFilter } from '../parts/years.tsx'
import { categoryWords } from './category-words.ts'
import { CategoryTable } from './CategoryTable.tsx'
import { spanOf } from './span-of.ts'

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
  /** The report's call: 'income-report' */
  path: string
  /** What the actual figures are called: 'Income' */
  actual: Words
}

const isPeriod = (text: string | null): text is Period => text !== null && Object.hasOwn(periods, text)

const isExpected = ({ probable }: YearReport['categories'][number]) => Number(probable) !== 0

const named = ({ en, bn }: Words, year: number): Words => ({
  en: `${en} ${year}`,
  bn: `${bn} ${bengaliDigits(String(year))}`,
})

/** Probable against actual for a year and one of its three periods. */
export function YearReportPage({ heading, side, path, actual }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const year = useYear()
  const [address, put] = useAddress()
  const asked = address.get('period')
  const period = isPeriod(asked) ? asked : 'whole'
  const { answer, error, refresh } = useAnswer<YearReport>(`${path}/?year=${year}&period=${period}`)
  const comparing = address.get('compare') === '1'
  const past = useAnswer<YearReport>(comparing ? `${path}/?year=${year - 1}&period=${period}` : undefined)
  const before = comparing ? past.answer : undefined
  const whenOf = (of: number) => `${show.digits(of)} · ${say(periods[period].label)}`
  const when = whenOf(year)
  const taka = (of: YearReport) => of.rows.map(({ total }) => fromDecimal(total) / 100)

  return (
    <Page heading={heading} actions={<AnnualPack year={year} />}>
      <div className={styles.asked}>
        <YearFilter year={year} />
        <Segmented
          aria-label={t.period}
          value={period}
          options={Object.entries(periods).map(([value, { label }]) => ({ value, label: say(label) }))}
          onChange={(value) => put({ period: value === 'whole' ? '' : value, records: '' })}
        />
        <Checkbox
          checked={comparing}
          onChange={({ target }) => put({ compare: target.checked ? '1' : '', records: '' })}
        >
          {t.compare}
        </Checkbox>
      </div>
      {(error ?? past.error) ? (
        <Problem error={error ?? past.error} text={words.failed} retry={error ? refresh : past.refresh} />
      ) : !answer || (comparing && !before) ? (
        <Busy text={fillWords(words.loading, { year: show.digits(year) })} />
      ) : (
        <>
          <Sheet>
            <CategoryTable
              heading={heading}
              side={side}
              report={answer}
              before={before}
              whenBefore={whenOf(year - 1)}
              actual={actual}
              file={`${path}-${year}-${period}`}
              when={when}
            />
            {side === 'income' && Number(answer.passed_on) !== 0 && (
              <p className={styles.note}>
                {`${say(categoryWords.passedOn)}: `}
                <Amount
                  amount={answer.passed_on ?? '0.00'}
                  write={show.money}
                  question={{
                    of: `${say(categoryWords.passedOn)}, ${when}`,
                    side: 'passed_on',
                    ...spanOf(answer),
                  }}
                />
              </p>
            )}
          </Sheet>
          <Sheet>
            <Chart
              kind="bar"
              label={fillWords(words.chart, { heading: say(actual) })}
              points={shortMonths}
              series={[
                { name: before ? named(actual, year) : actual, values: taka(answer) },
                ...(before ? [{ name: named(actual, year - 1), values: taka(before) }] : []),
              ]}
            />
          </Sheet>
          {answer.categories.some(isExpected) && (
            <Sheet>
              <Bars
                label={fillWords(words.bars, { when })}
                series={[categoryWords.probable, categoryWords.actual]}
                rows={answer.categories
                  .filter((row) => isExpected(row) || Number(row.actual) !== 0)
                  .map(({ category, probable, actual: came }) => ({
                    name: { en: category, bn: category },
                    amounts: [probable, came],
                  }))}
              />
            </Sheet>
          )}
          <Sheet heading={words.months}>
            <FiguresTable
              label={heading}
              side={side}
              list={answer}
              rows="months"
              file={`${path}-${year}-months`}
              subtitle={show.digits(year)}
            />
          </Sheet>
        </>
      )}
      <RecordsDialog />
    </Page>
  )
}
