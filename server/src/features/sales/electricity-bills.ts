import { billMonths, electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { findBuilding } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

export const electricityBills = receiptRoutes({
  resource: electricityBill,
  table: 'electricity_bills',
  series: ['ELB'],
  extraColumns: ['building_name_bengali'],
  async prepare(sql, bill, current) {
    const payment_type = bill.payment_type || 'cash'
    // in digits, which read the same in every language
    const month = String(billMonths.findIndex(({ value }) => value === bill.month) + 1).padStart(2, '0')
    return {
      header: {
        series: 'ELB',
        day: bill.collection_date,
        payment_type,
        book_no: bill.receipt_no,
        payer: bill.bill_payer_name,
        payer_note: bill.building_name,
        remarks: bill.remarks,
        building_id: await findBuilding(sql, bill.building_name, current),
      },
      details: {
        month: bill.month,
        bill_year: bill.year,
        building_name: bill.building_name,
        bill_payer_name: bill.bill_payer_name,
      },
      lines: incomeLine('electricity_bill', bill.bill_amount, payment_type, `${month}/${bill.year}`),
    }
  },
})
