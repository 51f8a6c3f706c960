import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DayFilter } from './DayFilter.tsx'

function FilterByDay(props: ComponentProps<typeof DayFilter>) {
  const [day, setDay] = useState(props.value)
  return <DayFilter {...props} value={day} onDay={setDay} />
}

const meta = {
  component: DayFilter,
  args: { id: 'from', label: 'From Date', value: '', onDay: () => undefined },
  render: FilterByDay,
} satisfies Meta<typeof DayFilter>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutDay: Story = {}

export const PickedDay: Story = { args: { value: '2026-03-17' } }
