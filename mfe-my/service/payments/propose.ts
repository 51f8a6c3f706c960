import { createHash } from 'node:crypto'
import { requestApi, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleSql } from '@samity/module-service/postgres'
import { sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { PaymentProposal, ProposalNote, ProposedShare, Verdict } from '../../contract/payments.ts'
import { allocate } from './allocate.ts'
import { payableParts, type PayablePart } from './owed.ts'
import type { PaymentLine } from './payment-lines.ts'
import { receiptsFor, type NewReceipt, type PaymentFacts } from './receipt-bodies.ts'
import { readReferences, type Reference } from './references.ts'

type Share = { receipts: NewReceipt[]; coveredPaisa: number; restPaisa: number }
export type Proposed = {
  shown: PaymentProposal
  facts: PaymentFacts
  share: Share
  /** With what else is owed */
  further: Share | null
}

const paisaOf = (parts: readonly { paisa: number }[]): number => sum(parts.map(({ paisa }) => paisa))

function shareOf(facts: PaymentFacts, parts: readonly PayablePart[], restPaisa: number): Share {
  const receipts = receiptsFor(facts, parts)
  return { receipts, coveredPaisa: paisaOf(parts), restPaisa }
}
const show = ({ receipts, coveredPaisa, restPaisa }: Share): ProposedShare => ({
  receipts: receipts.map(({ shown }) => shown),
  covered: toDecimal(coveredPaisa),
  rest: toDecimal(restPaisa),
})

/** `member` is what the member of the reference owes on the day of the line; null for one who was deleted. */
function propose(line: PaymentLine, reference: Reference, member: Owed | null, isSecond: boolean): Proposed {
  const { number, parts: owed } = member ?? { number: reference.advocate_number, parts: [] }
  const { reference_no, day, amount_paisa: amountPaisa } = line
  const facts: PaymentFacts = {
    reference_no,
    day,
    place: line.place_id,
    payment_type: line.place_kind === 'wallet' ? 'mobile_banking' : 'bank',
    advocate_number: number,
    advocate_name: reference.advocate_name,
  }
  const priceThen = new Map(reference.parts.map(({ key, paisa }) => [key, paisa]))
  const ofReference = owed.filter(({ key }) => priceThen.has(key))
  const first = allocate(ofReference, amountPaisa)
  const others = allocate(
    owed.filter(({ key }) => !priceThen.has(key)),
    first.restPaisa,
  )
  // the rest pays more only when nothing older of the reference waits for it
  const mayPayMore = first.paid.length === ofReference.length && others.paid.length > 0
  const share = shareOf(facts, first.paid, first.restPaisa)
  const further = mayPayMore ? shareOf(facts, [...first.paid, ...others.paid], others.restPaisa) : null
  const notes: ProposalNote[] = [
    ...(isSecond ? (['twice'] as const) : []),
    ...(day > reference.valid_until ? (['expired'] as const) : []),
    ...(reference.replaced_at ? (['replaced'] as const) : []),
    ...(member ? [] : (['deleted'] as const)),
    ...(member && ofReference.length < reference.parts.length ? (['paid'] as const) : []),
    ...(ofReference.some(({ key, paisa }) => priceThen.get(key) !== paisa) ? (['price'] as const) : []),
  ]
  const stillOwedPaisa = paisaOf(ofReference) - share.coveredPaisa
  return {
    facts,
    share,
    further,
    shown: {
      id: line.id,
      source: line.source,
      is_removable: line.is_removable,
      day,
      place: line.place_id,
      place_name: { en: line.place_english, bn: line.place_bengali },
      text: line.text,
      amount: toDecimal(amountPaisa),
      reference_no,
      advocate_id: reference.advocate_id,
      advocate_number: number,
      advocate_name: reference.advocate_name,
      advocate_name_bengali: reference.advocate_name_bengali,
      reference_amount: toDecimal(reference.amount_paisa),
      verdict: verdictOf(notes, { restPaisa: share.restPaisa, stillOwedPaisa }),
      notes,
      still_owed: toDecimal(stillOwedPaisa),
      ...show(share),
      further: further && show(further),
      hash: hashOf(share, further),
    },
  }
}

function verdictOf(
  notes: readonly ProposalNote[],
  { restPaisa, stillOwedPaisa }: { restPaisa: number; stillOwedPaisa: number },
): Verdict {
  if (notes.includes('twice')) return 'twice'
  if (notes.includes('expired') || notes.includes('paid')) return 'late'
  if (stillOwedPaisa > 0) return 'too_little'
  return restPaisa > 0 ? 'too_much' : 'exact'
}

const hashOf = (...shares: (Share | null)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shares.map((share) => share && [share.receipts, share.restPaisa])))
    .digest('hex')
    .slice(0, 32)

const atOnce = 6

/**
 * With the dues of each member on the day of the line. The proposals of earlier lines are not taken off: a
 * second one with the same reference says 'twice'.
 */
export async function proposeFor(
  sql: ModuleSql,
  request: FastifyRequest,
  lines: readonly PaymentLine[],
): Promise<Proposed[]> {
  const referenceNos = [...new Set(lines.map(({ reference_no }) => reference_no))]
  const references = new Map((await readReferences(sql, referenceNos)).map((one) => [one.reference_no, one]))
  const first = await readFirstLines(sql, referenceNos)
  const proposals: Proposed[] = []
  for (let from = 0; from < lines.length; from += atOnce)
    proposals.push(
      ...(await Promise.all(
        lines.slice(from, from + atOnce).map(async (line) => {
          const reference = references.get(line.reference_no)! // the line refers to it
          const owed = await readOwed(request, reference.advocate_id, line.day)
          return propose(line, reference, owed, first.get(line.reference_no) !== line.id)
        }),
      )),
    )
  return proposals
}

/** Of each reference the line that came first; one that is confirmed comes before those that are not. */
async function readFirstLines(sql: ModuleSql, referenceNos: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<{ reference_no: string; id: number }[]>`
    select distinct on (l.reference_no) l.reference_no, l.id
    from payment_lines l
    left join payments p on p.line_id = l.id and p.state in ('posting', 'posted', 'undoing')
    where l.reference_no = any(${[...referenceNos]}::text[]) and (l.gone_at is null or p.id is not null)
    order by l.reference_no, p.id is null, l.day, l.id`
  return new Map(rows.map(({ reference_no, id }) => [reference_no, id]))
}

/** The number is that of now: the one of the reference may be another member's by then. */
type Owed = { number: string; parts: PayablePart[] }

async function readOwed(request: FastifyRequest, advocateId: number, day: Day): Promise<Owed | null> {
  const answers = await Promise.all([
    requestApi(request, `advocates/${advocateId}/dues/?on=${day}`),
    requestApi(request, `advocates/${advocateId}/passbook/?from=${day}&to=${day}`),
  ]).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'record.missing') return null
    throw error
  })
  if (!answers) return null
  const [dues, { rents }] = answers as [CashierDues, Passbook] // the responses of these routes
  return { number: dues.bar_registration_number, parts: payableParts(dues, rents) }
}
