import type { Day } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { DayInput } from './DayInput.tsx'

function Screen({ initial = '' }) {
  const [day, setDay] = useState(initial)
  return (
    <>
      <label htmlFor="day">Day</label>
      <DayInput id="day" value={day} onChange={setDay} />
      <p>value {day}</p>
    </>
  )
}

test.each([
  ['21/11/2026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['২১/১১/২০২৬', '2026-11-21'],
  ['31/02/2026', '31/02/2026'],
])('the input %s gives the value %s', async (input, expected) => {
  const { user } = renderScreen(<Screen />)
  await user.type(screen.getByLabelText('Day'), input)
  expect(screen.getByText(`value ${expected}`)).toBeInTheDocument()
  expect(screen.getByLabelText('Day')).toHaveValue(input)
})

test('on blur the day becomes DD/MM/YYYY in the digits of the reader', async () => {
  const { user } = renderScreen(<Screen />, { language: 'bn' })
  await user.type(screen.getByLabelText('Day'), '2026-11-21')
  await user.tab()
  expect(screen.getByLabelText('Day')).toHaveValue('২১/১১/২০২৬')
})

test('the calendar opens on the day, arrow keys move, Enter picks, and the focus returns to the field', async () => {
  const { user } = renderScreen(<Screen initial="2026-11-30" />)
  await user.click(screen.getByLabelText('Day'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const calendar = await screen.findByRole('dialog', { name: 'Calendar' })
  const last = within(calendar).getByRole('button', { name: '30 November 2026' })
  expect(last).toHaveAttribute('aria-pressed', 'true')
  act(() => last.focus())
  await user.keyboard('{ArrowRight}')
  expect(within(calendar).getByRole('button', { name: '1 December 2026' })).toHaveFocus()
  await user.keyboard('{PageDown}{Enter}')
  expect(screen.getByText('value 2027-01-01')).toBeInTheDocument()
  expect(screen.getByLabelText('Day')).toHaveFocus()
})

describe('with a first and a last day', () => {
  const limits = { min: '2026-11-21', max: '2026-11-22' } as const
  async function openCalendar(initial: string) {
    const { user } = renderScreen(
      <DayInput aria-label="Day" value={initial} min={limits.min as Day} max={limits.max as Day} />,
    )
    await user.click(screen.getByLabelText('Day'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    return { user, calendar: within(await screen.findByRole('dialog', { name: 'Calendar' })) }
  }

  test('the calendar enables only the days between them', async () => {
    const { calendar } = await openCalendar('2026-11-22')
    const enabledDays = calendar
      .getAllByRole('button', { name: /November 2026/ })
      .filter((button) => !button.hasAttribute('disabled'))
      .map((button) => button.getAttribute('aria-label'))
    expect(enabledDays).toEqual(['21 November 2026', '22 November 2026'])
    expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled()
    expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  })

  test('arrow keys stop at the last day', async () => {
    const { user, calendar } = await openCalendar('2026-11-22')
    const last = calendar.getByRole('button', { name: '22 November 2026' })
    act(() => last.focus())
    await user.keyboard('{ArrowRight}{PageDown}')
    expect(last).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(calendar.getByRole('button', { name: '21 November 2026' })).toHaveFocus()
  })
})
