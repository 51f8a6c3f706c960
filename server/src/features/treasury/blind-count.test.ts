import { latinDigits, today } from '@samity/shared-api/contract'
import type { CashBook } from '@samity/shared-api/contract/treasury/cash-book'
import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { routeName } from '../../auth/enforce-access.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import { aCashSale, closeDay, countDay, readDay } from '../../../test/cash-day-builders.ts'
import { parametersOf, type ApiDocument } from '../../openapi/paths.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

type Route = { path: string; method: 'get' | 'post'; parameters: string[] }

let server: TestServer
let admin: TestUser
let routes: Route[]

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  const document = (await server.visitor.get('docs/json')).json() as ApiDocument
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    (['get', 'post'] as const).flatMap((method) =>
      method in operations && !path.includes('*')
        ? [
            {
              path: path.slice('/api/'.length),
              method,
              parameters: parametersOf(document, operations[method]!).map(({ name }) => name),
            },
          ]
        : [],
    ),
  )
})
afterAll(() => server.close())

/** A box whose days are closed, with an opening amount of this day. */
async function aBox(holder: TestUser, opening: number): Promise<number> {
  const [place] = await server.sql<[{ id: number }]>`
    insert into money_places (kind, name_english, name_bengali, holder_id, day_close, never_below_zero, opening_amount, opening_day)
    values ('cash', ${`Box of ${holder.username}`}, ${`Box of ${holder.username}`}, ${holder.id}, true, true, ${opening}, ${today()})
    returning id`
  return place.id
}

type Story = { box: number; day: number; sale: { id: number; number: string }; transfer: number }

/** A box with two cash sales of an uncommon amount and a transfer out of it. */
async function aStory(holder: TestUser, opening: number, prices: [string, string]): Promise<Story> {
  const box = await aBox(holder, opening)
  const sale = await createRecord(holder, 'vokalotnama/', aCashSale(today(), prices[0], { place: box }))
  await createRecord(holder, 'vokalotnama/', aCashSale(today(), prices[1], { place: box }))
  const { id } = await createRecord(holder, 'transfers/', { from_place: box, to_place: 5, amount: '12.34' })
  return { box, day: (await readDay(admin, box, today()))!.id, sale, transfer: id }
}

/**
 * Nobody may tell opening, received and expected of the own box and of another one, and the cash of all
 * boxes, in the first test and in the second one.
 */
const [ownPrices, otherPrices] = [
  ['1111.11', '2222.22'],
  ['3030.30', '4040.40'],
] as [[string, string], [string, string]]
const secrets = [
  '4321.37',
  '3333.33',
  '7642.36',
  '8765.43',
  '7070.70',
  '15823.79',
  '10404.03',
  '20808.07',
] as const

/** The routes that end a session, or send a file of the whole association. */
const skipped = /^(logout|change-password|user\b|docs|x\/)/

/** The secrets in the answers of all routes that the role may call: 'GET cash-days: 4321.37'. */
async function findLeaks(person: TestUser, role: 'cashier' | 'staff', stories: Story[]): Promise<string[]> {
  const leaks: string[] = []
  let answered = 0
  const look = async (route: Route, url: string) => {
    const response = await (route.method === 'get' ? person.get(url) : person.post(url, {}))
    if (response.statusCode < 400) answered++
    const text = latinDigits(`${response.body} ${JSON.stringify(response.headers)}`).replaceAll(',', '')
    for (const secret of secrets)
      if (text.includes(secret) || text.includes(`:${secret.replace('.', '')}`))
        leaks.push(`${route.method.toUpperCase()} ${url}: ${secret}`)
  }
  for (const route of routes) {
    const { path, method } = route
    const template = `/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    const { roles } = server.app.accessRules.get(routeName(method.toUpperCase(), template))!
    // a cashier adds nothing with an empty body; staff would archive and correct records
    if (skipped.test(path) || roles === 'open' || !roles.includes(role)) continue
    if (method === 'post' && role === 'staff') continue
    if (path.includes('{')) {
      for (const story of stories) {
        const id =
          { 'money-places': story.box, 'cash-days': story.day, transfers: story.transfer }[
            path.split('/')[0]!
          ] ?? story.sale.id
        const url = path
          .replace('{id}', String(id))
          .replace('{number}', story.sale.number)
          .replace('{series}', 'VKL')
        // oxlint-disable-next-line no-await-in-loop -- one request at a time keeps the order of the report
        await look(route, `${url}/`)
      }
      continue
    }
    const queries = [
      '',
      `?from=${today()}&to=${today()}`,
      ...stories.map(({ box }) => `?place=${box}`),
      '?payment_type=cash',
      '?limit=1',
      '?side=collected',
      '?after=',
    ].filter((query) => [...query.matchAll(/(\w+)=/g)].every(([, name]) => route.parameters.includes(name!)))
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const query of queries) await look(route, `${path}/${query}`)
  }
  // the walk has not been refused everywhere
  expect(answered).toBeGreaterThan(role === 'cashier' ? 60 : 100)
  return leaks
}

describe.each(['cashier', 'staff'] as const)('a %s who keeps an uncounted box', (role) => {
  let holder: TestUser
  let own: Story
  let other: Story
  beforeAll(async () => {
    const colleague = await server.as('cashier')
    holder = await server.as(role)
    own = await aStory(holder, 432_137, ownPrices)
    other = await aStory(colleague, 876_543, otherPrices)
  })
  afterAll(async () => {
    await server.sql`update money_places set holder_id = null, day_close = false where id in (${own.box}, ${other.box})`
  })

  test('finds no opening, balance, sum or expectation in any answer, before the count and after a later booking', async () => {
    expect(await findLeaks(holder, role, [own, other])).toEqual([])
    // the same figures are there for those who may read them
    const places = (await admin.get('money-places/')).body
    expect([places.includes('7642.36'), places.includes('4321.37')]).toEqual([true, true])
    expect((await admin.get(`vokalotnama/?place=${own.box}`)).headers['x-total-amount']).toBe('3333.33')

    expect((await countDay(holder, own.day, 764_136)).json()).toMatchObject({ expected: '7642.36' })
    const [box] = ((await holder.get('money-places/')).json() as MoneyPlace[]).filter(
      ({ id }) => id === own.box,
    )
    expect(box).toMatchObject({ balance: '7642.36', opening_amount: '4321.37' })
    expect(((await holder.get(`cash-book/?place=${own.box}`)).json() as CashBook).closing).toBe('7642.36')

    // 0.01 more: the count is old, and the figures of before would tell the ones of now
    await createRecord(holder, 'vokalotnama/', aCashSale(today(), '0.01', { place: own.box }))
    expect(await findLeaks(holder, role, [own, other])).toEqual([])
    const day = (await holder.get(`cash-days/${own.day}/`)).json() as CashDayDetails
    expect(day).toMatchObject({
      is_count_outdated: true,
      counted: '7641.36',
      opening: null,
      received: null,
      expected: null,
      difference: null,
      count: null,
      payments: [],
    })
    expect((await holder.get(`cash-days/${own.day}/slip/`)).statusCode).toBe(409)
    const late = await closeDay(holder, own.day)
    expect([late.statusCode, late.body.includes('7642.3')]).toEqual([409, false])
  })
})

describe('the count', () => {
  test('of an empty body is refused; an empty box is counted with 0', async () => {
    const cashier = await server.as('cashier')
    const { day } = await aStory(cashier, 0, ['20', '30'])
    for (const body of [{}, { notes: {} }, { notes: { 500: '' }, coins: '' }, { cheques: 2, wallets: 1 }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person sends them
      const refused = await cashier.post(`cash-days/${day}/count/`, body)
      expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['notes']])
    }
    expect((await readDay(admin, (await ownBox(cashier)).id, today()))!.counts).toBe(0)
    const counted = await cashier.post(`cash-days/${day}/count/`, { coins: '0' })
    expect(counted.json()).toMatchObject({ counted: '0.00', expected: '37.66' })
  })

  test('of a day does not show the next one while an earlier one is uncounted, and no filter finds its figures', async () => {
    const cashier = await server.as('cashier')
    const { box, day } = await aStory(cashier, 50_000, ['20', '30'])
    const filtered = async (query: string) =>
      ((await cashier.get(`cash-days/${query}`)).json() as CashDay[]).map(({ id }) => id)
    expect(await filtered('?state=open')).toEqual([day])
    for (const query of ['?expected=537.66', '?opening=500', '?received=50'])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await filtered(query)).toEqual([])
    for (const query of ['?opening_amount=500', '?ordering=id,-opening_amount'])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await cashier.get(`money-places/${query}`)).statusCode).toBe(409)
    await countDay(cashier, day, 53_766)
    expect(((await cashier.get(`cash-days/?place=${box}`)).json() as CashDay[])[0]).toMatchObject({
      expected: '537.66',
      opening: '500.00',
    })
  })
})

const ownBox = async (cashier: TestUser): Promise<MoneyPlace> =>
  ((await cashier.get('money-places/')).json() as MoneyPlace[])[0]!
