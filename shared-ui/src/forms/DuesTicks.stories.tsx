import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fromDecimal } from '@samity/shared-api/contract'
import type { OwedItems } from '@samity/shared-api/contract/members/owed-items'
import { useState } from 'react'
import { DuesTicks } from './DuesTicks.tsx'

const monthOf = (month: number, delay: string): OwedItems['months'][number] => ({
  label: `${String(month).padStart(2, '0')}/2026`,
  row: {
    from_month: month,
    from_year: 2026,
    to_month: month,
    to_year: 2026,
    monthly_fee: '100.00',
    monthly_delay_fee: delay,
    total_monthly_amount: '100.00',
  },
  total: fromDecimal('100.00'),
  delay: fromDecimal(delay),
  cost: fromDecimal('0.00'),
})
const owed: OwedItems = {
  months: [monthOf(8, '10.00'), monthOf(9, '5.00'), monthOf(10, '0.00')],
  years: [],
}

function OwedByAMember() {
  const [taken, setTaken] = useState({ months: 2, years: 0 })
  return (
    <DuesTicks
      owed={owed}
      taken={taken}
      onChange={(changed) => setTaken((before) => ({ ...before, ...changed }))}
    />
  )
}

const meta = {
  component: DuesTicks,
  args: { owed, taken: { months: 2, years: 0 }, onChange: () => {} },
  render: OwedByAMember,
} satisfies Meta<typeof DuesTicks>
export default meta

export const MonthsOfAMember: StoryObj<typeof meta> = {}
