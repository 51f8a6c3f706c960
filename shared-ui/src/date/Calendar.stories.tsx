import { dayOf, type Day } from '@samity/shared-api/contract/day'
import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Calendar } from './Calendar.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'

const meta = {
  title: 'date/Calendar',
  // the part that loads late has the props
  component: CalendarDialog,
  args: { value: dayOf(2026, 11, 21), onPick: () => undefined },
  render: function PickedDay({ value: initial, ...rest }) {
    const [value, setValue] = useState<Day | undefined>(initial)
    return <Calendar {...rest} value={value} onPick={setValue} />
  },
} satisfies Meta<typeof CalendarDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const CalendarWithLimits: Story = { args: { min: dayOf(2026, 11, 20), max: dayOf(2026, 11, 22) } }

export const CalendarNoDay: Story = { args: { value: undefined } }
