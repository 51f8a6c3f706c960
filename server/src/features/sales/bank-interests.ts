import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { unprocessable } from '../../http/errors.ts'
import { deductionLine } from '../../ledger/deduction-lines.ts'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { findBank } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

const tooMuch = {
  en: 'Tax and duty are more than the interest',
  bn: 'কর ও শুল্ক সুদের চেয়ে বেশি',
}

export const bankInterests = receiptRoutes({
  resource: bankInterest,
  table: 'bank_interests',
  series: ['INT'],
  extraColumns: ['net_amount'],
  async prepare(sql, interest, current) {
    const payment_type = interest.payment_type || 'bank'
    const { source_tax, excise_duty, interest_amount } = interest
    if (source_tax + excise_duty > interest_amount)
      throw unprocessable({ [excise_duty > interest_amount ? 'excise_duty' : 'source_tax']: tooMuch })
    return {
      header: {
        series: 'INT',
        day: interest.collection_date,
        payment_type,
        book_no: interest.receipt_no,
        payer: interest.bank_name,
        payer_note: `${interest.branch_name} · ${interest.account_no}`,
        remarks: interest.remarks,
        bank_id: await findBank(sql, interest.bank_name, interest.branch_name, current),
      },
      details: {
        bank_name: interest.bank_name,
        branch_name: interest.branch_name,
        account_no: interest.account_no,
        fdr_id: interest.fdr_id,
        source_tax: source_tax || null,
        excise_duty: excise_duty || null,
      },
      lines: [
        ...incomeLine('bank_interest', interest_amount, payment_type, `FDR NO. ${interest.account_no}`),
        ...(await deductionLine(sql, 'source_tax', source_tax, payment_type)),
        ...(await deductionLine(sql, 'excise_duty', excise_duty, payment_type)),
      ],
    }
  },
})
