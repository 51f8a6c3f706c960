import type { ModuleSql } from '@samity/module-service/postgres'
import type { MemberRequest, OwnRequest } from '../../contract/request.ts'

/** Nothing of who answered: that is for the office. */
export const ownColumns = (sql: ModuleSql) =>
  sql`r.id, r.kind, r.topic, r.receipt_number, r.text, r.state, r.answer, r.created_at, r.answered_at`
export const queueColumns = (sql: ModuleSql) =>
  sql`${ownColumns(sql)}, r.advocate_id, r.advocate_number, r.advocate_name, r.advocate_name_bengali, r.answered_by`

export const toOwn = ({
  advocate_id: _id,
  advocate_number: _number,
  advocate_name: _name,
  advocate_name_bengali: _bengali,
  answered_by: _by,
  ...own
}: MemberRequest): OwnRequest => own
