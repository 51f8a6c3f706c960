import { fromDecimal, sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { PriceComponent } from '@samity/shared-api/contract/resolutions/price'
import type { Line, PricedPart } from './receipt-lines.ts'

/* How the money of a receipt is divided among the heads of its prices. All amounts are in paisa. */

export type PostedAmount = { head_id: number; amount: number }

/** The components of a price with their amounts in paisa, of one. */
export const componentsOf = ({ components }: { components: readonly PriceComponent[] }) =>
  components.map((component) => ({ ...component, paisa: fromDecimal(component.amount) }))
export type PaisaComponent = ReturnType<typeof componentsOf>[number]

export const postComponents = (components: readonly PaisaComponent[], count: number): PostedAmount[] =>
  components.map(({ head, paisa }) => ({ head_id: head, amount: paisa * count }))

/**
 * The part that is passed on stays whole; the rest belongs to the item's own head. Undefined when the amount
 * is too low for that.
 */
export function divideOtherPrice(
  { amount, count }: PricedPart,
  ownHead: number,
  passedOn: readonly PaisaComponent[],
): PostedAmount[] | undefined {
  if (amount === 0) return []
  const parts = postComponents(passedOn, count)
  const rest = amount - sum(parts.map((part) => part.amount))
  if (rest < 0) return undefined
  return rest > 0 ? [{ head_id: ownHead, amount: rest }, ...parts] : parts
}

type DividedPart = PricedPart & { posted: PostedAmount[] }

export type HeadLine = Exclude<Line, { side: 'expense' }>

/** Divides a line: one line for each head, the item's own head first. The amounts add up to the line's. */
export function divideLine(line: HeadLine, matches: readonly DividedPart[]): Line[] {
  const ownHead = line.head_id
  const amounts = new Map<number, { amount: number; parts: DividedPart[] }>()
  const add = (head: number, amount: number, part?: DividedPart) => {
    const entry = amounts.get(head) ?? { amount: 0, parts: [] }
    amounts.set(head, { amount: entry.amount + amount, parts: part ? [...entry.parts, part] : entry.parts })
  }
  const matched = sum(matches.map(({ posted }) => sum(posted.map(({ amount }) => amount))))
  add(ownHead, line.amount - matched)
  for (const part of matches) for (const { head_id, amount } of part.posted) add(head_id, amount, part)
  const isDivided = [...amounts].some(([head, { amount }]) => head !== ownHead && amount > 0)
  return [...amounts].map(([head_id, { amount, parts }]) => ({
    ...line,
    head_id,
    amount: amount as Paisa,
    note: isDivided && parts.length === 1 ? noteOf(parts[0]!, amount) : (line.note ?? ''),
  }))
}

const noteOf = ({ note = '', count }: PricedPart, amount: number): string =>
  [note, (count > 1 || note === '') && amount % count === 0 && `${count} × ${toDecimal(amount / count)}`]
    .filter(Boolean)
    .join(' · ')
