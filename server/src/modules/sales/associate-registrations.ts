import { conflict, unmet } from '../../platform/errors.ts'
import { today, bengali } from '@samity/shared-api/contract'
import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { incomeLine } from '../ledger/lines.ts'
import { knownAdvocate } from '../ledger/parties.ts'
import { agreedTotal } from '../ledger/totals.ts'
import { collecting } from './collecting.ts'

export const associateRegistrations = collecting({
  resource: associateRegistration,
  table: 'associate_registrations',
  streams: ['ASR'],
  buyer: 'advocate_id',
  also: ['valid_until', 'renewals'],
  async prepare(sql, given, held) {
    if (given.from_year !== null && given.to_year !== null && given.to_year < given.from_year) {
      throw unmet({ to_year: { en: 'Must not be before the first year', bn: 'প্রথম বছরের আগে হতে পারবে না' } })
    }
    const member = await knownAdvocate(sql, given.advocate_id, 'advocate_id')
    const payment_type = given.payment_type || 'cash'
    // the association's own books count the renewal fee of a registration as its first period
    const lines = [
      ...incomeLine(
        'associate_registration',
        (given.entry_fee + given.book_rate) as typeof given.entry_fee,
        payment_type,
      ),
      ...incomeLine('associate_renewal', given.renewal_fee, payment_type),
    ]
    agreedTotal('total', given.total, given.entry_fee + given.book_rate + given.renewal_fee)
    return {
      facts: {
        stream: 'ASR',
        day: given.registration_date ?? held?.day ?? today(),
        payment_type,
        book_no: given.receipt_no,
        payer: given.name,
        payer_note: `${given.license_no} · ${given.advocate_name}`,
        remarks: given.remarks,
        advocate_id: member.id,
      },
      own: {
        license_no: given.license_no,
        name: given.name,
        advocate_number: given.advocate_id,
        advocate_name: given.advocate_name,
        from_year: given.from_year,
        to_year: given.to_year,
        entry_fee: given.entry_fee,
        book_rate: given.book_rate,
        renewal_fee: given.renewal_fee,
      },
      lines,
    }
  },
  /** An associate with live renewals stays: their receipts refer to it. */
  async beforeVoid(sql, { id, number }) {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from associate_renewals n join receipts r on r.id = n.id
      where n.associate_id = ${id} and r.voided_at is null`
    if (count > 0) {
      throw conflict({
        en: `${number} has ${count} renewal receipts. Delete them first.`,
        bn: bengali`${number}-এর ${count}টি নবায়ন রসিদ আছে। আগে সেগুলো মুছুন।`,
      })
    }
    await sql`update associate_registrations set live = false where id = ${id}`
  },
})
