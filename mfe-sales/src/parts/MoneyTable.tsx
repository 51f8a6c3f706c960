import type { Collection } from '@samity/shared-api/client'
import type { Resource, Words } from '@samity/shared-api/contract'
import type { MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { useMayEdit, useVoid } from '@samity/shared-ui/core'
import { ListTable, RowButton, type Column, type List } from '@samity/shared-ui/data'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useNavigate } from '@samity/shared-ui/router'
import type { ReactNode } from 'react'
import type { MoneyScreen } from './money-screen.ts'
import { SlipButton } from './SlipButton.tsx'

type Props<R extends Resource, T extends MoneyRow<R>> = {
  of: Collection<R>
  screen: MoneyScreen
  list: List<T>
  columns: Column<T>[]
  counted?: Words
  filters?: ReactNode
  empty?: Words
  /** What else can be done to a row, before Edit and Delete */
  more?: (row: T) => ReactNode
}

/** Receipts of one stream with what they come to; a row prints, opens for correction and is voided with a reason. */
export function MoneyTable<R extends Resource, T extends MoneyRow<R>>(props: Props<R, T>) {
  const { of, screen, list, more, ...table } = props
  const navigate = useNavigate()
  const mayEdit = useMayEdit()
  const [receipt, openReceipt] = useReceipt()
  const remove = useVoid<T>(of, { list })
  const edit = (row: T) => void navigate(`${screen.entry}/${row.id}`, { state: { [screen.state]: row } })

  return (
    <>
      <ListTable
        {...table}
        list={list}
        label={screen.listHeading}
        file={of.resource.path}
        {...(list.amount && { totals: { total: list.amount } })}
        actions={(row) => (
          <>
            {more?.(row)}
            <SlipButton number={row.number} name={screen.slip} onPrint={openReceipt} />
            {mayEdit && <RowButton does="edit" onClick={() => edit(row)} />}
            {mayEdit && <RowButton does="delete" onClick={() => void remove(row)} />}
          </>
        )}
      />
      {receipt}
    </>
  )
}
