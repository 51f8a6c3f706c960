import fc from 'fast-check'
import { fromDecimal, toDecimal, today } from '@samity/shared-api/contract'
import type { TestService } from '@samity/module-service/testing'
import type { Cheque, ChequeState, Slip } from '../../contract/cheques.ts'
import { fakeCore, places, type FakeCore } from '../testing/fake-core.ts'
import { deskClerk, openBank, treasurer } from '../testing/open-bank.ts'

let bank: TestService
let core: FakeCore
beforeAll(async () => {
  bank = await openBank()
  core = fakeCore(bank.system)
})
afterAll(() => bank.close())

/*
 * Random cheques of one or two receipts, deposits, clearings, bounces, undone deposits, transfers that somebody
 * voids elsewhere, and books that are closed, beside a model that only knows states and sums.
 */

type ModelCheque = {
  amount: number
  state: ChequeState
  slip: number | null
  /** The transfer back is posted, and the receipts are not void yet */
  isBouncing: boolean
}
type Model = {
  cheques: Map<number, ModelCheque>
  /** Slips whose transfer was made void elsewhere, and that nobody has undone */
  voidSlips: Set<number>
  charges: number
  /** What the books refuse: everything, or only voids */
  closed: 'nothing' | 'voids' | 'everything'
}
type Real = { money: { cheques: number; account: number } }
type Command = fc.AsyncCommand<Model, Real>

let lastNumber = 20_000
const day = today()
const moneyNow = () => ({
  cheques: fromDecimal(core.balanceOf(places.cheques)),
  account: fromDecimal(core.balanceOf(places.account)),
})
/** One of those that fit, by an index that may be any number */
const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % (items.length || 1)]
const idsOf = ({ cheques }: Model, fits: (cheque: ModelCheque) => boolean) =>
  [...cheques].flatMap(([id, one]) => (fits(one) ? [id] : []))
const post = (url: string, body: object = {}) => bank.post(url, body, url.length % 2 ? deskClerk : treasurer)

/** Reads everything, and compares it with the model. */
async function check(model: Model, { money }: Real): Promise<void> {
  for (const [id, { state, slip, isBouncing }] of model.cheques) {
    const { body } = await bank.get(`/cheques/${id}`)
    const { bounce, ...read } = body as Cheque
    expect({ id, state: read.state, slip: read.slip_id, void: read.is_slip_void }).toEqual({
      id,
      state,
      slip,
      void: state === 'deposited' && slip !== null && model.voidSlips.has(slip),
    })
    expect(bounce !== null && !bounce.is_done).toBe(isBouncing)
    expect(read.is_document_void).toBe(state === 'bounced')
  }
  // money is where the cheques are: a bounced one has none
  const all = [...model.cheques.values()]
  const sumOf = (fits: (cheque: ModelCheque) => boolean) =>
    all.reduce((sum, one) => sum + (fits(one) ? one.amount : 0), 0)
  const isBack = ({ slip, isBouncing }: ModelCheque) =>
    isBouncing || (slip !== null && model.voidSlips.has(slip))
  const now = moneyNow()
  expect(now.cheques - money.cheques).toBe(
    sumOf((one) => one.state === 'in_hand' || (one.state === 'deposited' && isBack(one))),
  )
  expect(now.account - money.account).toBe(
    sumOf((one) => one.state === 'cleared' || (one.state === 'deposited' && !isBack(one))) - model.charges,
  )
}

const command = (name: string, run: (model: Model) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model)
    await check(model, real)
  },
  toString: () => name,
})

const add = (parts: readonly number[]) =>
  command(`add ${parts.join('+')}`, async ({ cheques }) => {
    const [first, ...rest] = parts.map((paisa) => core.addReceipt({ amount: toDecimal(paisa) }))
    const amount = parts.reduce((sum, paisa) => sum + paisa, 0)
    const { body } = await post('/cheques', {
      document_number: first!.number,
      document_path: first!.path,
      document_id: first!.id,
      number: String(++lastNumber),
      drawn_on: day,
      party: 'Rafiq Traders',
      amount: toDecimal(amount),
      bank_name: 'Sonali Bank',
      further: rest.map((receipt) => ({ document_number: receipt.number, amount: receipt.amount })),
    })
    cheques.set((body as Cheque).id, { amount, state: 'in_hand', slip: null, isBouncing: false })
  })

const deposit = (count: number) =>
  command(`deposit ${count}`, async (model) => {
    const cheque_ids = idsOf(model, ({ state }) => state === 'in_hand').slice(0, count)
    const sent = { cheque_ids, account_id: places.account, day, slip_no: '' }
    const { status, body } = await post('/slips', sent)
    if (cheque_ids.length === 0) return expect(status).toBe(422)
    if (model.closed === 'everything') return expect(status).toBe(409)
    expect(status).toBe(201)
    for (const id of cheque_ids)
      Object.assign(model.cheques.get(id)!, { state: 'deposited', slip: (body as Slip).id })
  })

const clear = (index: number, isBack: boolean) =>
  command(`${isBack ? 'un' : ''}clear ${index}`, async (model) => {
    const id = pick([...model.cheques.keys()], index)
    if (id === undefined) return
    const one = model.cheques.get(id)!
    const { status } = await post(`/cheques/${id}/${isBack ? 'unclear' : 'clear'}`, { day })
    const from = isBack ? 'cleared' : 'deposited'
    const isVoid = !isBack && one.slip !== null && model.voidSlips.has(one.slip)
    if (one.state !== from || one.isBouncing || isVoid) return expect(status).toBe(409)
    expect(status).toBe(200)
    one.state = isBack ? 'deposited' : 'cleared'
  })

const charge = 11_500
const bounce = (index: number, isCharged: boolean) =>
  command(`bounce ${index}`, async (model) => {
    const id = pick([...model.cheques.keys()], index)
    if (id === undefined) return
    const one = model.cheques.get(id)!
    const begun = one.isBouncing
    const sent = { day, reason: 'Returned', charge: isCharged ? toDecimal(charge) : '' }
    const { status, body } = begun
      ? await post(`/cheques/${id}/bounce/continue`)
      : await post(`/cheques/${id}/bounce`, sent)
    const isVoid = one.slip !== null && model.voidSlips.has(one.slip)
    const wasDeposited = one.state === 'deposited'
    if (!begun && ((one.state !== 'in_hand' && !wasDeposited) || isVoid)) return expect(status).toBe(409)
    if (model.closed !== 'nothing') {
      expect(status).toBe(409)
      // only the money went back
      if (model.closed === 'voids' && wasDeposited) one.isBouncing = true
      return
    }
    expect(status).toBe(200)
    model.charges += fromDecimal((body as Cheque).bounce!.charge)
    Object.assign(one, { state: 'bounced', isBouncing: false })
  })

const undo = (index: number) =>
  command(`undo ${index}`, async (model) => {
    const slip = pick([...new Set([...model.cheques.values()].flatMap((one) => one.slip ?? []))], index)
    if (slip === undefined) return
    const ofSlip = [...model.cheques.values()].filter((one) => one.slip === slip)
    const { status } = await post(`/slips/${slip}/undo`, { reason: 'Wrong account' })
    const isVoid = model.voidSlips.has(slip)
    const isSettled = ofSlip.some((one) => one.state !== 'deposited' || one.isBouncing)
    if (!isVoid && (isSettled || model.closed !== 'nothing')) return expect(status).toBe(409)
    expect(status).toBe(200)
    model.voidSlips.delete(slip)
    for (const one of ofSlip) Object.assign(one, { state: 'in_hand', slip: null })
  })

/** Somebody voids the transfer of a slip whose cheques are all at the bank, and a reader opens the slip. */
const voidElsewhere = (index: number) =>
  command(`void elsewhere ${index}`, async (model) => {
    const slips = Map.groupBy([...model.cheques.values()], (one) => one.slip)
    const open = [...slips].flatMap(([slip, ofSlip]) =>
      slip !== null && ofSlip.every((one) => one.state === 'deposited' && !one.isBouncing) ? [slip] : [],
    )
    const slip = pick(open, index)
    if (slip === undefined) return
    core.transfers.find(({ subject }) => subject === `slip/${slip}`)!.state = 'void'
    expect((await bank.get(`/slips/${slip}`)).body).toMatchObject({ is_transfer_void: true })
    model.voidSlips.add(slip)
  })

const close = (closed: Model['closed']) =>
  command(`close ${closed}`, async (model) => {
    model.closed = closed
    core.setLock(({ method }) => closed === 'everything' || (closed === 'voids' && method === 'DELETE'))
  })

const paisa = fc.integer({ min: 1, max: 9_999_999 })
const index = fc.nat(7)
const commands = fc.commands(
  [
    fc.array(paisa, { minLength: 1, maxLength: 2 }).map(add),
    fc.array(paisa, { minLength: 1, maxLength: 1 }).map(add),
    fc.integer({ min: 0, max: 3 }).map(deposit),
    fc.integer({ min: 1, max: 2 }).map(deposit),
    fc.tuple(index, fc.boolean()).map(([which, isBack]) => clear(which, isBack)),
    fc.tuple(index, fc.boolean()).map(([which, isCharged]) => bounce(which, isCharged)),
    index.map(undo),
    index.map(voidElsewhere),
    fc.constantFrom('nothing' as const, 'nothing', 'voids', 'everything').map(close),
  ],
  { maxCommands: 60, size: 'max' },
)

test('whatever happens to cheques, each is where the model says, and so is the money', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      core.setLock(() => false)
      const setup = () => ({
        model: { cheques: new Map(), voidSlips: new Set<number>(), charges: 0, closed: 'nothing' } as Model,
        real: { money: moneyNow() },
      })
      // with something at the bank the steps say more
      await fc.asyncModelRun(setup, [add([100]), add([250, 40]), deposit(1), deposit(1), ...steps])
    }),
    { numRuns: 40 },
  )
}, 120_000)
