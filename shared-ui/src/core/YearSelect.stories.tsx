import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { YearSelect } from './SelectField.tsx'

const words = { label: { en: 'Year', bn: 'সাল' } }

function LabelledYear(props: ComponentProps<typeof YearSelect>) {
  const { label } = useWords(words)
  const [year, setYear] = useState(props.value ?? '')
  return (
    <>
      <label htmlFor="year">{label}</label>
      <YearSelect {...props} id="year" value={year} onChange={setYear} />
    </>
  )
}

const meta = {
  title: 'forms/YearSelect',
  component: YearSelect,
  args: { value: 2026 },
  render: LabelledYear,
} satisfies Meta<typeof YearSelect>
export default meta
type Story = StoryObj<typeof meta>

export const LastTenYears: Story = {}

export const Range: Story = { args: { from: 2020, to: 2030 } }

export const YearSelectNothingSelected: Story = { args: { value: null } }
