import { notThere } from '../../platform/declared.ts'
import { unmet } from '../../platform/errors.ts'
import { showDay } from '@samity/shared-api/contract'
import { associateRenewal } from '@samity/shared-api/contract/sales/associate'
import { incomeLine } from '../ledger/lines.ts'
import { collecting } from './collecting.ts'

const unknown = notThere(associateRenewal.fields.associate.label)

export const associateRenewals = collecting({
  resource: associateRenewal,
  table: 'associate_renewals',
  streams: ['ASN'],
  async prepare(sql, given) {
    const [associate] = await sql<{ name: string; license_no: string; advocate_id: number | null }[]>`
      select s.name, s.license_no, r.advocate_id from associate_registrations s join receipts r on r.id = s.id
      where s.id = ${given.associate} and r.voided_at is null`
    if (!associate) throw unmet({ associate: unknown })
    if (given.renewal_end_date < given.renewal_date) {
      throw unmet({
        renewal_end_date: {
          en: 'Must not be before the renewal date',
          bn: 'নবায়নের তারিখের আগে হতে পারবে না',
        },
      })
    }
    const payment_type = given.payment_type || 'cash'
    return {
      facts: {
        stream: 'ASN',
        day: given.renewal_date,
        payment_type,
        book_no: '',
        payer: associate.name,
        payer_note: associate.license_no,
        remarks: '',
        advocate_id: associate.advocate_id,
      },
      own: {
        associate_id: given.associate,
        renewal_date: given.renewal_date,
        renewal_end_date: given.renewal_end_date,
      },
      lines: incomeLine(
        'associate_renewal',
        given.renewal_fee,
        payment_type,
        `– ${showDay(given.renewal_end_date)}`,
      ),
    }
  },
})
