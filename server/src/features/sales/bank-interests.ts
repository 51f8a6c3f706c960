import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { findBank } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

export const bankInterests = receiptRoutes({
  resource: bankInterest,
  table: 'bank_interests',
  series: ['INT'],
  async prepare(sql, interest) {
    const payment_type = interest.payment_type || 'bank'
    return {
      header: {
        series: 'INT',
        day: interest.collection_date,
        payment_type,
        book_no: interest.receipt_no,
        payer: interest.bank_name,
        payer_note: `${interest.branch_name} · ${interest.account_no}`,
        remarks: interest.remarks,
        bank_id: await findBank(sql, interest.bank_name, interest.branch_name),
      },
      details: {
        bank_name: interest.bank_name,
        branch_name: interest.branch_name,
        account_no: interest.account_no,
      },
      lines: incomeLine(
        'bank_interest',
        interest.interest_amount,
        payment_type,
        `FDR NO. ${interest.account_no}`,
      ),
    }
  },
})
