import type { Collection } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { MoneyResource, MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { useMayEdit } from '@samity/shared-ui/core'
import {
  ListTable,
  PlaceFilter,
  RowButton,
  type Column,
  type DataTableProps,
  type List,
  useRemove,
  receiptDeletion,
  useColumnsWithPlace,
} from '@samity/shared-ui/data'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useNavigate } from '@samity/shared-ui/router'
import type { ReactNode } from 'react'
import type { ReceiptScreen } from '../receipt-screen.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

type RowSelection = NonNullable<DataTableProps<MoneyRow<MoneyResource>>['selection']>

type Props<R extends MoneyResource, T extends MoneyRow<R>> = {
  receipts: Collection<R>
  screen: ReceiptScreen
  list: List<T>
  columns: Column<T>[]
  rowNumberLabel?: Words
  filters?: ReactNode
  empty?: Words
  selection?: RowSelection
  moreActions?: (row: T) => ReactNode
}

export function ReceiptTable<R extends MoneyResource, T extends MoneyRow<R>>(props: Props<R, T>) {
  const { receipts, screen, list, moreActions, columns, filters, ...table } = props
  const allColumns = useColumnsWithPlace(columns)
  const navigate = useNavigate()
  const mayEdit = useMayEdit()
  const [receipt, openReceipt] = useReceipt()
  const remove = useRemove<T>(receipts, { ...receiptDeletion, list })
  const edit = (row: T) => void navigate(`${screen.entry}/${row.id}`, { state: { [screen.stateKey]: row } })

  return (
    <>
      <ListTable
        {...table}
        columns={allColumns}
        filters={
          <>
            {filters}
            <PlaceFilter list={list} />
          </>
        }
        list={list}
        label={screen.listHeading}
        file={receipts.resource.path}
        {...(list.amount && { totals: { total: list.amount } })}
        actions={(row) => (
          <>
            {moreActions?.(row)}
            <ReceiptButton number={row.number} label={screen.receiptLabel} onPrint={openReceipt} />
            {mayEdit && <RowButton action="edit" onClick={() => edit(row)} />}
            {mayEdit && <RowButton action="delete" onClick={() => void remove(row)} />}
          </>
        )}
      />
      {receipt}
    </>
  )
}
