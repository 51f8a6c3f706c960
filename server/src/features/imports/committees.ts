import { today, yearOf, type Words } from '@samity/shared-api/contract'
import { committee } from '@samity/shared-api/contract/config/committee'
import { position } from '@samity/shared-api/contract/config/position'
import { audit } from '../../audit/audit.ts'
import { unprocessable } from '../../http/errors.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { createRecord, deleteRecord, readRecord } from '../../resources/records.ts'
import { changedSince, duplicateOf, type ImportHandler, type StoredRecord } from './import-handler.ts'

type Seat = { year: number; position: string; bar_registration_number: string; phone: string }

const messages = {
  future: { en: 'Must not be after next year', bn: 'আগামী বছরের পরে হতে পারবে না' },
  seated: {
    en: 'This advocate already holds this position in this year',
    bn: 'এই আইনজীবী এই বছরে এই পদে আগে থেকেই আছেন',
  },
} satisfies Record<string, Words>

/** The seats of committees of past years. A position that is not in the list yet is added at its end. */
export const committees: ImportHandler<Seat> = {
  mainField: 'bar_registration_number',
  relations: ['committees', 'positions'],
  async apply({ sql, request }, { year, position: name, bar_registration_number, phone }) {
    if (year > yearOf(today()) + 1) throw unprocessable({ year: messages.future })
    const advocate = await requireAdvocate(sql, bar_registration_number, 'bar_registration_number')
    const records: StoredRecord[] = []
    const [stored] = await sql<
      { id: number }[]
    >`select id from positions where position_key = name_key(${name})`
    let positionId = stored?.id
    if (positionId === undefined) {
      const [next] = await sql<[{ sort_order: number }]>`
        select coalesce(max(sort_order), 0) + 10 as sort_order from positions`
      const added = await createRecord(sql, request, position, { position: name, ...next })
      positionId = added.id
      records.push({ path: position.path, id: added.id, label: name })
    }
    const label = `${year}, ${name}, ${advocate.name_english}`
    const [taken] = await sql<{ id: number }[]>`
      select id from committees where year = ${year} and position_id = ${positionId} and advocate_id = ${advocate.id}`
    if (taken)
      throw duplicateOf(
        { path: committee.path, id: taken.id, label },
        'bar_registration_number',
        messages.seated,
      )
    const [seat] = await sql<[{ id: number }]>`
      insert into committees (year, position_id, advocate_id, phone)
      values (${year}, ${positionId}, ${advocate.id}, ${phone || advocate.phone}) returning id`
    const after = await readRecord(sql, committee, seat.id, { from: 'committee_records' })
    await audit(sql, request, { action: 'create', subject: committee.path, subject_id: seat.id, after })
    return { records: [...records, { path: committee.path, id: seat.id, label }] }
  },
  async undo({ sql, request }, record) {
    const resource = record.path === position.path ? position : committee
    const [stored] = await sql<{ version: number }[]>`
      select version from ${sql(resource.relation)} where id = ${record.id} for update`
    // somebody deleted it before: it is taken back already
    if (!stored) return
    if (stored.version > 1) throw changedSince(record)
    await deleteRecord(sql, request, resource, record.id)
  },
}
