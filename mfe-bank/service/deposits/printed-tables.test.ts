import type { Day } from '@samity/shared-api/contract'
import {
  exciseDuty,
  interestUntil,
  monthsAfter,
  sourceTax,
  type Compounding,
  type DutySlab,
  type TaxRate,
} from '../../contract/deposit-interest.ts'
import { openBank } from '../testing/open-bank.ts'

/* Amounts that others have printed, beside ours. Rates are hundredths of a percent, amounts taka. */

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const openedOn: Day = '2025-01-01'
/** The interest of a term, in paisa */
const interest = (taka: number, months: number, rate: number, compounding: Compounding): number => {
  const matured = monthsAfter(openedOn, months)
  return interestUntil(
    {
      opened_on: openedOn,
      term_months: months,
      closed_on: null,
      day_count: 'months',
      compounding,
      moves: [
        { day: openedOn, change: taka * 100, renewed_months: null, renewed_rate: null, early_rate: null },
      ],
      rates: [{ from_day: openedOn, rate }],
    },
    matured,
  )
}
const lakh = 100_000

/*
 * The profit table of Sonali Bank's fixed deposits of 3, 6 and 12 months at 6.33, 6.34 and 6.35 %, printed at
 * itbid24.com (page 688): quarterly, by months. It cuts the paisa of three months, and rounds only at the end,
 * where a bank rounds each credit: that is at most half a paisa a quarter. Two cells that contradict their own
 * table are left out: 3 months of two lakh (1365, not twice 1582.50), and 12 months of five lakh (32,514.04,
 * not five times 6502.816).
 */
test.each([
  [1, 1582, 3195.12, 6502.82],
  [2, undefined, 6390.24, 13_005.63],
  [3, 4747, 9585.37, 19_508.45],
  [4, 6330, 12_780.49, 26_011.26],
  [5, 7912, 15_975.61, undefined],
])('Sonali Bank, %i lakh: the printed profit of 3, 6 and 12 months', (lakhs, three, six, twelve) => {
  const ours = (months: number, rate: number) => interest(lakhs * lakh, months, rate, 'quarterly')
  if (three !== undefined) expect(Math.floor(ours(3, 633) / 100)).toBe(three)
  expect(Math.abs(ours(6, 634) - Math.round(six * 100))).toBeLessThanOrEqual(1)
  if (twelve !== undefined) expect(Math.abs(ours(12, 635) - Math.round(twelve * 100))).toBeLessThanOrEqual(2)
})

/*
 * bnnews.info, 'সোনালী ব্যাংকে ১ লাখ টাকা এফডিআর (FDR) করলে মাসিক মুনাফা কত?': Sonali Bank from 10/11/2024 on, in whole
 * taka, after 15 % of source tax.
 */
test.each([
  [3, 825, 1753],
  [6, 850, 3612],
  [12, 875, 7438],
  [36, 875, 22_313],
])('Sonali Bank, 1 lakh for %i months: what is left after 15 %% of tax', async (months, rate, printed) => {
  const rates = await bank.sql<TaxRate[]>`select from_day, with_return, without_return from tax_rates`
  const gross = interest(lakh, months, rate, 'none')
  const net = gross - sourceTax(gross, rates, openedOn, false)
  expect(Math.abs(net / 100 - printed)).toBeLessThanOrEqual(0.5)
})

/* bdnews24.com, 'রিটার্ন দাখিলের পরেও মুনাফার ওপর ‘বাড়তি কর’': 10 % with a return, otherwise 15 %. */
test('the rates of source tax are the printed ones', async () => {
  const rates = await bank.sql<TaxRate[]>`select from_day, with_return, without_return from tax_rates`
  expect(sourceTax(100_00, rates, '2025-04-20', true)).toBe(10_00)
  expect(sourceTax(100_00, rates, '2025-04-20', false)).toBe(15_00)
})

/*
 * 'Excise Duty Rate in Bangladesh Bank-2025' of corporatepracticebd.com (SRO 136-Law/2024/242) until June 2025;
 * The Daily Star, 'Duty-free threshold for bank deposits may rise to Tk 3 lakh', and Prothom Alo of 23/10/2025
 * from July 2025 on.
 */
test.each([
  ['2025-06-30', [0, 150, 150, 500, 3000, 5000, 10_000, 20_000, 50_000]],
  ['2025-07-01', [0, 0, 150, 500, 3000, 5000, 10_000, 20_000, 50_000]],
] as const)('the excise duty of %s is the printed one, on both sides of each limit', async (day, duties) => {
  const rows = await bank.sql<{ from_day: Day; above_paisa: number; duty_paisa: number }[]>`
    select from_day, above_paisa, duty_paisa from duty_slabs`
  const slabs = rows.map(({ from_day, above_paisa, duty_paisa }): DutySlab => ({
    from_day,
    above: above_paisa,
    duty: duty_paisa,
  }))
  const limits = [1, 3, 5, 10, 50, 100, 200, 500].map((lakhs) => lakhs * lakh * 100)
  for (const [index, limit] of limits.entries()) {
    expect([limit, exciseDuty(limit, slabs, day)]).toEqual([limit, duties[index]! * 100])
    expect([limit, exciseDuty(limit + 1, slabs, day)]).toEqual([limit, duties[index + 1]! * 100])
  }
})
