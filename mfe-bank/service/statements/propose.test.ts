import type { Day } from '@samity/shared-api/contract'
import { propose, type OpenBookLine, type OpenStatementLine } from './propose.ts'

const noCheques = new Map<string, string[]>()
let lastId = 0
beforeEach(() => {
  lastId = 0
})
const bankLine = (day: string, amount_paisa: number, values: Partial<OpenStatementLine> = {}) => ({
  id: ++lastId,
  // a literal of the test
  day: day as Day,
  description: '',
  reference: '',
  cheque_no: '',
  amount_paisa,
  ...values,
})
const bookLine = (day: string, amount_paisa: number, document = `FEE-2026-00${++lastId}`): OpenBookLine => ({
  id: ++lastId,
  day: day as Day,
  document,
  path: 'receipts/FEE',
  document_id: Number(document.replace(/\D/g, '')),
  amount_paisa,
})
const short = (proposals: ReturnType<typeof propose>) =>
  proposals.map(({ statement_lines, book_lines, reasons, is_sure }) => [
    statement_lines,
    book_lines,
    reasons.join(' '),
    is_sure,
  ])

test('the only equal amount within three days is sure; four days are too many', () => {
  const bank = [bankLine('2026-11-10', 500), bankLine('2026-11-10', 700)]
  const book = [bookLine('2026-11-07', 500), bookLine('2026-11-14', 700)]
  expect(short(propose(bank, book, noCheques))).toEqual([[[1], [book[0]!.id], 'day one_candidate', true]])
})

test('of two equal amounts neither is sure, and the nearer day comes first', () => {
  const bank = [bankLine('2026-11-10', 500)]
  const book = [bookLine('2026-11-08', 500), bookLine('2026-11-10', 500)]
  expect(short(propose(bank, book, noCheques))).toEqual([
    [[1], [book[1]!.id], 'same_day', false],
    [[1], [book[0]!.id], 'day', false],
  ])
})

test('a cheque number decides between equal amounts, weeks later, and what is left is sure then', () => {
  const bank = [bankLine('2026-11-29', -500, { cheque_no: '০০১২৩৪৫' }), bankLine('2026-11-10', -500)]
  const book = [
    bookLine('2026-11-10', -500, 'EXP-2026-000001'),
    bookLine('2026-11-10', -500, 'EXP-2026-000002'),
  ]
  const cheques = new Map([['EXP-2026-000002', ['12345']]])
  expect(short(propose(bank, book, cheques))).toEqual([
    [[1], [book[1]!.id], 'cheque day', true],
    [[2], [book[0]!.id], 'same_day one_candidate', true],
  ])
})

test.each(['TRF-2026-000004', 'trf 2026 000004', 'NPSB/TRF2026000004/OK'])(
  'the document number in %p is a reference',
  (description) => {
    const bank = [bankLine('2026-11-10', 900, { description })]
    const book = [bookLine('2026-10-01', 900, 'TRF-2026-000004')]
    expect(short(propose(bank, book, noCheques))).toEqual([[[1], [book[0]!.id], 'reference day', true]])
  },
)

test('the cheques of a slip that the bank credits one by one belong to its transfer', () => {
  const bank = [
    bankLine('2026-11-10', 300, { cheque_no: '11111' }),
    bankLine('2026-11-11', 600, { description: 'CLG CHQ 22222' }),
  ]
  const book = [bookLine('2026-11-09', 900, 'TRF-2026-000004')]
  const cheques = new Map([['TRF-2026-000004', ['11111', '22222']]])
  expect(short(propose(bank, book, cheques))).toEqual([[[1, 2], [book[0]!.id], 'slip several_lines', true]])
})

test('one line that names several documents belongs to all of them, if the sum is equal', () => {
  const bank = [bankLine('2026-11-10', 900, { description: 'FEE-2026-000001, FEE-2026-000002' })]
  const book = [
    bookLine('2026-10-01', 400, 'FEE-2026-000001'),
    bookLine('2026-10-02', 500, 'FEE-2026-000002'),
  ]
  expect(short(propose(bank, book, noCheques))).toEqual([
    [[1], book.map(({ id }) => id), 'reference several_lines', true],
  ])
  expect(propose([{ ...bank[0]!, amount_paisa: 901 }], book, noCheques)).toEqual([])
})

test('a day in one sum is proposed, never as sure: both ways', () => {
  const bank = [bankLine('2026-11-10', 900), bankLine('2026-11-20', -100), bankLine('2026-11-20', -200)]
  const book = [
    bookLine('2026-11-09', 400),
    bookLine('2026-11-09', 500),
    bookLine('2026-11-19', -300, 'TRF-2026-000009'),
  ]
  expect(short(propose(bank, book, noCheques))).toEqual([
    [[1], [book[0]!.id, book[1]!.id], 'several_lines', false],
    [[2, 3], [book[2]!.id], 'several_lines', false],
  ])
})

test('what was booked and voided belongs together; a change counts as one sum with its booking', () => {
  const book = [
    bookLine('2026-11-01', 500, 'FEE-2026-000001'),
    bookLine('2026-11-02', -500, 'FEE-2026-000001'),
    bookLine('2026-11-05', 300, 'FEE-2026-000002'),
    bookLine('2026-11-05', 50, 'FEE-2026-000002'),
  ]
  const bank = [bankLine('2026-11-05', 350)]
  const [first, second, third, fourth] = book.map(({ id }) => id)
  expect(short(propose(bank, book, noCheques))).toEqual([
    [[bank[0]!.id], [third, fourth], 'same_day one_candidate several_lines', true],
    [[], [first, second], 'voided', true],
  ])
})

test('an entry that the bank took back is proposed with it', () => {
  const bank = [
    bankLine('2026-11-01', -500, { description: 'Charge' }),
    bankLine('2026-11-03', 500, { description: 'Charge reversed' }),
    bankLine('2026-11-03', 800),
    bankLine('2026-11-03', -800),
  ]
  expect(short(propose(bank, [], noCheques))).toEqual([[[2, 1], [], 'reversed', false]])
})

test('what another module posted for a reference belongs to the line with it, among equal amounts', () => {
  const bank = [
    bankLine('2026-11-10', 500, { description: 'NPSB p7k3-m9qx RAHIMA' }),
    bankLine('2026-11-10', 500, { description: 'NPSB KARIM' }),
  ]
  const book = [
    bookLine('2026-11-10', 300, 'FEE-2026-000001'),
    bookLine('2026-11-10', 500, 'FEE-2026-000002'),
    bookLine('2026-11-10', 200, 'RNT-2026-000001'),
  ]
  const payment = { payment: 'mfe-my/1', reference: 'P7K3M9QX' }
  const payments = new Map([
    ['FEE-2026-000001', payment],
    ['RNT-2026-000001', payment],
  ])
  expect(short(propose(bank, book, noCheques, payments))).toEqual([
    [[1], [book[0]!.id, book[2]!.id], 'reference same_day several_lines', true],
    [[2], [book[1]!.id], 'same_day one_candidate', true],
  ])
})

test('a reference on two equal lines is not sure, because one of them may be a second payment', () => {
  const bank = [1, 2].map(() => bankLine('2026-11-10', 500, { reference: 'P7K3M9QX' }))
  const book = [bookLine('2026-11-10', 500, 'FEE-2026-000001')]
  const payments = new Map([['FEE-2026-000001', { payment: 'mfe-my/1', reference: 'P7K3M9QX' }]])
  const proposals = short(propose(bank, book, noCheques, payments))
  expect(proposals.every(([, , , isSure]) => isSure === false)).toBe(true)
  expect(proposals.map(([lines]) => lines)).toEqual(expect.arrayContaining([[1], [2]]))
})

test('an own cheque that pays several vouchers is one line of the bank', () => {
  const bank = [bankLine('2026-11-29', -700, { cheque_no: '12345' })]
  const book = [
    bookLine('2026-11-10', -500, 'EXP-2026-000001'),
    bookLine('2026-11-10', -200, 'EXP-2026-000002'),
    bookLine('2026-11-28', -700, 'EXP-2026-000003'),
  ]
  const cheques = new Map(['EXP-2026-000001', 'EXP-2026-000002'].map((document) => [document, ['12345']]))
  expect(short(propose(bank, book, cheques))).toEqual([
    [[1], [book[0]!.id, book[1]!.id], 'cheque several_lines', true],
  ])
})
