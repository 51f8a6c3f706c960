import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/index.ts'
import { Pager } from './Pager.tsx'

const nothing = () => undefined

test.each([
  [1, false],
  // a full page
  [2, true],
])('of two full pages, page %i is the last one: %s', (page, isLast) => {
  renderScreen(<Pager page={page} size={10} total={20} onPage={nothing} />)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' })
  expect(next.disabled).toBe(isLast)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(!isLast)
})
