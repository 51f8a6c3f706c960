import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { MonthSelect } from './SelectField.tsx'

const words = { label: { en: 'Month', bn: 'মাস' } }

function LabelledMonth(props: ComponentProps<typeof MonthSelect>) {
  const { label } = useWords(words)
  const [month, setMonth] = useState(props.value ?? '')
  return (
    <>
      <label htmlFor="month">{label}</label>
      <MonthSelect {...props} id="month" value={month} onChange={setMonth} />
    </>
  )
}

const meta = {
  title: 'forms/MonthSelect',
  component: MonthSelect,
  args: { value: 11 },
  render: LabelledMonth,
} satisfies Meta<typeof MonthSelect>
export default meta
type Story = StoryObj<typeof meta>

export const OneMonth: Story = {}

export const WholeYear: Story = { args: { value: 0, all: { en: 'Whole year', bn: 'সারা বছর' } } }
