import { monthNames, monthOf, parseDay, type Words } from '@samity/shared-api/contract'
import type { MonthlyList } from '@samity/shared-api/contract/accounts/reports'
import { PrintSheet, PrintTable, type PrintColumn } from '@samity/shared-ui/print'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useCategoryName } from '../hooks/use-category-name.ts'

const words = {
  total: { en: 'Total', bn: 'মোট' },
  part: { en: 'Part {part} of {parts}', bn: '{parts} অংশের {part}' },
  nothing: { en: 'No amounts: {names}', bn: 'কোনো পরিমাণ নেই: {names}' },
}

/** The number of amount columns that fit on an A4 page. */
const maxColumns = 10

function splitColumns(names: readonly string[]): string[][] {
  const parts = Math.ceil(names.length / maxColumns)
  const width = Math.ceil(names.length / parts)
  return Array.from({ length: parts }, (_, index) => names.slice(index * width, (index + 1) * width))
}

type Props = {
  title: string
  subtitle: string
  list: Pick<MonthlyList, 'rows' | 'grand_total' | 'category_totals' | 'categories'>
  dateLabel: Words
  unit: 'days' | 'months'
  /** The level of the heading, 3 in a chapter of a longer print */
  level?: 2 | 3
}

/** The print layout of figures on A4: categories with amounts only, split into as many tables as needed. */
export function FiguresPrint({ title, subtitle, list, dateLabel, unit, level = 2 }: Props) {
  const t = useWords(words)
  const say = useSay()
  const categoryName = useCategoryName()
  const show = useShow()
  // not the total: a correction may reset it to 0 while the rows still have amounts
  const isAlwaysZero = (category: string) => list.rows.every((row) => Number(row[category] ?? 0) === 0)
  const names = list.categories.map(({ category }) => category)
  const columnNames = [...names.filter((name) => !isAlwaysZero(name)), 'total']
  const parts = splitColumns(columnNames)
  const formatRowDate = (date: string) =>
    unit === 'days' ? show.day(parseDay(date)) : say(monthNames[monthOf(date) - 1])
  const formatAmounts = (columns: readonly string[], values: Record<string, string>) =>
    Object.fromEntries(columns.map((name) => [name, show.amount(values[name] ?? '0.00')]))
  const emptyCategories = names.filter(isAlwaysZero)
  /** A part that starts a page repeats the title and the subtitle. */
  const captionOf = (index: number) => {
    const part = fill(t.part, { part: show.number(index + 1), parts: show.number(parts.length) })
    return index > 0 && unit === 'days' ? [title, subtitle, part].join(' · ') : part
  }

  return (
    <PrintSheet title={title} subtitle={subtitle} orientation="landscape" level={level}>
      {parts.map((columns, index) => (
        <PrintTable
          key={columns[0]}
          startsPage={unit === 'days'}
          {...(parts.length > 1 && { caption: captionOf(index) })}
          columns={[
            { name: 'trunc_date', label: say(dateLabel) },
            ...columns.map((name): PrintColumn => ({
              name,
              label: name === 'total' ? t.total : categoryName(name),
              isFigure: true,
            })),
          ]}
          rows={list.rows.map((row) => ({
            trunc_date: formatRowDate(row.trunc_date),
            ...formatAmounts(columns, row),
          }))}
          total={{
            trunc_date: t.total,
            ...formatAmounts(columns, { ...list.category_totals, total: list.grand_total }),
          }}
        />
      ))}
      {emptyCategories.length > 0 && (
        <p>{fill(t.nothing, { names: emptyCategories.map(categoryName).join(', ') })}</p>
      )}
    </PrintSheet>
  )
}
