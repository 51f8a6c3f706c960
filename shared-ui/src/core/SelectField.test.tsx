import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { MonthSelect, YearSelect } from './SelectField.tsx'

const now = new Date().getFullYear()
const optionTexts = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('the years are the current one and the ten before it, newest first', () => {
  renderScreen(<YearSelect aria-label="Year" value={now} onChange={() => undefined} />)
  expect(optionTexts('Year')).toEqual(Array.from({ length: 11 }, (_, index) => String(now - index)))
})

test('a selected year outside the range stays an option, in the digits of the reader', () => {
  renderScreen(
    <YearSelect aria-label="Year" from={2010} to={2012} value={1990} onChange={() => undefined} />,
    { language: 'bn' },
  )
  expect(optionTexts('Year')).toEqual(['২০১২', '২০১১', '২০১০', '১৯৯০'])
})

test('a month is chosen by name and its value is a number', async () => {
  const months: number[] = []
  const { user } = renderScreen(
    <MonthSelect
      aria-label="Month"
      value={1}
      all={{ en: 'All', bn: 'সব' }}
      onChange={(month) => months.push(month)}
    />,
  )
  expect(optionTexts('Month')).toHaveLength(13)
  await user.selectOptions(screen.getByLabelText('Month'), 'March')
  await user.selectOptions(screen.getByLabelText('Month'), 'All')
  expect(months).toEqual([3, 0])
})
