import { today } from '@samity/shared-api/contract'
import { advocateChange } from '@samity/shared-api/contract/sales/advocate-change'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

export const advocateChanges = receiptRoutes({
  resource: advocateChange,
  table: 'advocate_changes',
  series: ['ADC'],
  extraColumns: ['advocate_name_bengali'],
  buyer: 'advocate_id',
  async prepare(sql, change, current) {
    const advocate = await requireAdvocate(sql, change.advocate_id, 'advocate_id', current)
    const payment_type = change.payment_type || 'cash'
    return {
      header: {
        series: 'ADC',
        day: change.date ?? current?.day ?? today(),
        payment_type,
        book_no: change.receipt_no,
        payer: change.client_name,
        payer_note: `${change.case_no} · ${change.advocate_name}`,
        remarks: change.remarks,
        advocate_id: advocate.id,
      },
      details: {
        client_name: change.client_name,
        advocate_number: change.advocate_id,
        advocate_name: change.advocate_name,
        case_no: change.case_no,
      },
      lines: incomeLine('advocate_change', change.fee, payment_type, change.case_no, [
        { item: 'advocate_change_fee', field: 'fee', amount: change.fee, count: 1, note: change.case_no },
      ]),
    }
  },
})
