import type { BankFigures } from '../../contract/figures.ts'
import type { Deposit, DepositMove } from '../../contract/deposit.ts'
import { bankAccount, fakeTreasury, fdrPlace } from '../testing/fake-treasury.ts'
import { auditor, deskClerk, openBank } from '../testing/open-bank.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const figuresOn = async (on: string) => (await bank.get(`/figures?on=${on}`, auditor)).body as BankFigures

test('a deposit counts from the day on which its signed opening is booked', async () => {
  const treasury = fakeTreasury(bank)
  const body = {
    kind: 'fixed',
    number: 'FDR-1',
    bank_id: 1,
    branch: 'Sadar',
    place_id: fdrPlace,
    opened_on: '2025-01-15',
    term_months: 12,
    rate: '9',
    day_count: 'months',
    compounding: 'none',
    renewal: 'principal',
    resolution_id: 3,
    has_return: true,
  }
  const { id } = (await bank.post('/deposits', body, deskClerk)).body as Deposit
  const opening = { kind: 'opening', day: '2025-01-15', amount: '100000', account_id: bankAccount }
  const move = (await bank.post(`/deposits/${id}/moves`, opening, deskClerk)).body as DepositMove
  expect((await figuresOn('2025-12-31')).principal).toBe('0.00')
  treasury.decide(move.document_number, 'confirmed')
  expect(await figuresOn('2025-12-31')).toMatchObject({
    principal: '100000.00',
    deposits: [{ number: 'FDR-1', principal: '100000.00' }],
  })
  expect(await figuresOn('2025-01-14')).toMatchObject({ principal: '0.00', deposits: [] })
})

test('a cheque is open until the day on which the bank settled it', async () => {
  const cheque = {
    direction: 'issued',
    number: '44',
    party: 'Printer',
    drawn_on: '2025-02-01',
    amount_paisa: 100_025,
    place_id: 5,
    document_path: 'actual_expanse',
    document_id: 1,
    document_number: 'EXP-2025-000001',
    state: 'issued',
    state_on: '2025-02-01',
    created_by: 'Karim',
  }
  await bank.sql`insert into cheques ${bank.sql(cheque)}`
  await bank.sql`update cheques set state = 'presented', state_on = '2025-02-10'`
  expect((await figuresOn('2025-01-31')).issued).toBe('0.00')
  expect(await figuresOn('2025-02-09')).toMatchObject({
    issued: '1000.25',
    received: '0.00',
    cheques: [{ document_number: 'EXP-2025-000001' }],
  })
  expect((await figuresOn('2025-02-10')).issued).toBe('0.00')
})
