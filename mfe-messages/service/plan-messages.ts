import type { Language } from '@samity/shared-api/contract'
import type { ModuleSql } from '@samity/module-service/postgres'
import type { Channel, Reason } from '../contract/message.ts'
import { addressOf, type RecipientMember } from './members.ts'
import { partsOf, renderText, showAmount, showNumber, type TemplateValues } from './render-text.ts'

/** A message for one member: the text and the address always come from the same member. */
export type MessageDraft = {
  advocate_id: number
  advocate_number: string
  advocate_name: string
  address: string
  subject: string
  body: string
  parts: number
  state: 'planned' | 'suppressed'
  reason: Reason | ''
  period: string
}
export type Letter = {
  channel: Channel
  language: Language
  text: string
  subject: string
  period: string
  values?: TemplateValues
}

export function draftMessage(
  member: RecipientMember,
  { channel, language, text, subject, period, values }: Letter,
): MessageDraft {
  const isBengali = language === 'bn'
  const name = isBengali ? member.bengali || member.english : member.english || member.bengali
  const all: TemplateValues = {
    name,
    number: member.number,
    owed: showAmount(member.owed, language),
    months: showNumber(member.months, language),
    ...values,
  }
  const address = addressOf(channel, member)
  const reason = member.blocked ?? (address === '' ? 'no_address' : '')
  const body = renderText(text, all)
  return {
    advocate_id: member.id,
    advocate_number: member.number,
    advocate_name: name,
    address,
    subject: channel === 'email' ? renderText(subject, all) : '',
    body,
    parts: partsOf(channel, body),
    state: reason ? 'suppressed' : 'planned',
    reason,
    period,
  }
}

type PlanFacts = { channel: Channel; kind: string; partPricePaisa: number; plannedBy: string }

/**
 * Writes the messages that the member has not had before, and holds back those of members who want none.
 * Returns what became of them.
 */
export async function insertMessages(
  sql: ModuleSql,
  drafts: readonly MessageDraft[],
  { channel, kind, partPricePaisa, plannedBy }: PlanFacts,
): Promise<{ planned: number; suppressed: number; repeated: number }> {
  const rows = await sql<{ state: string }[]>`
    insert into messages (advocate_id, advocate_number, advocate_name, channel, address, kind, period, subject, body, parts, cost_paisa, state,
      reason, planned_by)
    select d.advocate_id, d.advocate_number, d.advocate_name, ${channel}, d.address, ${kind}, d.period, d.subject, d.body, d.parts,
      d.parts * ${partPricePaisa}::bigint,
      case when o.advocate_id is null then d.state else 'suppressed' end,
      case when o.advocate_id is null then d.reason else 'opted_out' end, ${plannedBy}
    from rows from (jsonb_to_recordset(${sql.json(drafts as never)}::jsonb) as (advocate_id bigint, advocate_number text,
      advocate_name text, address text, subject text, body text, parts int, state text, reason text, period text))
      with ordinality as d (advocate_id, advocate_number, advocate_name, address, subject, body, parts, state, reason, period, position)
    left join opt_outs o on o.advocate_id = d.advocate_id
    order by d.position
    on conflict on constraint messages_once do nothing
    returning state`
  const planned = rows.filter(({ state }) => state === 'planned').length
  return { planned, suppressed: rows.length - planned, repeated: drafts.length - rows.length }
}
