import { actualExpense, type ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { Button, RecordLink } from '@samity/shared-ui/core'
import { type Column, useColumnsWithPlace } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { useCategoryName } from '../hooks/use-category-name.ts'
import styles from '../components/report.module.css'

const { fields } = actualExpense
const words = {
  voucher: { en: 'Voucher No', bn: 'ভাউচার নম্বর' },
  bill: { en: 'Bill', bn: 'বিল' },
  show: { en: 'Show bill', bn: 'বিল দেখুন' },
}

const categoryColumn: Column<ActualExpense> = {
  name: 'category',
  label: fields.expanseCategory.label,
  sort: null,
  value: ({ category }) => category,
}
const columns: Column<ActualExpense>[] = [
  {
    name: 'number',
    label: words.voucher,
    sort: null,
    value: ({ number }) => number,
    show: ({ number }) => (
      <RecordLink className={styles.number} kind="receipt" values={{ number }} translate="no">
        {number}
      </RecordLink>
    ),
  },
  { name: 'date', label: fields.date.label, kind: 'day', value: ({ date }) => date },
  categoryColumn,
  { name: 'payee', label: fields.payee.label, value: ({ payee }) => payee },
  {
    name: 'payment_type',
    label: fields.payment_type.label,
    kind: 'choice',
    choices: fields.payment_type.choices ?? [],
    value: ({ payment_type }) => payment_type,
  },
  { name: 'remarks', label: fields.remarks.label, value: ({ remarks }) => remarks },
  {
    name: 'actualExpanse',
    label: fields.actualExpanse.label,
    kind: 'money',
    value: ({ actualExpanse }) => actualExpanse,
    total: true,
  },
]

/** The columns of the vouchers; `onBill` shows the bill of one. */
export function useExpenseColumns(onBill: (row: ActualExpense) => void): Column<ActualExpense>[] {
  const categoryName = useCategoryName()
  const t = useWords(words)
  const allColumns = useMemo(
    (): Column<ActualExpense>[] => [
      ...columns
        .slice(0, -1)
        .map((column) =>
          column === categoryColumn
            ? { ...column, value: (row: ActualExpense) => categoryName(row.category) }
            : column,
        ),
      {
        name: 'attachment',
        label: words.bill,
        sort: null,
        value: ({ attachment }) => attachment?.name,
        show: (row) =>
          row.attachment && (
            <Button size="small" onClick={() => onBill(row)}>
              {t.show}
            </Button>
          ),
      },
      ...columns.slice(-1),
    ],
    [t, categoryName, onBill],
  )
  return useColumnsWithPlace(allColumns)
}
