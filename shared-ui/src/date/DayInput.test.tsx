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

  test('a key that would go past the last day stops there', async () => {
    const { user, calendar } = await openCalendar('2026-11-21')
    act(() => calendar.getByRole('button', { name: '21 November 2026' }).focus())
    await user.keyboard('{PageDown}')
    expect(calendar.getByRole('button', { name: '22 November 2026' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(calendar.getByRole('button', { name: '21 November 2026' })).toHaveFocus()
  })
})

describe('the calendar', () => {
  async function openCalendar(initial: string, language: 'en' | 'bn' = 'en') {
    const { user } = renderScreen(<Screen initial={initial} />, { language })
    await user.click(screen.getByLabelText('Day'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    return { user, calendar: within(await screen.findByRole('dialog')) }
  }

  test('is a grid of the month, in which the value is selected', async () => {
    const { calendar } = await openCalendar('2026-11-21')
    expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument()
    expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('21')
    expect(calendar.getByRole('status')).toHaveTextContent('November 2026')
    expect(calendar.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ])
  })

  test('is in Bengali for a reader of Bengali', async () => {
    const { user, calendar } = await openCalendar('2026-08-05', 'bn')
    expect(calendar.getByRole('button', { name: '৫ আগস্ট ২০২৬' })).toHaveTextContent(/^৫$/)
    expect(calendar.getByRole('columnheader', { name: 'বৃহঃ' })).toBeInTheDocument()
    expect(calendar.getByRole('combobox', { name: 'মাস' })).toHaveDisplayValue('আগস্ট')
    expect(calendar.getByRole('combobox', { name: 'বছর' })).toHaveDisplayValue('২০২৬')
    await user.click(calendar.getByRole('button', { name: 'পরের মাস' }))
    expect(calendar.getByRole('status')).toHaveTextContent('সেপ্টেম্বর ২০২৬')
  })

  test('the menus go to another month and a day of it can be picked', async () => {
    const { user, calendar } = await openCalendar('2026-11-21')
    await user.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '1956')
    await user.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'February')
    await user.click(calendar.getByRole('button', { name: '29 February 1956' }))
    expect(screen.getByText('value 1956-02-29')).toBeInTheDocument()
  })

  test('Esc closes it and returns the focus to the field', async () => {
    const { user } = await openCalendar('2026-11-21')
    act(() => screen.getByRole('button', { name: '21 November 2026' }).focus())
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Day')).toHaveFocus()
  })
})
