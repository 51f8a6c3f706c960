import fc from 'fast-check'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { PaperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { headIds } from '../../ledger/receipt-lines.ts'
import {
  addPrice,
  addResolution,
  amountOn,
  aPricedSale,
  changeResolution,
  creditsOf,
  failingChecks,
  startPricedBooks,
  type PricedBooks,
} from '../../../test/price-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'

jest.setTimeout(240_000)

let books: PricedBooks
beforeAll(async () => {
  books = await startPricedBooks()
})
afterAll(() => books.server.close())

const papers = { VKL: 'Vokalotnama', CRT: 'Cartis Paper' } as const
type Item = keyof typeof papers
const ownHead: Record<Item, number> = { VKL: headIds.vokalotnama, CRT: headIds.cartis_paper }
const dayOn = (nth: number) => new Date(Date.UTC(2025, 0, 1) + nth * 86_400_000).toISOString().slice(0, 10)
const dayCount = 40
const anyDay = fc.nat(dayCount - 1)
const anyItem = fc.constantFrom<Item>('VKL', 'CRT')
const anyPaisa = fc.integer({ min: 1, max: 50_000 })

const anyAction = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('price' as const),
      item: anyItem,
      day: anyDay,
      own: anyPaisa,
      court: fc.option(anyPaisa),
      credit: fc.option(anyPaisa),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('suspend' as const), nth: fc.nat(20), day: fc.option(anyDay) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('sell' as const),
      item: anyItem,
      day: anyDay,
      count: fc.integer({ min: 1, max: 7 }),
      other: fc.option(anyPaisa),
      hasReason: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('edit' as const), nth: fc.nat(20) }) },
)

/** A price as the test remembers it. Its resolution ends on day `end`. */
type ModelPrice = {
  item: Item
  start: number
  end: number
  own: number
  court: number
  credit: number
  resolution: Resolution
}
type ModelSale = { id: number; body: ReturnType<typeof aPricedSale>; total: number }

/**
 * Walks through the days: each day begins with the price of the day before, and takes the news of the day.
 */
function priceByWalking(prices: readonly ModelPrice[], item: Item, day: number): ModelPrice | undefined {
  let standing: ModelPrice[] = []
  for (let now = 0; now <= day; now++) {
    for (const price of prices) if (price.item === item && price.start === now) standing.push(price)
    standing = standing.filter((price) => price.end > now)
  }
  return standing.at(-1)
}

const unitOf = ({ own, court, credit }: ModelPrice) => own + court + credit

async function emptyBooks() {
  const { sql } = books.server
  // a resolution also allows transfers, which are in the cash days
  const tables = ['ledger_lines', 'cash_counts', 'cash_day_slips', 'cash_days']
  for (const table of tables) await sql`alter table ${sql(table)} disable trigger user`
  await sql`truncate receipts, receipt_counters, ledger_days, resolutions restart identity cascade`
  for (const table of tables) await sql`alter table ${sql(table)} enable trigger user`
}

test('the price of every sale is the price in force on its day, and its parts add up to the paisa', async () => {
  const { staff, courtFee, credit: creditHead } = books
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 5, maxLength: 30 }), async (actions) => {
      await emptyBooks()
      const prices: ModelPrice[] = []
      const sales: ModelSale[] = []
      let owed = 0
      for (const [index, action] of actions.entries()) {
        if (action.type === 'price') {
          const { item, day, own } = action
          const [court, credit] = [action.court ?? 0, action.credit ?? 0]
          const resolution = await addResolution(staff, { number: `${index}`, effective_from: dayOn(day) })
          const parts: [number, number][] = [
            [ownHead[item], own],
            [courtFee, court],
            [creditHead, credit],
          ]
          await addPrice(
            staff,
            resolution.id,
            item,
            dayOn(day),
            parts.filter(([, paisa]) => paisa > 0).map(([head, paisa]) => [head, toDecimal(paisa)]),
          )
          prices.push({ item, start: day, end: Infinity, own, court, credit, resolution })
        } else if (action.type === 'suspend') {
          const price = prices[action.nth]
          if (!price) continue
          const end = action.day === null ? Infinity : action.day
          const response = await changeResolution(staff, price.resolution, {
            suspended_from: action.day === null ? null : dayOn(action.day),
            version: undefined,
          })
          // a resolution does not end before it begins
          expect(response.statusCode).toBe(end < price.start ? 422 : 200)
          if (end >= price.start) price.end = end
        } else if (action.type === 'sell') {
          const { item, day, count, other, hasReason } = action
          const price = priceByWalking(prices, item, day)
          const unit = other ?? (price ? unitOf(price) : 1000)
          const body = aPricedSale(dayOn(day), toDecimal(unit), count, {
            sale_type: papers[item],
            ...(hasReason && { price_reason: 'By hand' }),
          })
          const response = await staff.post('vokalotnama/', body)
          const isOther = price !== undefined && unit !== unitOf(price)
          const isTooLow = isOther && unit < price.court + price.credit
          expect(response.statusCode).toBe(isOther && (!hasReason || isTooLow) ? 422 : 201)
          if (response.statusCode !== 201) continue
          const row = response.json() as PaperSale
          expect(fromDecimal(row.total)).toBe(unit * count)
          const posted = await books.server.sql<{ head_id: number; amount: number }[]>`
            select head_id, sum(amount)::bigint as amount from ledger_lines where receipt_id = ${row.id} group by 1`
          const amounts = new Map(posted.map(({ head_id, amount }) => [head_id, amount]))
          const passedOn = price ? price.court + price.credit : 0
          expect([
            amounts.get(ownHead[item]) ?? 0,
            amounts.get(courtFee) ?? 0,
            amounts.get(creditHead) ?? 0,
          ]).toEqual([unit - passedOn, price?.court ?? 0, price?.credit ?? 0].map((paisa) => paisa * count))
          owed += (price?.credit ?? 0) * count
          sales.push({ id: row.id, body, total: unit * count })
        } else {
          // whatever has happened to prices since, a sale that does not change keeps its own
          const edited = sales[action.nth]
          if (!edited) continue
          const response = await staff.put(`vokalotnama/${edited.id}/`, {
            ...edited.body,
            price_reason: '',
            customer_name: `Edited ${index}`,
          })
          expect([response.statusCode, fromDecimal((response.json() as PaperSale).total)]).toEqual([
            200,
            edited.total,
          ])
        }
      }
      for (const item of ['VKL', 'CRT'] as const)
        for (let day = 0; day < dayCount; day += 3) {
          const price = priceByWalking(prices, item, day)
          expect(await amountOn(staff, item, dayOn(day))).toBe(price && toDecimal(unitOf(price)))
        }
      expect(await creditsOf(staff)).toEqual(
        owed === 0 ? [] : [{ credited: toDecimal(owed), paid: '0.00', owed: toDecimal(owed) }],
      )
      expect(await failingChecks(books)).toEqual([])
    }),
    { numRuns: 12, seed: randomSeed },
  )
})
