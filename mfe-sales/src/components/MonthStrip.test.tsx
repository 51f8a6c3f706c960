import { today, yearOf } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { MonthSpan } from '../paid-periods.ts'
import { MonthStrip } from './MonthStrip.tsx'

const year = yearOf(today())
const month = (name: string) => screen.getByRole('button', { name })
const chosen = jest.fn()

function Strip() {
  const [months, setMonths] = useState<Partial<MonthSpan>>({})
  return (
    <MonthStrip
      paid={[{ from: `${year}-01`, to: `${year}-02` }]}
      due={[{ from: `${year - 1}-12`, to: `${year - 1}-12` }]}
      chosen={months}
      onChoose={(span) => {
        chosen(span)
        setMonths(span)
      }}
    />
  )
}

test('paid and due months say so; a click chooses a month, the next one everything up to it', async () => {
  const { user } = renderScreen(<Strip />)
  expect(month(`Feb ${year}, paid`)).toBeVisible()
  expect(month(`Dec ${year - 1}, due`)).toBeVisible()
  await user.click(month(`Nov ${year}`))
  await user.click(month(`Feb ${year + 1}`))
  expect(chosen).toHaveBeenLastCalledWith({
    from_month: 11,
    from_year: year,
    to_month: 2,
    to_year: year + 1,
  })
  expect(month(`Jan ${year + 1}`)).toHaveAttribute('aria-pressed', 'true')
  await user.click(month(`Mar ${year}`))
  expect(chosen).toHaveBeenLastCalledWith({ from_month: 3, from_year: year, to_month: 3, to_year: year })
})

test('Tab reaches one month, the arrow keys move by a month and by a year', async () => {
  const { user } = renderScreen(<Strip />)
  await user.tab()
  expect(month(`Jan ${year}, paid`)).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  expect(month(`Mar ${year + 1}`)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(month(`Mar ${year + 1}`)).toHaveAttribute('aria-pressed', 'true')
})
