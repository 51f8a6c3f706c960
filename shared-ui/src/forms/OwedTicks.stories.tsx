import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useState } from 'react'
import { useShow, useWords } from '@samity/shared-ui/words'
import { OwedTicks } from './OwedTicks.tsx'

const words = { label: { en: 'Months owed', bn: 'বকেয়া মাস' } }

function RentOwed() {
  const t = useWords(words)
  const show = useShow()
  const [takenCount, setTakenCount] = useState(2)
  return (
    <OwedTicks
      label={t.label}
      items={['08/2026', '09/2026', '10/2026'].map((month) => ({
        label: show.digits(month),
        note: show.amount('1500.00'),
      }))}
      takenCount={takenCount}
      onChange={setTakenCount}
    />
  )
}

const meta = {
  component: OwedTicks,
  args: { label: '', items: [], takenCount: 0, onChange: () => {} },
  render: RentOwed,
} satisfies Meta<typeof OwedTicks>
export default meta

export const SimpleOwedTicks: StoryObj<typeof meta> = {}
