import type { Collection } from '@samity/shared-api/client'
import { actualExpense, type ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { Button, Card, useMayEdit } from '@samity/shared-ui/core'
import {
  ListTable,
  PlaceFilter,
  RowButton,
  type Column,
  type List,
  useRemove,
  receiptDeletion,
  useColumnsWithPlace,
} from '@samity/shared-ui/data'
import { AttachmentDialog } from '@samity/shared-ui/forms'
import { Link } from '@samity/shared-ui/router'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { useCategoryName } from '../hooks/use-category-name.ts'
import styles from '../components/report.module.css'
import { YearFilter } from '../components/YearFilter.tsx'
import { billPath } from './bill-path.ts'

const { fields } = actualExpense
const words = {
  heading: { en: 'Actual expanse of {year}', bn: '{year} সালের প্রকৃত ব্যয়' },
  voucher: { en: 'Voucher No', bn: 'ভাউচার নম্বর' },
  failed: { en: 'Failed to delete expanse.', bn: 'ব্যয় মুছে ফেলা যায়নি।' },
  bill: { en: 'Bill', bn: 'বিল' },
  billOf: { en: 'Bill of {number}', bn: '{number}-এর বিল' },
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
      <Link className={styles.number} to={`/dashboard/receipt/${number}`} translate="no">
        {number}
      </Link>
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

type Props = {
  collection: Collection<typeof actualExpense>
  list: List<ActualExpense>
  year: number
  onEdit: (row: ActualExpense) => void
  onPrint: (row: ActualExpense) => void
}

export function ExpenseList({ collection, list, year, onEdit, onPrint }: Props) {
  const show = useShow()
  const categoryName = useCategoryName()
  const mayEdit = useMayEdit()
  const t = useWords(words)
  const heading = fillWords(words.heading, { year: show.digits(year) })
  const voidVoucher = useRemove<ActualExpense>(collection, { ...receiptDeletion, failed: words.failed, list })
  const [billVoucher, setBillVoucher] = useState<ActualExpense>()
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
            <Button size="small" onClick={() => setBillVoucher(row)}>
              {t.show}
            </Button>
          ),
      },
      ...columns.slice(-1),
    ],
    [t, categoryName],
  )
  return (
    <Card heading={heading}>
      <ListTable
        label={heading}
        file={`actual_expanse-${year}`}
        list={list}
        columns={useColumnsWithPlace(allColumns)}
        filters={
          <>
            <YearFilter year={year} />
            <PlaceFilter list={list} />
          </>
        }
        {...(list.amount && { totals: { actualExpanse: list.amount } })}
        {...(mayEdit && {
          actions: (row: ActualExpense) => (
            <>
              <RowButton action="print" onClick={() => onPrint(row)} />
              <RowButton action="edit" onClick={() => onEdit(row)} />
              <RowButton action="delete" onClick={() => void voidVoucher(row)} />
            </>
          ),
        })}
      />
      {billVoucher?.attachment && (
        <AttachmentDialog
          title={fillWords(words.billOf, { number: billVoucher.number })}
          path={billPath(billVoucher.id)}
          {...billVoucher.attachment}
          onClose={() => setBillVoucher(undefined)}
        />
      )}
    </Card>
  )
}
