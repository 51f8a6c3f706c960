import { missingRecordMessage } from '../../resources/resource-registry.ts'
import { unprocessable } from '../../http/errors.ts'
import { showDay } from '@samity/shared-api/contract'
import { associateRenewal } from '@samity/shared-api/contract/sales/associate'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

const unknownAssociate = missingRecordMessage(associateRenewal.fields.associate.label)

export const associateRenewals = receiptRoutes({
  resource: associateRenewal,
  table: 'associate_renewals',
  series: ['ASN'],
  async prepare(sql, renewal) {
    const [associate] = await sql<{ name: string; license_no: string; advocate_id: number | null }[]>`
      select s.name, s.license_no, r.advocate_id from associate_registrations s join receipts r on r.id = s.id
      where s.id = ${renewal.associate} and r.voided_at is null`
    if (!associate) throw unprocessable({ associate: unknownAssociate }).as('record.reference')
    if (renewal.renewal_end_date < renewal.renewal_date) {
      throw unprocessable({
        renewal_end_date: {
          en: 'Must not be before the renewal date',
          bn: 'নবায়নের তারিখের আগে হতে পারবে না',
        },
      })
    }
    const payment_type = renewal.payment_type || 'cash'
    return {
      header: {
        series: 'ASN',
        day: renewal.renewal_date,
        payment_type,
        book_no: '',
        payer: associate.name,
        payer_note: associate.license_no,
        remarks: '',
        advocate_id: associate.advocate_id,
      },
      details: {
        associate_id: renewal.associate,
        renewal_date: renewal.renewal_date,
        renewal_end_date: renewal.renewal_end_date,
      },
      lines: incomeLine(
        'associate_renewal',
        renewal.renewal_fee,
        payment_type,
        `– ${showDay(renewal.renewal_end_date)}`,
        [{ item: 'associate_renewal_fee', field: 'renewal_fee', amount: renewal.renewal_fee, count: 1 }],
      ),
    }
  },
})
