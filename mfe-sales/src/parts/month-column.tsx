import type { Words } from '@samity/shared-api/contract'
import type { Column } from '@samity/shared-ui/data'
import { useShow } from '@samity/shared-ui/words'

const written = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`

/** A month with its year as one column. */
export const monthColumn = <T,>(
  name: string,
  label: Words,
  month: (row: T) => [month: number, year: number],
): Column<T> => ({
  name,
  label,
  value: (row) => written(...month(row)),
  show: (row) => <Month text={written(...month(row))} />,
  sort: null,
})

function Month({ text }: { text: string }) {
  const show = useShow()
  return show.digits(text)
}
