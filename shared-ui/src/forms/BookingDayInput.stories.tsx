import { today } from '@samity/shared-api/contract/day'
import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { BookingDayInput } from './BookingDayInput.tsx'

const words = { label: { en: 'Date', bn: 'তারিখ' } }

function LabelledDay() {
  const { label } = useWords(words)
  const [day, setDay] = useState<string>(today())
  return (
    <>
      <label htmlFor="booking-day">{label}</label>
      <BookingDayInput id="booking-day" value={day} onChange={setDay} />
    </>
  )
}

const meta = { component: BookingDayInput, render: LabelledDay } satisfies Meta<typeof BookingDayInput>
export default meta
type Story = StoryObj<typeof meta>

export const ForAdmin: Story = {}

export const ForCashier: Story = { parameters: { role: 'cashier' } }
