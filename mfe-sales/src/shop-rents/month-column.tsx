import type { Words } from '@samity/shared-api/contract'
import type { Column } from '@samity/shared-ui/data'
import { useShow } from '@samity/shared-ui/words'

const formatMonth = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`

export const monthColumn = <T,>(
  name: string,
  label: Words,
  month: (row: T) => [month: number, year: number],
): Column<T> => ({
  name,
  label,
  value: (row) => formatMonth(...month(row)),
  show: (row) => <Month text={formatMonth(...month(row))} />,
  sort: null,
})

function Month({ text }: { text: string }) {
  const show = useShow()
  return show.digits(text)
}
