import { aModule } from '../modules/testing/a-module.ts'
import { recordPathOf } from './record-path.tsx'

const library = aModule('mfe-library', '1', {
  routes: [
    { path: '/dashboard/library/books/:id', screen: 'Book', allow: ['admin', 'staff'] },
    {
      path: '/dashboard/library/loans',
      screen: 'Loans',
      allow: ['admin', 'cashier'],
      permission: 'library.lend',
    },
  ],
  opens: { book: '/dashboard/library/books/{id}', loan: '/dashboard/library/loans?copy={copy}' },
})

test('a record opens at the path of the module that opens its kind', () => {
  const recordPath = recordPathOf([aModule('mfe-tea', '1'), library], { role: 'staff' })
  expect(recordPath('book', { id: 7 })).toBe('/dashboard/library/books/7')
  expect(recordPath('receipt', { number: 'VKL-1' })).toBeUndefined()
  expect(recordPath('toString')).toBeUndefined()
})

test('a person who may not open the screen gets no path', () => {
  const cashier = { role: 'cashier' } as const
  expect(recordPathOf([library], cashier)('book', { id: 7 })).toBeUndefined()
  expect(recordPathOf([library], cashier)('loan')).toBeUndefined()
  const lender = { ...cashier, permissions: ['library.lend'] }
  expect(recordPathOf([library], lender)('loan')).toBe('/dashboard/library/loans')
})
