import type { ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import { receiptPaths } from '@samity/shared-api/contract/imports/receipt-imports'
import { associates } from './associates.ts'
import { committees } from './committees.ts'
import type { ImportHandler } from './import-handler.ts'
import { openingBalances } from './opening-balances.ts'
import { openingDuesImport } from './opening-dues.ts'
import { pastTotals } from './past-totals.ts'
import { photos } from './photos.ts'
import { receiptHandler } from './receipts.ts'
import { rentArrears } from './rent-arrears.ts'

const receiptNames = Object.keys(receiptPaths) as (keyof typeof receiptPaths)[]

const handlers = {
  'opening-balances': openingBalances,
  'past-totals': pastTotals,
  'rent-arrears': rentArrears,
  'opening-dues': openingDuesImport,
  associates,
  committees,
  photos,
  ...Object.fromEntries(receiptNames.map((name) => [name, receiptHandler(name)])),
} as unknown as Record<ImportKindName, ImportHandler>

export const handlerOf = (name: ImportKindName): ImportHandler => handlers[name]
