import { lookUpOf } from './look-up-pages.ts'

const of = (path: string, search = '') => lookUpOf({ path, search, language: 'en' })

test.each([
  ['/check', ''],
  ['/check', '?noted=1'],
  ['/committee', '?serial=1'],
  ['/check/a/b', ''],
])('%s%s looks nothing up', (path, search) => {
  expect(of(path, search)).toBeUndefined()
})

test('a serial and a receipt number are typed, and a code is a code', () => {
  expect(of('/check', '?paper=VKL&serial=1')).toBe('typed')
  expect(of('/check', '?receipt=VKL-2026-000001')).toBe('typed')
  expect(of('/check', '?code=7K3M')).toBe('code')
  expect(of('/check/7K3M')).toBe('code')
})

test('no spelling of the address is a way around the count', () => {
  for (const path of ['/CHECK', '/check/', '//check', '/%63heck', '/chec%6B/'])
    expect(of(path, '?serial=1')).toBe('typed')
  expect(of('/Check/%37K3M')).toBe('code')
  for (const search of ['?code=&serial=1', '?code=-&serial=1']) expect(of('/check', search)).toBe('typed')
  expect(of('/check/-', '?serial=1')).toBe('typed')
  expect(of('/check', '?%73erial=1')).toBe('typed')
})
