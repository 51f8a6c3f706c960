import { today, yearOf } from '@samity/shared-api/contract'
import { Filter } from '@samity/shared-ui/data'
import { YearSelect } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useReportParams } from '../hooks/use-report-params.ts'
import { useApiQuery } from '../hooks/use-api-query.ts'

const words = { year: { en: 'Year', bn: 'বছর' } }

/** The year of the address, the current one when it names none. */
export function useYear(): number {
  const [params] = useReportParams()
  const year = Number(params.get('year'))
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : yearOf(today())
}

type Props = {
  year: number
  /** Budgets are made for the next year too */
  ahead?: number
}

/** The current year and the ten before it, and any other that has data; the choice stands in the address. */
export function YearFilter({ year, ahead = 0 }: Props) {
  const t = useWords(words)
  const [, updateParams] = useReportParams()
  const { data: usedYears = [] } = useApiQuery<number[]>('years/')
  const thisYear = yearOf(today())
  const usualYears = Array.from({ length: 11 + ahead }, (_, index) => thisYear + ahead - index)
  return (
    <Filter label={t.year} id="year">
      {(id) => (
        <YearSelect
          id={id}
          name={id}
          years={[...usualYears, ...usedYears]}
          value={year}
          // what belonged to the other year is left: the record in the form, the records behind a figure
          onChange={(selectedYear) =>
            updateParams({ year: String(selectedYear), edit: '', records: '', from: '', to: '', page: '' })
          }
        />
      )}
    </Filter>
  )
}
