import type { Words } from '@samity/shared-api/contract'
import type { PassbookRow } from '@samity/shared-api/contract/members/passbook'
import { seriesTitle, type ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'

/** The title of the series of a receipt. The wire also names the series of modules, which are upper case. */
export const seriesWords = ({ series }: PassbookRow): Words => seriesTitle(series as ReceiptSeries)
