import { addressIn, isDashboardPath, matchRoute, readAddress } from './index.ts'

const routes = [
  { path: '/dashboard/Advocate/:id' },
  { path: '/dashboard/Advocate/new' },
  { path: '/dashboard/Advocate' },
  { path: '/' },
]

test('a route matches with and without a trailing slash and in either letter case', () => {
  for (const path of ['/dashboard/Advocate', '/dashboard/Advocate/', '/dashboard/advocate'])
    expect(matchRoute(routes, path)?.route.path).toBe('/dashboard/Advocate')
  expect(matchRoute(routes, '/')?.route.path).toBe('/')
})

test('a literal route takes precedence over one with a parameter', () => {
  expect(matchRoute(routes, '/dashboard/Advocate/new')?.route.path).toBe('/dashboard/Advocate/new')
  expect(matchRoute(routes, '/dashboard/Advocate/7')).toEqual({
    route: { path: '/dashboard/Advocate/:id' },
    params: { id: '7' },
  })
})

test('an unknown or badly encoded path matches nothing', () => {
  expect(matchRoute(routes, '/dashboard/Advocate/7/8')).toBeUndefined()
  expect(matchRoute(routes, '/%E0%A4%A')).toBeUndefined()
})

test('only /dashboard and the paths below it belong to the back office', () => {
  expect(isDashboardPath('/dashboard')).toBe(true)
  expect(isDashboardPath('/dashboards')).toBe(false)
})

test('a page of the website has a URL in each language, a page of the dashboard has one', () => {
  expect(addressIn('bn', '/')).toBe('/bn')
  expect(addressIn('bn', '/committee?year=2026#top')).toBe('/bn/committee?year=2026#top')
  expect(addressIn('bn', '/dashboard/addBank?edit=3')).toBe('/dashboard/addBank?edit=3')
  expect(readAddress('/bn/committee')).toEqual({ language: 'bn', path: '/committee' })
  expect(readAddress('/bnx')).toEqual({ language: 'en', path: '/bnx' })
})
