import { fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { incomeLine } from '../ledger/lines.ts'
import { collecting } from './collecting.ts'

export const fundCollections = collecting({
  resource: fundCollection,
  table: 'fund_collections',
  streams: ['DON'],
  async prepare(_sql, fund) {
    const head = fund.donation_type === 'govt_donation' ? 'government_donation' : 'other_donation'
    const payment_type = fund.payment_type || 'cash'
    return {
      facts: {
        stream: 'DON',
        day: fund.date,
        payment_type,
        book_no: fund.receipt_no,
        payer: fund.fund_provider,
        payer_note: fund.purpose,
        remarks: fund.remarks,
      },
      own: { donation_type: fund.donation_type, fund_provider: fund.fund_provider, purpose: fund.purpose },
      lines: incomeLine(head, fund.fund_amount, payment_type, fund.purpose),
    }
  },
})
