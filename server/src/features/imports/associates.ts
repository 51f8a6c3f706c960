import type { Day } from '@samity/shared-api/contract'
import { importKinds } from '@samity/shared-api/contract/imports/import-kinds'
import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { requireAdvocate } from '../../ledger/parties.ts'
import { receiptKindOf } from '../../receipts/receipt-kinds.ts'
import type { ImportHandler } from './import-handler.ts'
import { inOldBooks, postImported, refuseMonthWithTotal, voidImported } from './post-imported.ts'
import { toWire } from './receipts.ts'

type Associate = Record<string, unknown> & { advocate_id: string; registration_date: Day }

/**
 * Associates who were registered before Samity. Their fee is income of its day, and its money is part of the
 * opening amounts.
 */
export const associates: ImportHandler<Associate> = {
  mainField: 'license_no',
  booksLock: 'shared',
  seriesOf: () => ['ASR'],
  async apply(context, values) {
    refuseMonthWithTotal(context, values.registration_date, 'registration_date')
    const advocate = await requireAdvocate(context.sql, values.advocate_id, 'advocate_id')
    const { kind, body: schema } = receiptKindOf(context.request.server, associateRegistration.path)
    const row = toWire(importKinds.associates.fields, values)
    const body = { ...row, advocate_name: advocate.name_english, price_reason: 'Old books' }
    return {
      records: [await postImported(context, { kind, schema, body, choosePlaces: inOldBooks(context) })],
    }
  },
  undo: (context, record) =>
    voidImported(context, receiptKindOf(context.request.server, associateRegistration.path).kind, record),
}
