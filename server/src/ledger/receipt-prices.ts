import {
  fromDecimal,
  showDay,
  sum,
  toDecimal,
  bengaliDigits,
  type Day,
  type Paisa,
} from '@samity/shared-api/contract'
import { priceInForce, type PriceComponent } from '@samity/shared-api/contract/resolutions/price'
import type { Sql } from '../database/database.ts'
import { ApiError, unprocessable, type FieldMessages } from '../http/errors.ts'
import type { Line, PricedPart } from './receipt-lines.ts'
import type { LiveReceipt } from './receipts.ts'

type PostedAmount = { head_id: number; amount: number }

/** A part of a receipt for which a price was in force, as it is stored. Amounts are whole, not of one. */
export type ReceiptPrice = {
  item: string
  price_id: number
  count: number
  expected: number
  amount: number
  reason: string
  posted: PostedAmount[]
}

type PriceRow = {
  id: number
  item: string
  from_day: Day
  ends_on: Day | null
  amount: Paisa
  components: PriceComponent[]
  resolution_number: string
}

/**
 * A change of prices locks these exclusively, a booking shared: a booking either ends before the change or sees it, and
 * cashiers do not wait for each other.
 */
const pricesLock = (sql: Sql) => sql`hashtext('samity prices')`
export const lockPricesForChange = (sql: Sql) => sql`select pg_advisory_xact_lock(${pricesLock(sql)})`
const lockPricesForBooking = (sql: Sql) => sql`select pg_advisory_xact_lock_shared(${pricesLock(sql)})`

const readPrices = (sql: Sql, items: readonly string[]) => sql<PriceRow[]>`
  select id, item, from_day, ends_on, amount, components, resolution_number
  from price_records
  where item = any(${items as string[]})`

/** Reads the price of an item on a day; undefined when none is in force. */
export async function findPriceInForce(sql: Sql, item: string, day: Day): Promise<PriceRow | undefined> {
  const [, rows] = await Promise.all([lockPricesForBooking(sql).execute(), readPrices(sql, [item]).execute()])
  return priceInForce(rows, day)
}

type PricedReceipt = { day: Day; lines: Line[]; advocateId: number | null; advocateField: string }
type PriceRequest = { reason: string; current?: LiveReceipt | undefined }
type SavedState = {
  prices: (ReceiptPrice & { price: PriceRow })[]
  lines: { head_id: number; amount: number }[]
}

/**
 * Compares each priced part of a receipt with the price in force on the receipt's day, and divides its line among the heads of
 * the price's components. Another price is refused without a reason (422 at its field, `price_reason_required`). With one, the
 * parts that are passed on or credited stay whole, and the rest goes to the item's own head. A change of a receipt keeps the
 * price of its day: a part that has not changed is not compared again.
 */
export async function applyPrices(
  sql: Sql,
  receipt: PricedReceipt,
  { reason, current }: PriceRequest,
): Promise<{ lines: Line[]; prices: ReceiptPrice[] }> {
  const items = receipt.lines.flatMap(({ priced = [] }) => priced.map(({ item }) => item))
  if (items.length === 0) return { lines: receipt.lines, prices: [] }
  const [, rows] = await Promise.all([lockPricesForBooking(sql).execute(), readPrices(sql, items).execute()])
  const saved = current && current.day === receipt.day ? await readSavedState(sql, current.id) : undefined
  const fields: FieldMessages = {}
  const missingReasons: FieldMessages = {}
  const prices: ReceiptPrice[] = []

  const lines = receipt.lines.flatMap((line): Line[] => {
    const { priced = [], ...plainLine } = line
    if (plainLine.side === 'expense' || priced.length === 0) return [plainLine]
    const ownHead = plainLine.head_id
    const matches = priced.flatMap((part) => {
      const before = saved?.prices.find(
        ({ item, amount, count }) => item === part.item && amount === part.amount && count === part.count,
      )
      const isAsBooked =
        saved !== undefined &&
        !saved.prices.some(({ item }) => item === part.item) &&
        saved.lines.some(({ head_id, amount }) => head_id === ownHead && amount === plainLine.amount)
      if (isAsBooked) return []
      const ofItem = rows.filter(({ item }) => item === part.item)
      const price = before?.price ?? priceInForce(ofItem, receipt.day)
      if (!price) return []
      const expected = price.amount * part.count
      const isOther = part.amount !== expected
      const givenReason = isOther ? (before?.reason ?? reason) : ''
      if (isOther && givenReason === '')
        missingReasons[part.field] = otherPriceMessage(receipt.day, part, price)
      const passedOn = componentsOf(price).filter(({ kind }) => kind === 'passed_on')
      if (!isOther && receipt.advocateId === null && passedOn.some(({ is_credit }) => is_credit))
        fields[receipt.advocateField] = creditNeedsAdvocate
      const posted = isOther
        ? divideOtherPrice(
            part,
            ownHead,
            passedOn.filter(({ is_credit }) => !is_credit || receipt.advocateId !== null),
          )
        : componentsOf(price).map(({ head, paisa }) => ({ head_id: head, amount: paisa * part.count }))
      if (!posted) fields[part.field] = tooLowMessage(part, passedOn)
      const match = { ...part, price_id: price.id, expected, reason: givenReason, posted: posted ?? [] }
      prices.push({
        item: match.item,
        price_id: match.price_id,
        count: match.count,
        expected,
        amount: match.amount,
        reason: match.reason,
        posted: match.posted,
      })
      return [match]
    })
    return divideLine(plainLine, ownHead, matches)
  })

  if (Object.keys(missingReasons).length > 0) {
    const [words] = Object.values(missingReasons)
    throw new ApiError(
      422,
      words as Exclude<typeof words, string | undefined>,
      { ...missingReasons, ...fields },
      { more: { price_reason_required: true } },
    )
  }
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
  return { lines: lines.filter(({ amount }) => amount > 0), prices }
}

/** Stores which prices a receipt has. */
export async function savePrices(
  sql: Sql,
  receiptId: number,
  prices: readonly ReceiptPrice[],
): Promise<void> {
  await sql`delete from receipt_prices where receipt_id = ${receiptId}`
  if (prices.length > 0)
    await sql`
      insert into receipt_prices ${sql(
        prices.map(({ posted, ...price }) => ({ receipt_id: receiptId, ...price, posted: sql.json(posted) })),
      )}`
}

async function readSavedState(sql: Sql, receiptId: number): Promise<SavedState> {
  const [prices, lines] = await Promise.all([
    sql<ReceiptPrice[]>`
      select item, price_id, count, expected, amount, reason, posted
      from receipt_prices
      where receipt_id = ${receiptId}`,
    sql<SavedState['lines']>`select head_id, amount from receipt_lines where receipt_id = ${receiptId}`,
  ])
  const rows = await readPrices(
    sql,
    prices.map(({ item }) => item),
  )
  return {
    lines,
    prices: prices.flatMap((saved) => {
      const price = rows.find(({ id }) => id === saved.price_id)
      return price ? [{ ...saved, price }] : []
    }),
  }
}

const componentsOf = ({ components }: PriceRow) =>
  components.map((component) => ({ ...component, paisa: fromDecimal(component.amount) }))
type Component = ReturnType<typeof componentsOf>[number]

/** What is passed on stays whole; the rest belongs to the item's own head. Undefined when the amount is too low for that. */
function divideOtherPrice(
  { amount, count }: PricedPart,
  ownHead: number,
  passedOn: readonly Component[],
): PostedAmount[] | undefined {
  if (amount === 0) return []
  const parts = passedOn.map(({ head, paisa }) => ({ head_id: head, amount: paisa * count }))
  const rest = amount - sum(parts.map((part) => part.amount))
  if (rest < 0) return undefined
  return rest > 0 ? [{ head_id: ownHead, amount: rest }, ...parts] : parts
}

type Match = PricedPart & Pick<ReceiptPrice, 'posted'>

/** Divides a line: one line for each head, the item's own head first. The amounts add up to the line's. */
function divideLine(line: Line & { side: 'income' | 'paid_out' }, ownHead: number, matches: Match[]): Line[] {
  const amounts = new Map<number, { amount: number; parts: Match[] }>()
  const add = (head: number, amount: number, part?: Match) => {
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

/** '10 × 30.00', or what the part says itself. */
const noteOf = ({ note = '', count }: PricedPart, amount: number): string =>
  [note, (count > 1 || note === '') && amount % count === 0 && `${count} × ${toDecimal(amount / count)}`]
    .filter(Boolean)
    .join(' · ')

function otherPriceMessage(day: Day, { count, isUnitPrice = false }: PricedPart, price: PriceRow) {
  const unit = toDecimal(price.amount)
  const amount = isUnitPrice || count === 1 ? unit : `${unit} × ${count} = ${toDecimal(price.amount * count)}`
  return {
    en: `By resolution ${price.resolution_number} the price on ${showDay(day)} is ${amount}. Another price needs a reason.`,
    bn: `${price.resolution_number} নং সিদ্ধান্ত অনুযায়ী ${bengaliDigits(showDay(day))} তারিখের মূল্য ${bengaliDigits(amount)}। ভিন্ন মূল্যের জন্য কারণ লাগবে।`,
  }
}

function tooLowMessage({ count }: PricedPart, passedOn: readonly Component[]) {
  const least = toDecimal(sum(passedOn.map(({ paisa }) => paisa)) * count)
  return {
    en: `At least ${least}: that much of the price is passed on.`,
    bn: `কমপক্ষে ${bengaliDigits(least)}: মূল্যের এতটুকু অন্যের জন্য আদায় হয়।`,
  }
}

const creditNeedsAdvocate = {
  en: 'A part of this price is credited to the advocate. Enter the ID of a registered advocate.',
  bn: 'এই মূল্যের একটি অংশ আইনজীবীর নামে জমা হয়। নিবন্ধিত আইনজীবীর আইডি দিন।',
}
