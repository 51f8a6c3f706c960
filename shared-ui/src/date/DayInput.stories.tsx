import { dayOf } from '@samity/shared-api/contract/day'
import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { DayInput } from './DayInput.tsx'

const words = { label: { en: 'Sales Date', bn: 'বিক্রয়ের তারিখ' } }

function LabelledDay(props: ComponentProps<typeof DayInput>) {
  const { label } = useWords(words)
  const [day, setDay] = useState(props.value ?? '')
  return (
    <>
      <label htmlFor="sales-date">{label}</label>
      <DayInput {...props} id="sales-date" value={day} onChange={setDay} />
    </>
  )
}

const meta = {
  component: DayInput,
  args: { value: '2026-11-21' },
  render: LabelledDay,
} satisfies Meta<typeof DayInput>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleDayInput: Story = {}

export const EmptyDayInput: Story = { args: { value: '' } }

export const DayInputNoDay: Story = { args: { value: '31/02/2026', status: 'error', 'aria-invalid': true } }

export const DayInputWithLimits: Story = { args: { min: dayOf(2026, 11, 20), max: dayOf(2026, 11, 22) } }

export const DisabledDayInput: Story = { args: { disabled: true } }
