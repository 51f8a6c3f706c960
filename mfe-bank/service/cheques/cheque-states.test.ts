import { today } from '@samity/shared-api/contract'
import type { TestService } from '@samity/module-service/testing'
import type { Cheque, ChequeState, Slip } from '../../contract/cheques.ts'
import { actOfEveryRole, readers, workers, type Act } from '../testing/every-role.ts'
import { fakeCore, places, type FakeCore } from '../testing/fake-core.ts'
import { openBank } from '../testing/open-bank.ts'

let bank: TestService
let core: FakeCore
beforeAll(async () => {
  bank = await openBank()
  core = fakeCore(bank.system)
})
afterAll(() => bank.close())

let lastNumber = 7000
const day = today()
const bodyOf = ({ path, id, number }: { path: string; id: number; number: string }) => ({
  document_number: number,
  document_path: path,
  document_id: id,
  number: String(++lastNumber),
  drawn_on: day,
  party: 'Rafiq Traders',
  amount: '1500.00',
  bank_name: path === 'actual_expanse' ? '' : 'Sonali Bank',
})
type Fresh = { id: number; body: object; voidDocument: () => void }
async function add(direction: 'received' | 'issued'): Promise<Fresh> {
  const record = direction === 'received' ? core.addReceipt() : core.addVoucher()
  const body = bodyOf(record)
  const { id } = (await bank.post('/cheques', body)).body as Cheque
  return {
    id,
    body,
    voidDocument: () => {
      record.voided_at = '2026-11-28T10:00:00Z'
    },
  }
}
const act = (id: number, name: string, more: object = {}) =>
  bank.post(`/cheques/${id}/${name}`, { day, reason: 'Test', ...more })
const slipBody = (id: number) => ({ cheque_ids: [id], account_id: places.account, day, slip_no: '' })
const deposit = async (id: number) => (await bank.post('/slips', slipBody(id))).body as Slip
const slipOf = async (id: number) => ((await bank.get(`/cheques/${id}`)).body as Cheque).slip_id ?? 0

/** How a cheque comes to each state. */
const ways: Record<ChequeState, () => Promise<Fresh>> = {
  in_hand: () => add('received'),
  deposited: async () => {
    const fresh = await add('received')
    await deposit(fresh.id)
    return fresh
  },
  cleared: async () => {
    const fresh = await ways.deposited()
    await act(fresh.id, 'clear')
    return fresh
  },
  bounced: async () => {
    const fresh = await ways.deposited()
    await act(fresh.id, 'bounce', { charge: '' })
    return fresh
  },
  issued: async () => {
    const fresh = await add('issued')
    fresh.voidDocument()
    return fresh
  },
  presented: async () => {
    const fresh = await ways.issued()
    await act(fresh.id, 'clear')
    return fresh
  },
  stale: async () => {
    const fresh = await ways.issued()
    await bank.sql`update cheques set state = 'stale' where id = ${fresh.id}`
    return fresh
  },
  cancelled: async () => {
    const fresh = await ways.issued()
    await act(fresh.id, 'cancel')
    return fresh
  },
}

type Name = 'edit' | 'delete' | 'deposit' | 'clear' | 'unclear' | 'bounce' | 'cancel' | 'undo'
const acts: Record<Name, (fresh: Fresh) => Promise<Act> | Act> = {
  edit: ({ id, body }) => ({ method: 'PUT', url: `/cheques/${id}`, body }),
  delete: ({ id }) => ({ method: 'DELETE', url: `/cheques/${id}` }),
  deposit: ({ id }) => ({ method: 'POST', url: '/slips', body: slipBody(id) }),
  clear: ({ id }) => ({ method: 'POST', url: `/cheques/${id}/clear`, body: { day } }),
  unclear: ({ id }) => ({ method: 'POST', url: `/cheques/${id}/unclear`, body: {} }),
  bounce: ({ id }) => ({
    method: 'POST',
    url: `/cheques/${id}/bounce`,
    body: { day, reason: 'x', charge: '' },
  }),
  cancel: ({ id }) => ({ method: 'POST', url: `/cheques/${id}/cancel`, body: { day, reason: 'x' } }),
  undo: async ({ id }) => ({ method: 'POST', url: `/slips/${await slipOf(id)}/undo`, body: { reason: 'x' } }),
}
/** What each state allows, and the state that follows; everything else is refused. */
const allowed: Record<ChequeState, Partial<Record<Name, ChequeState | 'gone'>>> = {
  in_hand: { edit: 'in_hand', delete: 'gone', deposit: 'deposited', bounce: 'bounced' },
  deposited: { edit: 'deposited', clear: 'cleared', bounce: 'bounced', undo: 'in_hand' },
  cleared: { edit: 'cleared', unclear: 'deposited' },
  bounced: {},
  issued: { edit: 'issued', delete: 'gone', clear: 'presented', cancel: 'cancelled' },
  presented: { edit: 'presented', unclear: 'issued' },
  stale: { edit: 'stale', delete: 'gone', clear: 'presented', cancel: 'cancelled' },
  cancelled: {},
}
const states = Object.keys(ways) as ChequeState[] // its keys
const names = Object.keys(acts) as Name[]
const stateOf = async (id: number) => {
  const { status, body } = await bank.get(`/cheques/${id}`)
  return status === 404 ? 'gone' : (body as Cheque).state
}

test.each(states)(
  'a cheque that is %s goes the ways that it may, and no other',
  async (state) => {
    for (const name of names) {
      const fresh = await ways[state]()
      expect([name, await stateOf(fresh.id)]).toEqual([name, state])
      const { method, url, body } = await acts[name](fresh)
      const { status } = await bank.request({ permissions: ['bank.work'] }, method, url, body)
      const next = allowed[state][name]
      // a cheque that is on no slip has none to undo
      const refused = name === 'undo' && url === '/slips/0/undo' ? 404 : 409
      expect([name, next ? status < 300 : status]).toEqual([name, next ? true : refused])
      expect([name, await stateOf(fresh.id)]).toEqual([name, next ?? state])
    }
  },
  30_000,
)

const transitions = states.flatMap((state) =>
  names.filter((name) => allowed[state][name]).map((name) => [state, name] as const),
)
test.each(transitions)('%s → %s is for those who work, and for nobody else', async (state, name) => {
  const created = name === 'deposit' ? 201 : name === 'delete' ? 204 : 200
  const statuses = await actOfEveryRole(bank, async () => {
    const fresh = await ways[state]()
    return { ...(await acts[name](fresh)), state: () => stateOf(fresh.id) }
  })
  expect(statuses).toEqual(workers(created))
})

test('cheques are entered by those who work, and read by auditors, too', async () => {
  const count = async () => (await bank.get('/cheques')).total
  const entered = await actOfEveryRole(bank, async () => ({
    method: 'POST',
    url: '/cheques',
    body: bodyOf(core.addReceipt()),
    state: count,
  }))
  expect(entered).toEqual(workers(201))
  const { id } = await ways.deposited()
  for (const url of ['/cheques', `/cheques/${id}`, '/cheque-summary', `/slips/${await slipOf(id)}`])
    expect([url, await actOfEveryRole(bank, async () => ({ method: 'GET', url, state: count }))]).toEqual([
      url,
      readers,
    ])
})
