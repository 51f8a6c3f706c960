import { grandTotal, monthlyTotal, withFeeTotals, yearlyCost, yearlyTotal } from './totals.ts'

const months = { from_month: 11, from_year: 2025, to_month: 2, to_year: 2026, monthly_fee: '১০০.৫০' }
const years = { yearly_from_year: 2024, yearly_to_year: 2026, yearly_fee: '500', relief_fund_fee: '10.25' }

test('the monthly fee is paid for every month of the span, both ends counted', () => {
  expect(monthlyTotal(months)).toBe(402_00)
  expect(monthlyTotal({ ...months, to_year: 2025 })).toBe(0)
})

test('the cost is the yearly rate times the years of the span, and 0 while a year is missing', () => {
  expect(yearlyCost(years, 20_00)).toBe(60_00)
  expect(yearlyCost({ ...years, yearly_to_year: undefined }, 20_00)).toBe(0)
  expect(yearlyTotal(years, 20_00)).toBe(570_25)
})

test('a row that pays only fund fees has no yearly cost', () => {
  const funds = { ...years, yearly_fee: '০.০০' }
  expect(yearlyCost(funds, 20_00)).toBe(0)
  expect(yearlyTotal(funds, 20_00)).toBe(10_25)
})

test('the delay fee of late months comes on top of their total', () => {
  const late = { ...months, monthly_delay_fee: '50' }
  expect(monthlyTotal(late)).toBe(402_00)
  expect(grandTotal({ monthlyfee_set: [late] }, 0)).toBe(452_00)
})

test('the grand total is rent, entry fee, monthly total and yearly total', () => {
  const fees = {
    rentcollection_set: [{ rent_amount: '1,000' }],
    entryfee_set: [{ entry_fee: '5000' }],
    monthlyfee_set: [months],
    barassociationfee_set: [years],
  }
  expect(grandTotal(fees, 20_00)).toBe(6972_25)
  expect(grandTotal({}, 20_00)).toBe(0)
})

test('the form sends flags for open sections only, and the totals that it shows', () => {
  const values = withFeeTotals(
    { rentcollection_set: [], monthlyfee_set: [months], barassociationfee_set: [years] },
    20_00,
  )
  expect(values).toMatchObject({
    house_fee_form: false,
    entry_fee_form: false,
    monthly_fee_form: true,
    bar_association_form: true,
    monthlyfee_set: [{ total_monthly_amount: '402.00' }],
    barassociationfee_set: [{ yearly_fee_cost: '60.00', total_amount: '570.25' }],
  })
})

test('the form sends empty totals until the rate is loaded, so that the server computes them', () => {
  const { barassociationfee_set } = withFeeTotals({ barassociationfee_set: [years] }, undefined)
  expect(barassociationfee_set).toMatchObject([{ ...years, yearly_fee_cost: '', total_amount: '' }])
})

test('blank yearly amounts are sent as 0, except the yearly fee, which is required', () => {
  const { barassociationfee_set } = withFeeTotals(
    {
      barassociationfee_set: [
        { yearly_from_year: 2026, yearly_to_year: 2026, yearly_fee: '', relief_fund_fee: '50' },
      ],
    },
    2000,
  )
  expect(barassociationfee_set).toEqual([
    expect.objectContaining({
      yearly_fee: '',
      yearly_delay_fee: '0',
      benevolent_fund_fee: '0',
      benevolent_delay_fee: '0',
      relief_fund_fee: '50',
    }),
  ])
})
