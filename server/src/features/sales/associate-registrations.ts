import { conflict, unprocessable } from '../../http/errors.ts'
import { fillWords, today } from '@samity/shared-api/contract'
import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { checkTotal } from '../../ledger/totals.ts'
import { flagSchema } from '../../http/describe-routes.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'

/** A renewal is due from so many days before the end of the registration on. */
const dueDays = 60

export const associateRegistrations = receiptRoutes({
  resource: associateRegistration,
  table: 'associate_registrations',
  series: ['ASR'],
  buyer: 'advocate_id',
  extraColumns: ['advocate_name_bengali', 'valid_until', 'renewals', 'photo'],
  query: {
    due: flagSchema(`1 lists only associates whose registration ended or ends within ${dueDays} days`),
  },
  filters: {
    due: (sql, value) =>
      value === '1' ? sql`coalesce(valid_until <= dhaka_today() + ${dueDays}::int, true)` : sql`true`,
  },
  async prepare(sql, registration, current) {
    if (
      registration.from_year !== null &&
      registration.to_year !== null &&
      registration.to_year < registration.from_year
    ) {
      throw unprocessable({
        to_year: { en: 'Must not be before the first year', bn: 'প্রথম বছরের আগে হতে পারবে না' },
      })
    }
    const advocate = await requireAdvocate(sql, registration.advocate_id, 'advocate_id', current)
    const payment_type = registration.payment_type || 'cash'
    // as in the association's own books, the renewal fee of a registration pays its first period
    const lines = [
      ...incomeLine(
        'associate_registration',
        (registration.entry_fee + registration.book_rate) as typeof registration.entry_fee,
        payment_type,
        '',
        [
          { item: 'associate_entry_fee', field: 'entry_fee', amount: registration.entry_fee, count: 1 },
          { item: 'associate_book_rate', field: 'book_rate', amount: registration.book_rate, count: 1 },
        ],
      ),
      ...incomeLine('associate_renewal', registration.renewal_fee, payment_type, '', [
        { item: 'associate_renewal_fee', field: 'renewal_fee', amount: registration.renewal_fee, count: 1 },
      ]),
    ]
    checkTotal(
      'total',
      registration.total,
      registration.entry_fee + registration.book_rate + registration.renewal_fee,
    )
    return {
      header: {
        series: 'ASR',
        day: registration.registration_date ?? current?.day ?? today(),
        payment_type,
        book_no: registration.receipt_no,
        payer: registration.name,
        payer_note: `${registration.license_no} · ${registration.advocate_name}`,
        remarks: registration.remarks,
        advocate_id: advocate.id,
      },
      details: {
        license_no: registration.license_no,
        name: registration.name,
        advocate_number: registration.advocate_id,
        advocate_name: registration.advocate_name,
        from_year: registration.from_year,
        to_year: registration.to_year,
        entry_fee: registration.entry_fee,
        book_rate: registration.book_rate,
        renewal_fee: registration.renewal_fee,
      },
      lines,
    }
  },
  /**
   * Refuses to void an associate with live renewals (409), because their receipts refer to the registration.
   */
  async beforeVoid(sql, { id, number }) {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from associate_renewals n join receipts r on r.id = n.id
      where n.associate_id = ${id} and r.voided_at is null`
    if (count > 0) {
      throw conflict(
        fillWords(
          {
            en: '{number} has {count} renewal receipts. Delete them first.',
            bn: '{number}-এর {count}টি নবায়ন রসিদ আছে। আগে সেগুলো মুছুন।',
          },
          { number, count },
        ),
      ).as('record.in_use')
    }
    await sql`update associate_registrations set live = false where id = ${id}`
  },
})
