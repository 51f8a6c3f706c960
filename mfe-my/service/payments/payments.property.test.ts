import fc from 'fast-check'
import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { ReferencePayment } from '../../contract/payments.ts'
import type { Debts } from './testing/fake-core.ts'
import { deputy, openPayments, treasurer, type OpenPayments } from './testing/open-payments.ts'

let my: OpenPayments
beforeAll(async () => {
  my = await openPayments()
})
beforeEach(() => my.clear())
afterAll(() => my.close())

const months = fc.subarray(['2025-11', '2025-12', '2026-01', '2026-03', '2026-09', '2026-10'])
const debts: fc.Arbitrary<Debts> = fc.record({
  months,
  years: fc.subarray(['2023', '2024', '2026']),
  rents: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      months,
      amount: fc.integer({ min: 1, max: 200_000 }).map(toDecimal),
    }),
    { selector: ({ id }) => id },
  ),
  monthly: fc.integer({ min: 1, max: 50_000 }),
  yearly: fc.integer({ min: 2_001, max: 300_000 }),
})
const fault = fc.constantFrom('none' as const, 'not done', 'done without an answer')
const livePaisa = () => sum(my.core.live().map(({ total }) => fromDecimal(total)))
const readAll = async () => (await my.get('/payments')).body as ReferencePayment[]

test('whatever is owed and paid: receipts and difference are the amount, and no receipt exceeds what is owed', async () => {
  const choice = fc.constantFrom('open', 'further', 'donation')
  await fc.assert(
    fc.asyncProperty(
      debts,
      debts,
      fc.integer({ min: 1, max: 3_000_000 }),
      choice,
      async (before, after, paisa, rest) => {
        await my.clear()
        my.core.setDebts(7, before)
        fc.pre((await my.own(7)).total !== '0.00')
        const { reference_no } = await my.makeReference(7)
        my.core.setDebts(7, after)
        const owedPaisa = fromDecimal((await my.own(7)).total)
        my.addLine(reference_no, toDecimal(paisa))
        const [proposal] = await my.proposals()
        const { covered, rest: left, further, receipts } = proposal!
        for (const share of [proposal!, ...(further ? [further] : [])]) {
          expect(fromDecimal(share.covered) + fromDecimal(share.rest)).toBe(paisa)
          expect(sum(share.receipts.map(({ amount }) => fromDecimal(amount)))).toBe(
            fromDecimal(share.covered),
          )
          expect(fromDecimal(share.covered)).toBeLessThanOrEqual(owedPaisa)
          expect(fromDecimal(share.rest)).toBeGreaterThanOrEqual(0)
        }
        const { payment } = await my.confirm(proposal!, rest)
        expect(livePaisa()).toBe(fromDecimal(payment.covered))
        expect(fromDecimal(payment.covered) + fromDecimal(payment.rest)).toBe(paisa)
        const share = rest === 'further' && further ? further : { covered, rest: left, receipts }
        const duesPaisa = sum(
          my.core
            .live()
            .flatMap(({ path, total }) => (path === 'fund-collection' ? [] : [fromDecimal(total)])),
        )
        expect(duesPaisa).toBe(fromDecimal(share.covered))
        expect(fromDecimal((await my.own(7)).total)).toBe(owedPaisa - duesPaisa)
        expect(await my.system.readChecks(my.service)).toMatchObject([{ ok: true }])
      },
    ),
    { numRuns: 25 },
  )
})

test('many people confirm one payment at once: its receipts are posted once', async () => {
  my.core.setDebts(7, {
    months: ['2026-09', '2026-10'],
    rents: [{ id: 1, months: ['2026-10'], amount: '800.00' }],
  })
  const { reference_no } = await my.makeReference(7)
  my.addLine(reference_no, '1100.00')
  const [proposal] = await my.proposals()
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, index) => my.confirm(proposal!, 'open', index % 2 ? treasurer : deputy)),
  )
  expect(results.some(({ status }) => status === 201)).toBe(true)
  expect(results.every(({ status }) => [201, 409].includes(status))).toBe(true)
  expect(my.core.receipts.map(({ total }) => total)).toEqual(['300.00', '800.00'])
  expect(await readAll()).toMatchObject([{ state: 'posted', covered: '1100.00' }])
})

test('whatever is lost on the way, each step of confirming, settling and undoing is done once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 14 }), async (faults) => {
      await my.clear()
      const queue = [...faults]
      my.core.setFault(() => queue.shift() ?? 'none')
      my.core.setDebts(7, { months: ['2026-10'], rents: [{ id: 1, months: ['2026-10'], amount: '800.00' }] })
      const { reference_no } = await my.makeReference(7)
      my.addLine(reference_no, '1000.00')
      const [proposal] = await my.proposals()
      const read = async () => (await readAll())[0]
      /** Repeats a request, by one person and by another, until the payment is as it should be. */
      const until = async (
        isDone: (payment: ReferencePayment | undefined) => boolean,
        send: (sender: typeof treasurer) => Promise<unknown>,
      ) => {
        for (let attempts = 0; !isDone(await read()); attempts++) {
          expect(attempts).toBeLessThan(20)
          if (attempts % 2) await my.letTimePass()
          await send(attempts % 2 ? deputy : treasurer)
        }
      }
      await until(
        (payment) => payment?.state === 'posted',
        (sender) => my.confirm(proposal!, 'open', sender),
      )
      expect(await read()).toMatchObject({ covered: '950.00', rest: '50.00' })
      const { id } = (await read())!
      await until(
        (payment) => payment?.rest_state === 'donation',
        (sender) => my.post(`/payments/${id}/difference`, { choice: 'donation' }, sender),
      )
      expect(my.core.receipts.map(({ total }) => total)).toEqual(['150.00', '800.00', '50.00'])
      await until(
        (payment) => payment?.state === 'undone',
        (sender) => my.post(`/payments/${id}/undo`, { reason: 'Wrong member' }, sender),
      )
      expect(my.core.live()).toEqual([])
      expect(my.core.receipts).toHaveLength(3)
      expect(await my.proposals()).toMatchObject([{ covered: '950.00' }])
    }),
    { numRuns: 15 },
  )
})

test('the books refuse: nothing is posted, the sentence is kept, and the proposal comes back', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const { reference_no } = await my.makeReference(7)
  my.addLine(reference_no, '150.00')
  const [proposal] = await my.proposals()
  my.core.setLock(true)
  expect(await my.confirm(proposal!)).toMatchObject({
    status: 409,
    payment: { message: 'The books are locked.' },
  })
  expect(await readAll()).toMatchObject([{ state: 'refused', problem: { en: 'The books are locked.' } }])
  expect(await my.proposals()).toMatchObject([{ verdict: 'exact' }])
  my.core.setLock(false)
  const { payment } = await my.confirm(proposal!)
  my.core.setLock(true)
  expect((await my.post(`/payments/${payment.id}/undo`, { reason: 'Wrong' })).status).toBe(409)
  expect((await readAll())[0]).toMatchObject({ state: 'posted', problem: { en: 'The books are locked.' } })
  expect(my.core.live()).toHaveLength(1)
})

test('a refusal right after an attempt without an answer gives nothing up', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const { reference_no } = await my.makeReference(7)
  my.addLine(reference_no, '150.00')
  const [proposal] = await my.proposals()
  my.core.setFault(() => 'not done')
  expect((await my.confirm(proposal!)).status).toBe(502)
  my.core.setFault(() => 'none')
  my.core.setLock(true)
  expect((await my.confirm(proposal!)).status).toBe(409)
  expect(await readAll()).toMatchObject([{ state: 'posting' }])
  // what was under way has arrived by now, or never will
  await my.letTimePass()
  expect((await my.confirm(proposal!, 'open', deputy)).status).toBe(409)
  expect(await readAll()).toMatchObject([{ state: 'refused' }])
  expect(my.core.receipts).toEqual([])
})

test('a service that died in the middle leaves its work to others after a while', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const { reference_no } = await my.makeReference(7)
  my.addLine(reference_no, '150.00')
  const [proposal] = await my.proposals()
  my.core.setFault(() => 'done without an answer')
  expect((await my.confirm(proposal!)).status).toBe(502)
  my.core.setFault(() => 'none')
  await my.sql`update payments set busy_until = now() + interval '1 minute', busy_by = 'user:9'`
  expect((await my.confirm(proposal!, 'open', deputy)).status).toBe(409)
  await my.letTimePass()
  expect(await my.confirm(proposal!, 'open', deputy)).toMatchObject({
    status: 201,
    payment: { state: 'posted' },
  })
  expect(my.core.receipts).toHaveLength(1)
})
