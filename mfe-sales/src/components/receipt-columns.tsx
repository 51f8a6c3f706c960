import type { MoneyResource, MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { serialRows, type SerialRange } from '@samity/shared-api/contract/sales/serials'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import { ReceiptNumber } from './ReceiptNumber.tsx'
import { showRanges } from '../serials.ts'

type Name<R extends MoneyResource> = keyof R['fields'] & string
type ReceiptFields<R extends MoneyResource> = {
  day: Name<R>
  amount: Name<R>
}

/** The columns of a receipt list: Receipt No, Date, the fields `names`, Total. */
export function receiptColumns<R extends MoneyResource>(
  resource: R,
  { day, amount }: ReceiptFields<R>,
  ...names: Name<R>[]
): Column<MoneyRow<R>>[] {
  const ownColumns = names.flatMap((name) =>
    resource.fields[name]?.kind === 'json' ? [serialsColumn<R>(name, resource)] : columnsFor(resource, name),
  )
  return [
    {
      name: 'receipt_no',
      label: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
      value: ({ receipt_no }) => receipt_no,
      show: ({ receipt_no }) => <ReceiptNumber>{receipt_no}</ReceiptNumber>,
    },
    ...columnsFor(resource, day).map((column) => ({ ...column, label: { en: 'Date', bn: 'তারিখ' } })),
    ...ownColumns,
    {
      name: 'total',
      label: { en: 'Total', bn: 'মোট' },
      kind: 'money',
      value: ({ total }) => total,
      sort: amount,
    },
  ]
}

const serialsColumn = <R extends MoneyResource>(name: Name<R>, { fields }: R): Column<MoneyRow<R>> => ({
  name,
  label: fields[name]?.label ?? serialRows({ en: 'Serials', bn: 'ক্রমিক' }).label,
  // the only JSON field of a sale is its serials
  value: (row) => showRanges(row[name as keyof MoneyRow<R>] as SerialRange[] | null),
  sort: null,
})

const hideIn =
  (hidden: 'when narrow' | 'unless wide') =>
  <T,>(columns: Column<T>[], ...names: string[]): Column<T>[] =>
    columns.map((column) => (names.includes(column.name) ? { ...column, hidden } : column))

export const hideWhenNarrow = hideIn('when narrow')
export const hideUnlessWide = hideIn('unless wide')
