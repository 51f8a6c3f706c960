import { today, yearOf } from '@samity/shared-api/contract'
import { Filter } from '@samity/shared-ui/data'
import { YearSelect } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useAddress } from './address.ts'
import { useAnswer } from './use-answer.ts'

const words = { year: { en: 'Year', bn: 'বছর' } }

/** The year of the address, the current one when it names none. */
export function useYear(): number {
  const [address] = useAddress()
  const asked = Number(address.get('year'))
  return Number.isInteger(asked) && asked >= 1900 && asked <= 2200 ? asked : yearOf(today())
}

type Props = {
  year: number
  /** Budgets are made for the next year too */
  ahead?: number
}

/** The current year and the ten before it, and any other that has data; the choice stands in the address. */
export function YearFilter({ year, ahead = 0 }: Props) {
  const t = useWords(words)
  const [, put] = useAddress()
  const { answer: used = [] } = useAnswer<number[]>('years/')
  const now = yearOf(today())
  const usual = Array.from({ length: 11 + ahead }, (_, index) => now + ahead - index)
  return (
    <Filter label={t.year} id="year">
      {(id) => (
        <YearSelect
          id={id}
          name={id}
          years={[...usual, ...used]}
          value={year}
          // what belonged to the other year is left: the record in the form, the records behind a figure
          onChange={(chosen) =>
            put({ year: String(chosen), edit: '', records: '', from: '', to: '', page: '' })
          }
        />
      )}
    </Filter>
  )
}
