import { today, yearOf, type Role } from '@samity/shared-api/contract'
import type { CheckablePaper, CheckAnswer } from '@samity/shared-api/contract/authenticity/check'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { Client } from './client.ts'
import { fillPrices, sellAtPrices } from './prices.ts'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../test/test-server.ts'

let server: TestServer
let cashier: TestUser
beforeAll(async () => {
  const started = await startStaffedServer()
  ;({ server, cashier } = started)
  const clientOf = ({ token }: TestUser) => new Client(server.app, token)
  const clients: Pick<Record<Role, Client>, 'staff' | 'cashier'> = {
    staff: clientOf(started.staff),
    cashier: clientOf(cashier),
  }
  await fillPrices(clientOf(started.admin), clients.staff, [])
  await sellAtPrices(clients, 'Bar Bhaban')
})
afterAll(() => server.close())

const form = 'Time Petition Form'
const suggestionFor = async (query: Record<string, string>) =>
  (await cashier.get(`counter/?${new URLSearchParams(query)}`)).json() as CounterSuggestion

test('the counter suggests the next serials of the demo cashier’s book, and warns that few are left', async () => {
  const suggestion = await suggestionFor({ paper: form })
  expect(suggestion).toMatchObject({
    building_name: 'Bar Bhaban',
    next: { from_serial: 128, to_serial: 132, width: 4 },
    on_hand: 51,
  })
  expect((await suggestionFor({ paper: form, from_serial: '128', to_serial: '132' })).warnings).toEqual([
    'Only 46 of this paper are left after this sale',
  ])
  expect((await suggestionFor({ paper: form, from_serial: '119', to_serial: '122' })).warnings).toEqual([
    expect.stringContaining('are on receipt FRM-'),
    expect.stringContaining('Serials 0121–0122 were spoiled on'),
  ])
})

test('every paper has a price of today, and the form one of next year', async () => {
  const prices = (await cashier.get('prices/in-force/')).json() as PriceInForce[]
  expect(prices.map(({ item, amount }) => [item.replace(/:.*/, ''), amount]).toSorted()).toEqual([
    ['BLB', '50.00'],
    ['CRT', '20.00'],
    ['FRM', '5.00'],
    ['NST', '10.00'],
    ['VKL', '50.00'],
  ])
  expect(prices.find(({ item_name }) => item_name.en === form)).toMatchObject({
    next: { day: `${yearOf(today()) + 1}-01-01`, amount: '6.00' },
  })
})

test('papers of the demo are sold, on hand, spoiled and returned', async () => {
  const papers = (await server.visitor.get('check/papers/')).json() as CheckablePaper[]
  const { paper: code } = papers.find(({ name }) => name.en === form)!
  const answers = await Promise.all(
    [100, 121, 128, 179, 181].map(
      async (serial) =>
        (await server.visitor.get(`check/?paper=${code}&serial=${serial}`)).json() as CheckAnswer,
    ),
  )
  expect(answers).toMatchObject([
    { status: 'sold', serial: '0100' },
    { status: 'removed', removed_as: 'spoiled' },
    { status: 'in_stock', serial: '0128' },
    { status: 'removed', removed_as: 'returned' },
    { status: 'not_received' },
  ])
})

test('the books of the demo agree with each other', async () => {
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})
