import type { FastifyInstance, FastifyRequest } from 'fastify'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { OwnData } from '@samity/shared-api/contract/members/own-page'
import { instantOf } from '@samity/shared-api/contract/moment'
import { withMaskedIds } from '../../audit/personal-data.ts'
import type { Sql } from '../../database/database.ts'
import { readRecord } from '../../resources/records.ts'
import { readPassbook } from '../members/passbook.ts'
import { readHistory, readTerms } from '../members/standing.ts'
import { readOwnCard, readMemberSessions } from './own-card.ts'

/** Tables with rows of a member that neither the passbook nor the rest of the file has in full */
export const tablesOfMember = [
  'clearance_certificates',
  'committees',
  'dues_waivers',
  'module_charges',
  'opening_dues',
  'receipts',
  'renters',
  'voter_list_entries',
  'voter_list_objections',
] as const

/** Who of the office did it is in the audit log, and an objection of somebody else has that person's name. */
const columnsOfOthers = ['created_by', 'voided_by', 'decided_by', 'objector']

const readRows = async (sql: Sql, table: string, id: number): Promise<object[]> => {
  const rows = await sql<{ row: object }[]>`
    select to_jsonb(t) - ${columnsOfOthers}::text[] as row from ${sql(table)} t where advocate_id = ${id}`
  return rows.map(({ row }) => row)
}

export async function readOwnData(app: FastifyInstance, request: FastifyRequest): Promise<OwnData> {
  const { sql } = app
  const { advocateId: id } = request.member!
  const { consent } = await readOwnCard(sql, request.member!)
  const { version: _version, ...member } = await readRecord(sql, advocate, id)
  const data = {
    exported_at: instantOf(new Date()),
    member,
    consent,
    passbook: await readPassbook(app, request, id, { from: null, to: null }),
    standing: await readHistory(sql, id),
    dues_terms: await readTerms(sql, id),
    sessions: await readMemberSessions(sql, id),
    records: Object.fromEntries(
      await Promise.all(tablesOfMember.map(async (table) => [table, await readRows(sql, table, id)])),
    ),
  }
  return withMaskedIds(data) as OwnData // the same shape with other texts
}
