import { readAppearance, showAppearance, storeAppearance } from './appearance.ts'

const { dataset } = document.documentElement
const { matchMedia } = window
const setDevice = (isDark: boolean) => {
  window.matchMedia = (query) =>
    Object.assign(Object.create(matchMedia(query)) as MediaQueryList, {
      matches: isDark && query.includes('dark'),
    })
}
beforeEach(() => localStorage.clear())
afterEach(() => {
  window.matchMedia = matchMedia
})

test('without a choice the theme is that of the device, with comfortable rows', () => {
  setDevice(true)
  showAppearance('rahima')
  expect(dataset).toMatchObject({ theme: 'dark', density: 'comfortable' })
  setDevice(false)
  showAppearance('rahima')
  expect(dataset).toMatchObject({ theme: 'light' })
})

test('a choice applies at once, is stored for this person, and counts more than the device', () => {
  setDevice(true)
  storeAppearance('rahima', ['light', 'compact'])
  expect(dataset).toMatchObject({ theme: 'light', density: 'compact' })
  expect(readAppearance('rahima')).toEqual(['light', 'compact'])
  showAppearance('karim')
  expect(dataset).toMatchObject({ theme: 'dark', density: 'comfortable' })
})
