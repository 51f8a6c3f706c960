import fc from 'fast-check'
import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { BankMatch, MatchingDesk } from '../../contract/match.ts'
import type { Reconciliation, ReconciliationDetails } from '../../contract/reconciliation.ts'
import { openBank, treasurer } from '../testing/open-bank.ts'
import { aFile, anAccount, rowsOf } from '../testing/statements.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

/* Random lines of both sides, matches, undos and reconciliations, beside a model that only adds up. */

const amounts = [100, 200, 300, -100, -300]
const line = fc.record({ day: fc.integer({ min: 1, max: 20 }), amount: fc.constantFrom(...amounts) })
const step = fc.oneof(
  fc.record({ kind: fc.constant('post' as const), lines: fc.array(line, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('import' as const), lines: fc.array(line, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('sure' as const) }),
  fc.record({
    kind: fc.constant('match' as const),
    bank: fc.array(fc.nat(), { maxLength: 2 }),
    book: fc.array(fc.nat(), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(), batch: fc.boolean() }),
  fc.record({ kind: fc.constant('final' as const), day: fc.integer({ min: 1, max: 20 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const isoDay = (day: number): Day => `2026-10-${String(day).padStart(2, '0')}` as Day
const total = (lines: readonly { amount: string }[]) =>
  lines.reduce((sum, { amount }) => sum + Number(amount), 0)
const pick = <T>(items: readonly T[], indexes: readonly number[]): T[] => [
  ...new Set(items.length > 0 ? indexes.map((index) => items[index % items.length]!) : []),
]

async function run(steps: readonly Step[]): Promise<void> {
  const account = anAccount(bank)
  const { id } = account
  const desk = async () => (await bank.get(`/desk?account=${id}&matched=1`)).body as MatchingDesk
  const model = { bank: 0, book: 0, bankLines: 0, bookLines: 0 }
  const finals = new Map<number, ReconciliationDetails>()
  let imports = 0
  await desk()

  for (const current of steps) {
    const before = await desk()
    if (current.kind === 'post') {
      account.post(...current.lines.map(({ day, amount }) => [isoDay(day), toDecimal(amount)] as const))
      model.book += total(current.lines.map(({ amount }) => ({ amount: toDecimal(amount) })))
      model.bookLines += current.lines.length
    }
    if (current.kind === 'import') {
      const rows = rowsOf(
        ...current.lines.map(({ day, amount }) => [
          isoDay(day),
          `Import ${++imports}`,
          '',
          amount < 0 ? toDecimal(-amount) : '',
          amount > 0 ? toDecimal(amount) : '',
        ]),
      )
      const { status } = await bank.post('/statements', aFile(id, rows))
      const isLocked = current.lines.some(
        ({ day }) => before.reconciled_to && isoDay(day) <= before.reconciled_to,
      )
      expect(status).toBe(isLocked ? 422 : 200)
      if (!isLocked) {
        model.bank += total(current.lines.map(({ amount }) => ({ amount: toDecimal(amount) })))
        model.bankLines += current.lines.length
      }
    }
    if (current.kind === 'sure') {
      const { body } = await bank.post('/matches/sure', { account: id })
      expect(body).toMatchObject({ matched: before.proposals.filter(({ is_sure }) => is_sure).length })
    }
    if (current.kind === 'match') {
      const ofBank = pick(before.statement_lines, current.bank)
      const ofBook = pick(before.book_lines, current.book)
      const { status } = await bank.post('/matches', {
        account: id,
        statement_lines: ofBank.map((chosen) => chosen.id),
        book_lines: ofBook.map((chosen) => chosen.id),
      })
      const isValid = ofBank.length + ofBook.length >= 2 && total(ofBank) === total(ofBook)
      expect(status).toBe(isValid ? 201 : 422)
    }
    if (current.kind === 'undo') {
      const [match] = pick(before.matches, [current.which])
      if (match) {
        const undone = before.matches.filter(
          (other: BankMatch) =>
            other === match || (current.batch && match.batch !== null && other.batch === match.batch),
        )
        const { status } = await bank.post(`/matches/${match.id}/undo`, { with_batch: current.batch })
        expect(status).toBe(undone.some(({ is_final }) => is_final) ? 409 : 200)
      }
    }
    if (current.kind === 'final') {
      const day = isoDay(current.day)
      const made = await bank.post('/reconciliations', { account: id, day, bank_balance: '0.00' })
      if (before.reconciled_to && day <= before.reconciled_to) expect(made.status).toBe(409)
      else if (made.status === 201) {
        const { id: reconciliation, difference } = made.body as Reconciliation
        // the bank has what the statements say
        const bank_balance = (-Number(difference)).toFixed(2)
        await bank.put(`/reconciliations/${reconciliation}`, { bank_balance })
        expect((await bank.post(`/reconciliations/${reconciliation}/final`, {}, treasurer)).status).toBe(200)
        const { body } = await bank.get(`/reconciliations/${reconciliation}`)
        finals.set(reconciliation, body as ReconciliationDetails)
      }
    }
    const after = await desk()
    for (const match of after.matches) expect(total(match.statement_lines)).toBe(total(match.book_lines))
    const matchedLines = after.matches.flatMap((match) => match.statement_lines)
    const matchedBook = after.matches.flatMap((match) => match.book_lines)
    expect(after.statement_lines.length + matchedLines.length).toBe(model.bankLines)
    expect(after.book_lines.length + matchedBook.length).toBe(model.bookLines)
    expect(total(after.statement_lines) + total(matchedLines)).toBe(model.bank)
    expect(total(after.book_lines) + total(matchedBook)).toBe(model.book)
    for (const [reconciliation, then] of finals) {
      const { body } = await bank.get(`/reconciliations/${reconciliation}`)
      const now = body as ReconciliationDetails
      expect({ ...now, late: 0, late_lines: [] }).toEqual({ ...then, late: 0, late_lines: [] })
      expect(total(then.book_lines)).toBe(Number(then.book_outstanding))
      expect(total(then.bank_lines)).toBe(Number(then.bank_outstanding))
    }
  }
}

test('matched and outstanding lines are all lines, sums are equal, and a final reconciliation never changes', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), run), { numRuns: 15 })
}, 120_000)
