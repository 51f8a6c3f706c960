import fc from 'fast-check'
import { fromDecimal, sum, toDecimal } from '../money.ts'
import { moneyEquation } from './money-equation.ts'

const paisa = fc.integer({ min: -100_000_000, max: 100_000_000 })

test('whatever the books have, the lines above a sum add up to it, and the two sums differ by the last line', () => {
  fc.assert(
    fc.property(
      fc.record({
        openings: paisa,
        income: paisa,
        passed_on: paisa,
        expense: paisa,
        paid_out: fc.oneof(fc.constant(0), paisa),
        old_books: fc.oneof(fc.constant(0), paisa),
        total: paisa,
      }),
      (books) => {
        const expected =
          books.openings + books.income + books.passed_on - books.expense - books.paid_out - books.old_books
        const amounts = { ...books, expected, difference: books.total - expected }
        const lines = moneyEquation({
          on: '2026-12-31',
          places: [],
          funds: [],
          on_the_way: '0.00',
          openings: toDecimal(amounts.openings),
          income: toDecimal(amounts.income),
          passed_on: toDecimal(amounts.passed_on),
          expense: toDecimal(amounts.expense),
          paid_out: toDecimal(amounts.paid_out),
          old_books: toDecimal(amounts.old_books),
          total: toDecimal(amounts.total),
          expected: toDecimal(amounts.expected),
          difference: toDecimal(amounts.difference),
        })
        const amountsOf = (...kinds: string[]) =>
          lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => fromDecimal(amount))
        const [booked = NaN, counted = NaN] = amountsOf('sum')
        expect(sum(amountsOf('plus')) - sum(amountsOf('less'))).toBe(booked)
        expect(amountsOf('difference')).toEqual([counted - booked])
      },
    ),
  )
})
