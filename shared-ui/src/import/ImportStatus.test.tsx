import { act, screen } from '@testing-library/react'
import { renderScreen } from '../testing/index.ts'
import { ImportStatus } from './ImportStatus.tsx'

afterEach(() => jest.useRealTimers())

test('a long file says that it takes minutes, and for how long it has been imported', () => {
  jest.useFakeTimers()
  renderScreen(<ImportStatus problem="" step={{ kind: 'importing' }} rows={20_000} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'Importing 20,000 rows… A long file takes some minutes. Keep this page open.',
  )
  expect(screen.getByRole('timer')).toHaveTextContent('0:00')
  act(() => jest.advanceTimersByTime(125_000))
  expect(screen.getByRole('timer')).toHaveTextContent('2:05')
})

test('a short file says only what is done', () => {
  renderScreen(<ImportStatus problem="" step={{ kind: 'checking' }} rows={3} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Checking 3 rows…$/)
})

test('the bar follows the rows that are applied, and waits without a value after the last one', () => {
  const { rerender } = renderScreen(
    <ImportStatus
      problem=""
      step={{ kind: 'checking', rows: { done: 4200, total: 20_000 } }}
      rows={20_000}
    />,
  )
  const findBar = () => screen.getByRole('progressbar', { name: /^Checking 20,000 rows…/ })
  expect(screen.getByText(/4,200 of 20,000 rows/)).toBeVisible()
  expect(findBar()).toHaveAttribute('value', '4200')
  expect(findBar()).toHaveAttribute('max', '20000')
  rerender(
    <ImportStatus
      problem=""
      step={{ kind: 'checking', rows: { done: 20_000, total: 20_000 } }}
      rows={20_000}
    />,
  )
  expect(findBar()).not.toHaveAttribute('value')
})
