import { monthNames, today } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { BookingDayInput } from './BookingDayInput.tsx'

const [year, month, day] = today().split('-').map(Number) as [number, number, number]
const todayName = `${day} ${monthNames[month - 1]!.en} ${year}`

async function openCalendarAs(role: 'cashier' | 'staff') {
  const { user } = renderScreen(<BookingDayInput aria-label="Date" value={today()} />, { role })
  await user.click(screen.getByLabelText('Date'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }))
  const enabledDays = calendar
    .getAllByRole('button', { name: /\d{4}$/ })
    .filter((button) => !button.hasAttribute('disabled'))
    .map((button) => button.getAttribute('aria-label'))
  return { enabledDays, calendar }
}

test('staff can choose every day of the month up to today', async () => {
  const { enabledDays } = await openCalendarAs('staff')
  expect([enabledDays.length, enabledDays.at(-1)]).toEqual([day, todayName])
})

test('a cashier can choose only today and yesterday', async () => {
  const { enabledDays } = await openCalendarAs('cashier')
  // on the first of a month, yesterday is in the previous month
  expect([enabledDays.length, enabledDays.at(-1)]).toEqual([day === 1 ? 1 : 2, todayName])
})
