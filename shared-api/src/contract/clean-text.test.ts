import { cleanText, text } from '@samity/shared-api/contract'

test.each([
  ['spaces of every kind around', '\u00a0 \u2003Rahim Uddin \t', 'Rahim Uddin'],
  ['a direction that is turned round', 'Rahim \u202eniddU\u202c', 'Rahim niddU'],
  ['marks of direction', '\u200eM202\u200f', 'M202'],
  ['a space that takes no room', 'M\u200b2\ufeff02', 'M202'],
  ['a soft hyphen', 'Bar\u00adisal', 'Barisal'],
  ['joiners that join nothing', 'Bar\u200c Bha\u200dban', 'Bar Bhaban'],
  ['a zero character', 'Ra\u0000him', 'Rahim'],
])('%s is left out', (_what, input, expected) => {
  expect(cleanText(input)).toBe(expected)
})

test.each([
  ['the joiner of a conjunct', 'র\u200d্যাব'],
  ['the hasanta that stays in sight', 'উদ্\u200cঘাটন'],
  ['a family of one emoji', '👨\u200d👩\u200d👧'],
  ['an emoji with a skin and a profession', '👩🏽\u200d⚖️'],
  ['lines', 'Court Road\nMeghnapur'],
])('%s stays', (_what, input) => {
  expect(cleanText(input)).toBe(input.normalize('NFC'))
})

test('what cannot be seen is no name', () => {
  const { schema } = text({ en: 'Name', bn: 'নাম' })
  for (const blank of ['   ', '\u200b', '\u200d\u200c', '\u200f', '\u00a0\ufeff'])
    expect(schema.safeParse(blank).error?.issues[0]?.message).toContain('Required')
  expect(schema.parse('W'.repeat(200))).toHaveLength(200)
  expect(schema.safeParse('W'.repeat(201)).success).toBe(false)
})
