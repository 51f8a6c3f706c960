import type { Paisa } from '@samity/shared-api/contract'
import { sumMoneyLines, type MoneyLine } from '../../receipts/money-lines.ts'

const paisa = (amount: number) => amount as Paisa
const cash = [3, 'cash', 'Office Cash', 'অফিসের নগদ'] as const
const cheques = [4, 'cheques', 'Cheques in Hand', 'হাতে থাকা চেক'] as const
const bank = [5, 'bank', 'Bank Account', 'ব্যাংক হিসাব'] as const

test('lines are summed by payment type, and by place and payment type, in the order of the lines', () => {
  const lines: MoneyLine[] = [
    ['check', paisa(1000), ...cheques],
    ['cash', paisa(250), ...cash],
    ['check', paisa(50), ...bank],
    ['cash', paisa(1), ...cash],
  ]
  const money = sumMoneyLines(lines)
  expect(money.payments).toEqual([
    { payment_type: 'check', amount: '10.50' },
    { payment_type: 'cash', amount: '2.51' },
  ])
  expect(money.place).toBe(4)
  expect(money.places?.map(({ id, payment_type, amount }) => [id, payment_type, amount])).toEqual([
    [4, 'check', '10.00'],
    [3, 'cash', '2.51'],
    [5, 'check', '0.50'],
  ])
  expect(money.places?.[0]).toEqual({
    id: 4,
    kind: 'cheques',
    name_english: 'Cheques in Hand',
    name_bengali: 'হাতে থাকা চেক',
    payment_type: 'check',
    amount: '10.00',
  })
})
