import { latinDigits, type Day } from '@samity/shared-api/contract'
import type { MatchReason, Proposal } from '../../contract/match.ts'

export type OpenStatementLine = {
  id: number
  day: Day
  description: string
  reference: string
  cheque_no: string
  amount_paisa: number
}
export type OpenBookLine = {
  id: number
  day: Day
  document: string
  path: string
  document_id: number
  amount_paisa: number
}
/** The cheques of the documents in the books; a deposit slip has several. */
export type ChequesOfDocuments = ReadonlyMap<string, readonly string[]>

/** Of receipts that another module posted for a reference: the reference, and which payment it was. */
export type PaymentsOfDocuments = ReadonlyMap<string, { payment: string; reference: string }>

const maxDays = 3
const maxReversalDays = 7
const maxPerLine = 9
const minChequeDigits = 4

const millisecondsPerDay = 86_400_000
const daysApart = (one: Day, other: Day): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / millisecondsPerDay

const documentKey = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
const chequeKey = (text: string) => latinDigits(text).replace(/\D/g, '').replace(/^0+/, '')

/** The lines of one document in the books: a change posts the difference, so only their sum is money. */
type Unit = { lines: OpenBookLine[]; day: Day; amount: number; document: string; cheques: Set<string> }
type Line = OpenStatementLine & { documents: Set<string>; cheques: Set<string> }

function toUnits(lines: readonly OpenBookLine[], cheques: ChequesOfDocuments): Unit[] {
  const groups = Map.groupBy(lines, ({ path, document_id }) => `${path}/${document_id}`)
  return [...groups.values()].map((group) => ({
    lines: group,
    day: group.at(-1)!.day,
    amount: group.reduce((total, { amount_paisa }) => total + amount_paisa, 0),
    document: documentKey(group[0]!.document),
    cheques: new Set(cheques.get(group[0]!.document)?.map(chequeKey)),
  }))
}

function toLine(line: OpenStatementLine): Line {
  const texts = latinDigits(`${line.description} ${line.reference}`)
  const documents = texts.matchAll(/(?<![A-Z])([A-Z]{2,4})[-\s/]?(\d{4})[-\s/]?(\d{3,7})(?!\d)/gi)
  const numbers = [line.cheque_no, ...(texts.match(/\d+/g) ?? [])]
    .map(chequeKey)
    .filter((number) => number.length >= minChequeDigits)
  return {
    ...line,
    documents: new Set(
      [...documents].map(([, series, year, number]) => documentKey(series! + year! + number!)),
    ),
    cheques: new Set(numbers),
  }
}

type Candidate = { line: Line; unit: Unit; days: number; strong: 'cheque' | 'slip' | 'reference' | undefined }

function strengthOf(line: Line, unit: Unit): Candidate['strong'] {
  if ([...unit.cheques].some((cheque) => line.cheques.has(cheque)))
    return unit.cheques.size > 1 ? 'slip' : 'cheque'
  return line.documents.has(unit.document) ? 'reference' : undefined
}

/**
 * Proposes matches for lines that have none. A proposal is sure when nothing else fits either of its sides:
 * the only cheque number or reference, else the only equal amount within three days.
 */
export function propose(
  statementLines: readonly OpenStatementLine[],
  bookLines: readonly OpenBookLine[],
  cheques: ChequesOfDocuments,
  payments: PaymentsOfDocuments = new Map(),
): Proposal[] {
  const allUnits = toUnits(bookLines, cheques)
  const units = allUnits.filter(({ amount }) => amount !== 0)
  const lines = statementLines.map(toLine)
  const voided = allUnits
    .filter(({ amount, lines: group }) => amount === 0 && group.length > 1)
    .map((unit) => proposalOf([], [unit], ['voided'], true))

  const sureProposals: Proposal[] = []
  const usedLines = new Set<Line>()
  const usedUnits = new Set<Unit>()
  const take = (ofLines: Line[], ofUnits: Unit[], reasons: MatchReason[]) => {
    sureProposals.push(proposalOf(ofLines, ofUnits, reasons, true))
    for (const line of ofLines) usedLines.add(line)
    for (const unit of ofUnits) usedUnits.add(unit)
  }

  const paidGroups = referenceGroups(lines, units, payments)
  for (const { line, group } of onlyOnes(paidGroups.map((pair) => ({ ...pair, unit: pair.group }))))
    take([line], group, ['reference', ...dayReason(daysApart(line.day, group.at(-1)!.day))])

  const candidates = findCandidates(
    lines.filter((line) => !usedLines.has(line)),
    units.filter((unit) => !usedUnits.has(unit)),
  )
  const strong = candidates.filter((candidate) => candidate.strong)
  for (const { line, unit, strong: reason, days } of onlyOnes(strong))
    take([line], [unit], [reason!, ...dayReason(days)])

  for (const [ofLines, ofUnits, reasons] of namedGroups(lines, units, usedLines, usedUnits))
    take(ofLines, ofUnits, reasons)

  const isFree = ({ line, unit }: Candidate) => !usedLines.has(line) && !usedUnits.has(unit)
  const free = candidates.filter(isFree)
  // a strong one that is not alone keeps its sides from being sure by day
  const sureByDay = onlyOnes(free).filter((candidate) => !candidate.strong)
  for (const { line, unit, days } of sureByDay) take([line], [unit], [...dayReason(days), 'one_candidate'])

  const choices = [...Map.groupBy(free.filter(isFree), ({ line }) => line).values()].flatMap((group) =>
    group
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, maxPerLine)
      .map(({ line, unit, days, strong: reason }) =>
        proposalOf([line], [unit], [...(reason ? [reason] : []), ...dayReason(days)], false),
      ),
  )
  const freeLines = lines.filter((line) => !usedLines.has(line))
  const freeUnits = units.filter((unit) => !usedUnits.has(unit))
  const paidChoices = paidGroups
    .filter(({ line, group }) => !usedLines.has(line) && !group.some((unit) => usedUnits.has(unit)))
    .map(({ line, group }) => proposalOf([line], group, ['reference'], false))
  return [
    ...sureProposals,
    ...voided,
    ...paidChoices,
    ...choices,
    ...dayGroups(freeLines, freeUnits),
    ...reversals(freeLines),
  ]
}

const rank = ({ strong, days }: Candidate) => (strong ? 0 : 1 + days)
const dayReason = (days: number): MatchReason[] => [days === 0 ? 'same_day' : 'day']

function proposalOf(lines: Line[], units: Unit[], reasons: MatchReason[], isSure: boolean): Proposal {
  const book = units.flatMap((unit) => unit.lines)
  const days = lines.flatMap(({ day }) => units.map((unit) => daysApart(day, unit.day)))
  const isSeveral = lines.length > 0 && book.length > 0 && lines.length + book.length > 2
  return {
    statement_lines: lines.map(({ id }) => id),
    book_lines: book.map(({ id }) => id),
    reasons: isSeveral && !reasons.includes('several_lines') ? [...reasons, 'several_lines'] : reasons,
    days: Math.max(0, ...days),
    is_sure: isSure,
  }
}

/** Pairs of equal amounts, within three days or with the same cheque or document. */
function findCandidates(lines: readonly Line[], units: readonly Unit[]): Candidate[] {
  const unitsOfAmount = Map.groupBy(units, ({ amount }) => amount)
  return lines.flatMap((line) =>
    (unitsOfAmount.get(line.amount_paisa) ?? []).flatMap((unit) => {
      const days = daysApart(line.day, unit.day)
      const strong = strengthOf(line, unit)
      return strong || days <= maxDays ? [{ line, unit, days, strong }] : []
    }),
  )
}

/** The candidates both of whose sides have no other one. */
function onlyOnes<Pair extends { line: Line; unit: unknown }>(candidates: readonly Pair[]): Pair[] {
  const ofLine = Map.groupBy(candidates, ({ line }) => line)
  const ofUnit = Map.groupBy(candidates, ({ unit }) => unit)
  return candidates.filter(
    ({ line, unit }) => ofLine.get(line)?.length === 1 && ofUnit.get(unit)?.length === 1,
  )
}

/** Lines that name a reference, with all that was posted for one payment of it, when the sums are equal. */
function referenceGroups(
  lines: readonly Line[],
  units: readonly Unit[],
  payments: PaymentsOfDocuments,
): { line: Line; group: Unit[] }[] {
  const paymentOf = (unit: Unit) => payments.get(unit.lines[0]!.document)
  const groups = Map.groupBy(
    units.filter((unit) => paymentOf(unit)),
    (unit) => paymentOf(unit)!.payment,
  )
  return lines.flatMap((line) => {
    if (groups.size === 0) return []
    const text = documentKey(latinDigits(`${line.description} ${line.reference}`))
    return [...groups.values()].flatMap((group) => {
      const { reference } = paymentOf(group[0]!)!
      return sumOf(group) === line.amount_paisa && text.includes(reference) ? [{ line, group }] : []
    })
  })
}

type Group = [lines: Line[], units: Unit[], reasons: MatchReason[]]

/**
 * A line that names several documents or whose cheque pays several, and a slip whose cheques the bank credits
 * one by one.
 */
function* namedGroups(
  lines: readonly Line[],
  units: readonly Unit[],
  usedLines: ReadonlySet<Line>,
  usedUnits: ReadonlySet<Unit>,
): Generator<Group> {
  const unitOf = new Map(units.map((unit) => [unit.document, unit]))
  for (const line of lines) {
    if (usedLines.has(line) || line.documents.size < 2) continue
    const namedUnits = [...line.documents].flatMap((document) => unitOf.get(document) ?? [])
    if (
      namedUnits.length > 1 &&
      !namedUnits.some((unit) => usedUnits.has(unit)) &&
      sumOf(namedUnits) === line.amount_paisa
    )
      yield [[line], namedUnits, ['reference', 'several_lines']]
  }
  const unitsOfCheque = new Map<string, Unit[]>()
  for (const unit of units)
    for (const cheque of unit.cheques) unitsOfCheque.set(cheque, [...(unitsOfCheque.get(cheque) ?? []), unit])
  for (const line of lines) {
    if (usedLines.has(line)) continue
    const paid = [...line.cheques].map((cheque) => unitsOfCheque.get(cheque) ?? [])
    const group = paid.find((parts) => parts.length > 1 && sumOf(parts) === line.amount_paisa)
    if (group && !group.some((unit) => usedUnits.has(unit)))
      yield [[line], group, ['cheque', 'several_lines']]
  }
  const linesOfCheque = new Map<string, Line[]>()
  for (const line of lines)
    for (const cheque of line.cheques) linesOfCheque.set(cheque, [...(linesOfCheque.get(cheque) ?? []), line])
  for (const unit of units) {
    if (usedUnits.has(unit) || unit.cheques.size < 2) continue
    const parts = [...new Set([...unit.cheques].flatMap((cheque) => linesOfCheque.get(cheque) ?? []))].filter(
      (line) => !usedLines.has(line),
    )
    if (parts.length > 1 && sumOf(parts) === unit.amount) yield [parts, [unit], ['slip', 'several_lines']]
  }
}

const sumOf = (items: readonly (Line | Unit)[]) =>
  items.reduce((total, item) => total + ('amount' in item ? item.amount : item.amount_paisa), 0)

/** Money that the one side has on a day in one sum, the other one by one. */
function dayGroups(lines: readonly Line[], units: readonly Unit[]): Proposal[] {
  const sideOf = (item: Line | Unit) => `${item.day} ${sumOf([item]) > 0 ? 'in' : 'out'}`
  const unitsOfDay = Map.groupBy(units, sideOf)
  const linesOfDay = Map.groupBy(lines, sideOf)
  const near = <T extends Line | Unit>(groups: Map<string, T[]>, one: Line | Unit): T[] | undefined =>
    [...Array(maxDays * 2 + 1).keys()]
      .map((offset) => {
        const shifted = new Date(Date.parse(one.day) + (offset - maxDays) * millisecondsPerDay)
        return groups.get(`${shifted.toISOString().slice(0, 10)} ${sumOf([one]) > 0 ? 'in' : 'out'}`) ?? []
      })
      .find((group) => group.length > 1 && sumOf(group) === sumOf([one]))
  return [
    ...lines.flatMap((line) => {
      const group = near(unitsOfDay, line)
      return group ? [proposalOf([line], group, ['several_lines'], false)] : []
    }),
    ...units.flatMap((unit) => {
      const group = near(linesOfDay, unit)
      return group ? [proposalOf(group, [unit], ['several_lines'], false)] : []
    }),
  ]
}

const reversalText = /revers|return|refund|ফেরত/i

/** Lines that the bank booked and took back itself. */
function reversals(lines: readonly Line[]): Proposal[] {
  const ofAmount = Map.groupBy(lines, ({ amount_paisa }) => amount_paisa)
  return lines
    .filter(({ amount_paisa }) => amount_paisa > 0)
    .flatMap((line) =>
      (ofAmount.get(-line.amount_paisa) ?? [])
        .filter(
          (other) =>
            daysApart(line.day, other.day) <= maxReversalDays &&
            ((line.cheque_no !== '' && line.cheque_no === other.cheque_no) ||
              (line.reference !== '' && line.reference === other.reference) ||
              reversalText.test(`${line.description} ${other.description}`)),
        )
        .slice(0, 1)
        .map((other) => ({
          ...proposalOf([line, other], [], ['reversed'], false),
          days: daysApart(line.day, other.day),
        })),
    )
}
