import { dayOfInstant } from '@samity/shared-api/contract/moment'
import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import type { Digits, Language } from '@samity/shared-api/contract'
import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { fill, useWords } from './index.ts'
import { groupAmount, useShow, type Show } from './show.ts'

function showFor(language: Language, digits: Digits | null): Show {
  const store = createStore()
  store.set(languageAtom, language)
  store.set(sessionAtom, { user: { digits } as never, access_token: '', is_authenticated: true })
  let show!: Show
  const Reader = () => {
    show = useShow()
    return null
  }
  render(<Reader />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  return show
}

test.each([
  ['0.5', '0.50'],
  ['999.00', '999.00'],
  ['1000', '1,000.00'],
  ['1234567.00', '12,34,567.00'],
  ['-99999999999.99', '-99,99,99,99,999.99'],
])('%s is grouped in lakhs: %s', (decimal, grouped) => expect(groupAmount(decimal)).toBe(grouped))

test('money, counts and days use the digits of the language', () => {
  const english = showFor('en', null)
  expect([english.money('1234567.00'), english.number(123456), english.day('2026-11-21')]).toEqual([
    '৳ 12,34,567.00',
    '1,23,456',
    '21/11/2026',
  ])
  const bengali = showFor('bn', null)
  expect([bengali.money('1234567.00'), bengali.number(123456), bengali.day('2026-11-21')]).toEqual([
    '৳ ১২,৩৪,৫৬৭.০০',
    '১,২৩,৪৫৬',
    '২১/১১/২০২৬',
  ])
})

test('the digits of the profile override those of the language', () => {
  expect(showFor('bn', 'latin').money('5.00')).toBe('৳ 5.00')
  expect(showFor('en', 'bengali').digits('VKL-2026-000123')).toBe('VKL-২০২৬-০০০১২৩')
})

test('an absent value is a dash, never a zero', () => {
  const show = showFor('en', null)
  expect([show.money(null), show.number(undefined), show.day('')]).toEqual(['—', '—', '—'])
})

test('a moment has its day and time in Dhaka, and neither a moment nor a day passes for the other', () => {
  const show = showFor('en', null)
  // two minutes after midnight in Dhaka, still the evening before in London
  const instant = '2026-11-23T18:02:09Z'
  const text: string = instant
  expect(show.moment(instant)).toBe('24/11/2026, 00:02')
  expect(show.moment(instant, 'seconds')).toBe('24/11/2026, 00:02:09')
  expect(show.day(dayOfInstant(instant))).toBe('24/11/2026')
  // @ts-expect-error -- the first ten characters of a moment are the day in London
  show.day(instant)
  // @ts-expect-error -- a day has no time
  show.moment('2026-11-24')
  // @ts-expect-error -- a text that nobody has parsed is neither
  show.day(text)
})

test('a dictionary is in the language of the page, and placeholders are filled', () => {
  const store = createStore()
  store.set(languageAtom, 'bn')
  let text = ''
  const Reader = () => {
    const t = useWords({
      none: { en: 'No committee found for {year}.', bn: '{year} সালের কোনো কমিটি পাওয়া যায়নি।' },
    })
    text = fill(t.none, { year: '২০২৬' })
    return null
  }
  render(<Reader />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  expect(text).toBe('২০২৬ সালের কোনো কমিটি পাওয়া যায়নি।')
})

test('`short` writes large values in lakhs and crores', () => {
  const english = showFor('en', null)
  expect([90_000, 250_000, 12_500_000, -50_000_000].map(english.short)).toEqual([
    '90,000',
    '2.5 L',
    '1.25 Cr',
    '-5.0 Cr',
  ])
  const bengali = showFor('bn', null)
  expect([500_000, 50_000_000].map(bengali.short)).toEqual(['৫ লাখ', '৫ কোটি'])
})
