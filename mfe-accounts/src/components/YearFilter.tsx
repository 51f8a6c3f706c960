import { today, yearOf } from '@samity/shared-api/contract'
import { Filter, useUrlParams } from '@samity/shared-ui/data'
import { YearSelect } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'

const words = { year: { en: 'Year', bn: 'বছর' } }

type Props = {
  year: number
  /** The number of future years to offer: 1 for budgets, which are also made for the next year */
  ahead?: number
}

/** Selects the year in the URL: the current year, the ten before it, or any other year with data. */
export function YearFilter({ year, ahead = 0 }: Props) {
  const t = useWords(words)
  const [, updateParams] = useUrlParams()
  const { data: usedYears = [] } = useGet<number[]>('years/')
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
          // parameters of the previous year are removed: the record in the form, the records behind an amount
          onChange={(selectedYear) =>
            updateParams({ year: String(selectedYear), edit: '', records: '', from: '', to: '', page: '' })
          }
        />
      )}
    </Filter>
  )
}
