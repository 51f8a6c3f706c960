import type { Deposit, DepositDetails, DepositMove, DepositRate } from '../../contract/deposit.ts'
import { actOfEveryRole, readers, signers, workers, type Act } from '../testing/every-role.ts'
import { bankAccount, fakeTreasury, fdrPlace } from '../testing/fake-treasury.ts'
import { openBank } from '../testing/open-bank.ts'

let bank: Awaited<ReturnType<typeof openBank>>
let treasury: ReturnType<typeof fakeTreasury>
beforeAll(async () => {
  bank = await openBank()
  treasury = fakeTreasury(bank)
})
afterAll(() => bank.close())

let lastNumber = 0
const input = (values: object = {}) => ({
  kind: 'fixed',
  number: `FDR-${++lastNumber}`,
  bank_id: 1,
  branch: 'Chuadanga',
  place_id: fdrPlace,
  opened_on: '2025-01-15',
  term_months: 12,
  rate: '9',
  day_count: 'months',
  compounding: 'none',
  renewal: 'principal',
  resolution_id: 3,
  has_return: true,
  ...values,
})
const details = async (id: number) => (await bank.get(`/deposits/${id}/details`)).body as DepositDetails
const move = async (id: number, kind: string, values: object = {}) => {
  const sent = { kind, account_id: bankAccount, day: '2025-01-15', ...values }
  return (await bank.post(`/deposits/${id}/moves`, sent)).body as DepositMove
}

type State = 'new' | 'waiting' | 'open' | 'encashed'
/** A deposit in the state: waiting is an opening that nobody has signed. */
async function deposit(state: State) {
  const { id } = (await bank.post('/deposits', input())).body as Deposit
  if (state === 'waiting') await move(id, 'opening', { amount: '100000' })
  if (state === 'open' || state === 'encashed') {
    await move(id, 'opening', { amount: '100000', is_in_books: true })
    await move(id, 'renewal', { day: '2026-01-15', term_months: 12 })
  }
  if (state === 'encashed') {
    const { document_number } = await move(id, 'encashment', { day: '2026-02-01' })
    treasury.decide(document_number, 'confirmed')
  }
  await details(id)
  const rate = { from_day: '2025-06-01', rate: '8' }
  const added = state === 'open' && ((await bank.post(`/deposits/${id}/rates`, rate)).body as DepositRate)
  const { moves } = await details(id)
  return { id, rate: added ? added.id : 0, move: moves[0]?.id ?? 0 }
}
type Prepared = Awaited<ReturnType<typeof deposit>>
const moveOf =
  (kind: string, values: object = {}) =>
  ({ id }: Prepared): Act => ({
    method: 'POST',
    url: `/deposits/${id}/moves`,
    body: { kind, account_id: bankAccount, day: '2026-02-01', ...values },
  })
const acts = {
  change: ({ id }) => ({ method: 'PUT', url: `/deposits/${id}`, body: input({ branch: 'Alamdanga' }) }),
  delete: ({ id }) => ({ method: 'DELETE', url: `/deposits/${id}` }),
  open: moveOf('opening', { amount: '5000' }),
  renew: moveOf('renewal', { term_months: 12 }),
  'take a part': moveOf('partial', { amount: '5000' }),
  encash: moveOf('encashment'),
  'delete the last move': ({ id, move: last }) => ({
    method: 'DELETE',
    url: `/deposits/${id}/moves/${last}`,
    body: { reason: 'x' },
  }),
  'add a rate': ({ id }) => ({
    method: 'POST',
    url: `/deposits/${id}/rates`,
    body: { from_day: '2025-09-01', rate: '7' },
  }),
  'delete a rate': ({ id, rate }) => ({ method: 'DELETE', url: `/deposits/${id}/rates/${rate}` }),
} satisfies Record<string, (of: Prepared) => Act>
type Name = keyof typeof acts
const names = Object.keys(acts) as Name[]

/** What each state allows with its status; everything else is refused. */
const allowed: Record<State, Partial<Record<Name, number>>> = {
  new: { change: 200, delete: 204, open: 201, 'add a rate': 201 },
  waiting: { change: 200, 'add a rate': 201 },
  open: {
    change: 200,
    renew: 201,
    'take a part': 201,
    encash: 201,
    'delete the last move': 200,
    'add a rate': 201,
    'delete a rate': 204,
  },
  encashed: { change: 200 },
}
const stateOf = async (id: number) => {
  const { status, body } = await bank.get(`/deposits/${id}/details`)
  return status === 404 ? 'gone' : body
}
const states = Object.keys(allowed) as State[]
const pairs = states.flatMap((state) => names.map((name) => [state, name] as const))

test.each(pairs)(
  'a deposit that is %s → %s: allowed to those who work, or to nobody',
  async (state, name) => {
    const statuses = await actOfEveryRole(bank, async () => {
      const prepared = await deposit(state)
      return { ...acts[name](prepared), state: () => stateOf(prepared.id) }
    })
    const status = allowed[state][name]
    if (status) expect(statuses).toEqual(workers(status))
    else {
      expect(Object.values(statuses).every((one) => typeof one === 'number' && one >= 400)).toBe(true)
      expect([404, 409, 422]).toContain(statuses.admin)
      expect(statuses).toEqual(workers(Number(statuses.admin)))
    }
  },
)

test('deposits are entered by those who work, rates of the state by those who sign, and auditors read', async () => {
  const nothing = async () => null
  const enter = async () => ({ method: 'POST' as const, url: '/deposits', body: input(), state: nothing })
  expect(await actOfEveryRole(bank, enter)).toEqual(workers(201))
  const tax = { from_day: '2027-07-01', with_return: '10', without_return: '15' }
  const slabs = { from_day: '2027-07-01', slabs: [{ above: '300000', duty: '150' }] }
  for (const [url, body] of [
    ['/tax-rates/2027-07-01', tax],
    ['/duty-slabs/2027-07-01', slabs],
  ] as const)
    expect(await actOfEveryRole(bank, async () => ({ method: 'PUT', url, body, state: nothing }))).toEqual(
      signers(200),
    )
  const { id } = await deposit('open')
  for (const url of [
    '/deposits',
    '/deposits/summary',
    `/deposits/${id}`,
    `/deposits/${id}/details`,
    '/tax-rates',
  ])
    expect(await actOfEveryRole(bank, async () => ({ method: 'GET', url, state: nothing }))).toEqual(readers)
})
