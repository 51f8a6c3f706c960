import type { Collection } from '@samity/shared-api/client'
import type { Resource, Words } from '@samity/shared-api/contract'
import type { MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { Page, Sheet } from '@samity/shared-ui/core'
import type { Column, List } from '@samity/shared-ui/data'
import type { ReactNode } from 'react'
import type { MoneyScreen } from './money-screen.ts'
import { MoneyTable } from './MoneyTable.tsx'
import { useMayCollect } from './use-may-collect.ts'

type Props<R extends Resource> = {
  of: Collection<R>
  screen: MoneyScreen
  list: List<MoneyRow<R>>
  columns: Column<MoneyRow<R>>[]
  filters?: ReactNode
  empty?: Words
}

/** A stream's list as a screen: Back leads to its form. */
export function MoneyList<R extends Resource>({ screen, ...table }: Props<R>) {
  const mayCollect = useMayCollect()
  return (
    <Page heading={screen.listHeading} {...(mayCollect && { back: screen.entry })}>
      <Sheet>
        <MoneyTable screen={screen} {...table} />
      </Sheet>
    </Page>
  )
}
