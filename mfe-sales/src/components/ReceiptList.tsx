import type { MoneyResource, MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { Page, Card } from '@samity/shared-ui/core'
import type { ComponentProps } from 'react'
import { ReceiptTable } from './ReceiptTable.tsx'
import { useMayCollect } from '../hooks/use-may-collect.ts'

type Props<R extends MoneyResource, T extends MoneyRow<R>> = ComponentProps<typeof ReceiptTable<R, T>>

/** The list screen of one kind of receipt; Back opens its entry form. */
export function ReceiptList<R extends MoneyResource, T extends MoneyRow<R>>(props: Props<R, T>) {
  const { screen } = props
  const mayCollect = useMayCollect()
  return (
    <Page heading={screen.listHeading} {...(mayCollect && { back: screen.entry })}>
      <Card>
        <ReceiptTable {...props} />
      </Card>
    </Page>
  )
}
