import { fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

export const fundCollections = receiptRoutes({
  resource: fundCollection,
  table: 'fund_collections',
  series: ['DON'],
  async prepare(_sql, donation) {
    const head = donation.donation_type === 'govt_donation' ? 'government_donation' : 'other_donation'
    const payment_type = donation.payment_type || 'cash'
    return {
      header: {
        series: 'DON',
        day: donation.date,
        payment_type,
        book_no: donation.receipt_no,
        payer: donation.fund_provider,
        payer_note: donation.purpose,
        remarks: donation.remarks,
      },
      details: {
        donation_type: donation.donation_type,
        fund_provider: donation.fund_provider,
        purpose: donation.purpose,
      },
      lines: incomeLine(head, donation.fund_amount, payment_type, donation.purpose),
    }
  },
})
