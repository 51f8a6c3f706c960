import { digitWords, fillWords, today, type Words } from '@samity/shared-api/contract'
import { renter } from '@samity/shared-api/contract/config/renter'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { monthOfDay, parsePeriod, periodMessage, toWirePeriod } from '../members/periods.ts'
import { duplicateOf, type ImportHandler } from './import-handler.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

type Arrears = {
  renter_name: string
  building_name: string
  floor: string
  room: string
  unpaid_from: string
  amount: number
}
type Lease = {
  id: number
  renter_name: string
  first_month: number | null
  unpaid_from: number | null
  rent_amount: number
}

const messages = {
  unknown: {
    en: 'No renter has this name, building, floor and room',
    bn: 'এই নাম, ভবন, তলা ও কক্ষের কোনো ভাড়াটিয়া নেই',
  },
  beforeLease: { en: 'Must not be before the lease begins', bn: 'ভাড়া শুরুর আগে হতে পারবে না' },
  afterNow: { en: 'Must not be after next month', bn: 'আগামী মাসের পরে হতে পারবে না' },
} satisfies Record<string, Words>
const otherAmount = (amount: number): Words =>
  digitWords(
    fillWords(
      {
        en: "The unpaid months come to {amount} at today's rent",
        bn: 'এখনকার ভাড়ায় বকেয়া মাসগুলোর মোট {amount}',
      },
      { amount: shownAmount(amount) },
    ),
  )
const alreadyImported = (month: string): Words =>
  digitWords(
    fillWords(
      {
        en: 'The first unpaid month of this renter is {month} already',
        bn: 'এই ভাড়াটিয়ার প্রথম বকেয়া মাস আগে থেকেই {month}',
      },
      { month },
    ),
  )

const findLease = async (sql: Sql, row: Arrears): Promise<Lease | undefined> => {
  const [lease] = await sql<Lease[]>`
    select r.id, r.renter_name, r.rent_amount, o.unpaid_from,
      (extract(year from r.from_date) * 12 + extract(month from r.from_date) - 1)::int as first_month
    from renters r
    join buildings b on b.id = r.building_id
    left join opening_rents o on o.renter_id = r.id and o.voided_at is null
    where r.archived_at is null and name_key(r.renter_name) = name_key(${row.renter_name})
      and b.building_key = name_key(${row.building_name})
      and name_key(r.floor_no) = name_key(${row.floor}) and name_key(r.room_no) = name_key(${row.room})
    order by r.id limit 1 for update of r`
  return lease
}

const readDue = async (sql: Sql, id: number): Promise<number> => {
  const [row] = await sql<[{ due_amount: number }]>`select due_amount from renter_balances where id = ${id}`
  return row.due_amount
}

/**
 * The first month that a renter had not paid when the association began to use Samity. What is due is
 * computed from it.
 */
export const rentArrears: ImportHandler<Arrears> = {
  mainField: 'renter_name',
  async apply({ sql, request }, row) {
    const unpaid = parsePeriod('monthly', row.unpaid_from)
    if (unpaid === undefined) throw unprocessable({ unpaid_from: periodMessage('monthly') })
    if (unpaid > monthOfDay(today()) + 1) throw unprocessable({ unpaid_from: messages.afterNow })
    const lease = await findLease(sql, row)
    if (!lease) throw unprocessable({ renter_name: messages.unknown })
    const record = { path: renter.path, id: lease.id, label: lease.renter_name }
    if (lease.unpaid_from !== null) {
      const words = alreadyImported(toWirePeriod('monthly', lease.unpaid_from))
      throw duplicateOf(record, 'unpaid_from', words)
    }
    if (lease.first_month !== null && unpaid < lease.first_month)
      throw unprocessable({ unpaid_from: messages.beforeLease })
    const [stored] = await sql<[{ id: number }]>`
      insert into opening_rents (renter_id, unpaid_from, created_by)
      values (${lease.id}, ${unpaid}, ${request.user!.id}) returning id`
    const due = await readDue(sql, lease.id)
    if (row.amount > 0 && due !== row.amount) throw unprocessable({ amount: otherAmount(due) })
    await audit(sql, request, {
      action: 'create',
      subject: 'opening-rents',
      subject_id: lease.id,
      after: { renter: lease.renter_name, unpaid_from: toWirePeriod('monthly', unpaid) },
    })
    return { records: [{ ...record, after: { opening: stored.id } }] }
  },
  async undo({ sql, request, importId, reason }, record) {
    const [paid] = await sql<{ number: string }[]>`
      select p.number
      from renters r
      join paid_periods s on s.live and s.kind = 'rent'
        and s.subject = r.building_id || '|' || name_key(r.floor_no) || '|' || name_key(r.room_no)
      join receipts p on p.id = s.receipt_id and p.voided_at is null
      where r.id = ${record.id} and p.created_at > (select created_at from imports where id = ${importId})
      order by p.id limit 1`
    if (paid)
      throw conflict(
        fillWords(
          {
            en: 'Rent was paid since the import ({number}). Void that receipt first.',
            bn: 'আমদানির পরে ভাড়া নেওয়া হয়েছে ({number})। আগে সেই রসিদ বাতিল করুন।',
          },
          { number: paid.number },
        ),
      )
    await sql`
      update opening_rents set voided_at = now(), voided_by = ${request.user!.id}, void_reason = ${reason}
      where renter_id = ${record.id} and voided_at is null`
    await audit(sql, request, { action: 'void', subject: 'opening-rents', subject_id: record.id, reason })
  },
}
