import type { Collection } from '@samity/shared-api/client'
import type { Resource } from '@samity/shared-api/contract'
import type { MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { useList, type List } from '@samity/shared-ui/data'

type Filters = NonNullable<Parameters<typeof useList>[1]>['filters']

/** The receipts of one kind, newest first; search, dates and the filters of the list are in the URL. */
export const useReceiptList = <R extends Resource>(receipts: Collection<R>, filters: Filters = {}) =>
  // rows of receipts also contain number, totals and void state
  useList(receipts, { dates: true, search: true, filters }) as unknown as List<MoneyRow<R>>
