import type { Day, Paisa, Words } from '@samity/shared-api/contract'
import { priceInForce, type PriceComponent } from '@samity/shared-api/contract/resolutions/price'
import type { Sql } from '../database/database.ts'
import { ApiError, unprocessable, type MessagesByField } from '../http/errors.ts'
import {
  componentsOf,
  divideLine,
  divideOtherPrice,
  postComponents,
  type PostedAmount,
} from './price-division.ts'
import { creditNeedsAdvocate, otherPriceMessage, tooLowMessage } from './price-messages.ts'
import type { Line, PricedPart } from './receipt-lines.ts'
import type { LiveReceipt } from './receipts.ts'

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
 * A change of prices locks these exclusively, a booking shared: a booking either ends before the change or
 * sees it, and cashiers do not wait for each other.
 */
const pricesLock = (sql: Sql) => sql`hashtext('samity prices')`
export const lockPricesForChange = (sql: Sql) => sql`select pg_advisory_xact_lock(${pricesLock(sql)})`
const lockPricesForBooking = (sql: Sql) => sql`select pg_advisory_xact_lock_shared(${pricesLock(sql)})`

const readPrices = (sql: Sql, items: readonly string[]) => sql<PriceRow[]>`
  select id, item, from_day, ends_on, amount, components, resolution_number
  from price_records
  where item = any(${items as string[]})`

/** Reads the price of an item on a day for a figure on a screen; undefined when none is in force. */
export const readPriceInForce = async (sql: Sql, item: string, day: Day): Promise<PriceRow | undefined> =>
  priceInForce(await readPrices(sql, [item]), day)

/** Reads the price of an item for a booking; undefined when none is in force. */
export async function findPriceInForce(sql: Sql, item: string, day: Day): Promise<PriceRow | undefined> {
  const [, price] = await Promise.all([lockPricesForBooking(sql).execute(), readPriceInForce(sql, item, day)])
  return price
}

type PricedReceipt = { day: Day; lines: Line[]; advocateId: number | null; advocateField: string }
export type BookedReceipt = { receipt: LiveReceipt; readParts: () => Promise<PricedPart[]> }
type PriceRequest = { reason: string; booked?: BookedReceipt | undefined }
type SavedState = { prices: (ReceiptPrice & { price: PriceRow })[]; parts: PricedPart[] }

type Match = PricedPart & Omit<ReceiptPrice, 'item' | 'amount' | 'count'>

/**
 * Compares each priced part of a receipt with the price in force on the receipt's day, and divides its line
 * among the heads of the price's components. Another price is refused without a reason (422 at its field,
 * `price_reason_required`). With one, the parts that are passed on or credited stay whole, and the rest goes
 * to the item's own head. A change of a receipt keeps the price of its day: a part with the same item, amount
 * and count is not compared again.
 */
export async function applyPrices(
  sql: Sql,
  receipt: PricedReceipt,
  { reason, booked }: PriceRequest,
): Promise<{ lines: Line[]; prices: ReceiptPrice[] }> {
  const items = receipt.lines.flatMap(({ priced = [] }) => priced.map(({ item }) => item))
  if (items.length === 0) return { lines: receipt.lines, prices: [] }
  const [, rows] = await Promise.all([lockPricesForBooking(sql).execute(), readPrices(sql, items).execute()])
  const saved = booked?.receipt.day === receipt.day ? await readSavedState(sql, booked) : undefined
  const errors: PriceErrors = { fields: {}, missingReasons: {} }
  const divided = receipt.lines.map(({ priced = [], ...line }) => {
    if (line.side === 'expense' || priced.length === 0) return { lines: [line], matches: [] }
    const matches = priced
      .filter((part) => !isAsBooked(part, saved))
      .flatMap((part) => matchPart(part, line.head_id, { receipt, rows, saved, reason }, errors) ?? [])
    return { lines: divideLine(line, matches), matches }
  })
  refuseErrors(errors)
  return {
    lines: divided.flatMap(({ lines }) => lines).filter(({ amount }) => amount > 0),
    prices: divided.flatMap(({ matches }) => matches.map(toReceiptPrice)),
  }
}

const isSame = (one: Pick<ReceiptPrice, 'item' | 'amount' | 'count'>, other: PricedPart) =>
  one.item === other.item && one.amount === other.amount && one.count === other.count

/**
 * True for a part that was booked before its item had a price, and that a change of the receipt leaves as it
 * is.
 */
const isAsBooked = (part: PricedPart, saved: SavedState | undefined): boolean =>
  saved !== undefined &&
  saved.parts.some((before) => isSame(before, part)) &&
  !saved.prices.some((before) => isSame(before, part))

type Comparison = { receipt: PricedReceipt; rows: PriceRow[]; saved: SavedState | undefined; reason: string }

function matchPart(
  part: PricedPart,
  ownHead: number,
  { receipt, rows, saved, reason }: Comparison,
  errors: PriceErrors,
): Match | undefined {
  const before = saved?.prices.find((one) => isSame(one, part))
  const ofItem = rows.filter(({ item }) => item === part.item)
  const price = before?.price ?? priceInForce(ofItem, receipt.day)
  if (!price) return undefined
  const expected = price.amount * part.count
  const components = componentsOf(price)
  const passedOn = components.filter(({ kind }) => kind === 'passed_on')
  const match = { ...part, price_id: price.id, expected }
  if (part.amount === expected) {
    if (receipt.advocateId === null && passedOn.some(({ is_credit }) => is_credit))
      errors.fields[receipt.advocateField] = creditNeedsAdvocate
    return { ...match, reason: '', posted: postComponents(components, part.count) }
  }
  const otherReason = before?.reason ?? reason
  if (otherReason === '') errors.missingReasons[part.field] = otherPriceMessage(receipt.day, part, price)
  // what nobody can be credited with belongs to the item's own head
  const whole = passedOn.filter(({ is_credit }) => !is_credit || receipt.advocateId !== null)
  const posted = divideOtherPrice(part, ownHead, whole)
  if (!posted) errors.fields[part.field] = tooLowMessage(part, passedOn)
  return { ...match, reason: otherReason, posted: posted ?? [] }
}

const toReceiptPrice = ({
  item,
  price_id,
  count,
  expected,
  amount,
  reason,
  posted,
}: Match): ReceiptPrice => ({
  item,
  price_id,
  count,
  expected,
  amount,
  reason,
  posted,
})

type PriceErrors = { fields: MessagesByField; missingReasons: Record<string, Words> }

/**
 * Throws when a price is refused. A missing reason is the sentence of the whole: the form then asks for it.
 */
function refuseErrors({ fields, missingReasons }: PriceErrors): void {
  const [firstMissing] = Object.values(missingReasons)
  if (firstMissing)
    throw new ApiError(
      422,
      firstMissing,
      { ...missingReasons, ...fields },
      { more: { price_reason_required: true } },
    ).as('price.other')
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
}

export const insertPrices = (sql: Sql, receiptId: number, prices: readonly ReceiptPrice[]) =>
  sql`
    insert into receipt_prices ${sql(
      prices.map(({ posted, ...price }) => ({ receipt_id: receiptId, ...price, posted: sql.json(posted) })),
    )}`

/** A change of a receipt inserts its prices again. */
export const releasePrices = (sql: Sql, receiptId: number) =>
  sql`delete from receipt_prices where receipt_id = ${receiptId}`

async function readSavedState(sql: Sql, { receipt, readParts }: BookedReceipt): Promise<SavedState> {
  const [prices, parts] = await Promise.all([
    sql<ReceiptPrice[]>`
      select item, price_id, count, expected, amount, reason, posted
      from receipt_prices
      where receipt_id = ${receipt.id}`,
    readParts(),
  ])
  const rows = await readPrices(
    sql,
    prices.map(({ item }) => item),
  )
  return {
    parts,
    prices: prices.flatMap((saved) => {
      const price = rows.find(({ id }) => id === saved.price_id)
      return price ? [{ ...saved, price }] : []
    }),
  }
}
