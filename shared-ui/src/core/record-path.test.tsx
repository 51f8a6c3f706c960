import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen.tsx'
import { fillRecordPath } from './record-path.ts'
import { RecordLink } from './RecordLink.tsx'

test.each([
  ['/r/{number}', { number: 'A/1 ক' }, '/r/A%2F1%20%E0%A6%95'],
  ['/r/{number}', {}, undefined],
  ['/r?edit={id}&search={search}', { search: 'a&b', other: 1 }, '/r?search=a%26b'],
  ['/r?edit={id}', undefined, '/r'],
  [undefined, { id: 1 }, undefined],
])('%s with %j is %s', (pattern, values, path) => {
  expect(fillRecordPath(pattern, values)).toBe(path)
})

test('a record that nothing opens is text', () => {
  const link = (
    <RecordLink kind="receipt" values={{ number: 'VKL-1' }}>
      VKL-1
    </RecordLink>
  )
  const { unmount } = renderScreen(link, { opens: { receipt: '/dashboard/receipt/{number}' } })
  expect(screen.getByRole('link', { name: 'VKL-1' })).toHaveAttribute('href', '/dashboard/receipt/VKL-1')
  unmount()
  renderScreen(link, { opens: {} })
  expect(screen.getByText('VKL-1')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
