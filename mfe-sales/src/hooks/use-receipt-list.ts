import type { Collection } from '@samity/shared-api/client'
import type { Resource } from '@samity/shared-api/contract'
import type { MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { useList, type List } from '@samity/shared-ui/data'

type Filters = NonNullable<Parameters<typeof useList>[1]>['filters']

/** A stream's receipts, newest first, with search, dates and the list's own filters in the address. */
export const useReceiptList = <R extends Resource>(receipts: Collection<R>, filters: Filters = {}) =>
  // every money record answers its receipt beside its own fields
  useList(receipts, { dates: true, search: true, filters }) as unknown as List<MoneyRow<R>>
