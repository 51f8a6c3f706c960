import { today } from '@samity/shared-api/contract'
import { aFee, aRent, aSale, monthly, yearly } from './builders.ts'
import { advocates, pick } from './random-receipts.ts'
import { clients, writeTogether, type WriteReport } from './random-writes.ts'
import type { TestServer } from './test-server.ts'

/* Sixteen people who all want the same at once. */

/**
 * All sixteen ask for the fee of the same member and month at once, `rounds` times: another month each time.
 */
export function payOneMonthAtOnce(server: TestServer, rounds: number): Promise<WriteReport> {
  return writeTogether(server, async ({ people }, personOf) => {
    for (let round = 0; round < rounds; round++) {
      const year = 1900 + round
      const fee = aFee({
        advocate_id: '1',
        collection_date: today(),
        monthlyfee_set: [monthly(1, 12, { from_year: year, to_year: year })],
        barassociationfee_set: [yearly(year, year, { benevolent_fund_fee: '10' })],
      })
      await Promise.all(people.map((user) => personOf(user).send('POST', 'advocate-all-fees/', fee)))
    }
  })
}

/**
 * All sixteen pay baskets of papers, fees and rents at once, half of them with the lines in the opposite
 * order, `rounds` times. They meet on rooms, members, boxes and numbers; of each four people two want the
 * same papers, and one books by a form what is in the basket of another.
 */
export function payBasketsAtOnce(server: TestServer, rounds: number): Promise<WriteReport> {
  return writeTogether(server, async ({ people }, personOf) => {
    const linesOf = (nth: number, round: number) => {
      // one of a pair has the lines in the opposite order
      const pair = Math.floor(nth / 2)
      const serial = 1000 * (round + 1) + (pair % 2 === 0 ? 2 * pair : nth)
      const ranges = [10, 5].map((step) => ({
        from_serial: step * 10_000 + serial,
        to_serial: step * 10_000 + serial,
      }))
      const year = 1900 + round * 2 * clients + nth
      const months = { from_year: year, to_year: year }
      const form_name = pick(['Hazira', 'Wakalat'], pair)
      const lines: [path: string, body: object][] = [
        ['vokalotnama', aSale({ sales_date: today(), serials: ranges })],
        [
          'form-sale',
          { sales_date: today(), form_name, price: '10', form_serials: ranges, building_name: 'B' },
        ],
        ['shop-rent', aRent({ collection_date: today(), room: pick(['101', '102'], pair), ...months })],
        ['bailbond', { sales_date: today(), price: '10', bailbond_serials: ranges }],
        [
          'advocate-all-fees',
          aFee({
            advocate_id: pick(advocates, pair),
            collection_date: today(),
            monthlyfee_set: [monthly(1, 12, months)],
          }),
        ],
      ]
      return lines
    }
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        people.flatMap((user, nth) => {
          const { send } = personOf(user)
          const lines = linesOf(nth, round).map(([path, body]) => ({ path, body }))
          const basket = { key: `${round} ${nth}`, lines: nth % 2 === 0 ? lines : lines.toReversed() }
          const other = nth % 4 === 2 ? nth + 1 : nth + clients
          const [path, body] = pick(linesOf(other, round), nth)
          return [send('POST', 'counter/basket/', basket), send('POST', `${path}/`, body)]
        }),
      )
  })
}
