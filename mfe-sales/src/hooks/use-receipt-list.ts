import type { Collection } from '@samity/shared-api/client'
import type { MoneyResource } from '@samity/shared-api/contract/sales/money-record'
import { useList } from '@samity/shared-ui/data'

type Filters = NonNullable<Parameters<typeof useList>[1]>['filters']

/**
 * The receipts of one kind, newest first; search, dates, the place of the money and the filters of the list
 * are in the URL.
 */
export const useReceiptList = <R extends MoneyResource>(receipts: Collection<R>, filters: Filters = {}) =>
  useList(receipts, {
    dates: true,
    search: true,
    searchedFields: [...receipts.resource.search, 'number', 'book_no'],
    filters: { ...filters, place: 'place' },
  })
