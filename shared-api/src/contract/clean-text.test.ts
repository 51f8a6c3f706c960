import { cleanText, text } from '@samity/shared-api/contract'

test.each([
  ['white space of every kind around a text', '\u00a0 \u2003Rahim Uddin \t', 'Rahim Uddin'],
  ['a direction override', 'Rahim \u202eniddU\u202c', 'Rahim niddU'],
  ['a direction mark', '\u200eM202\u200f', 'M202'],
  ['a zero-width space', 'M\u200b2\ufeff02', 'M202'],
  ['a soft hyphen', 'Bar\u00adisal', 'Barisal'],
  ['a joiner that joins nothing', 'Bar\u200c Bha\u200dban', 'Bar Bhaban'],
  ['a null character', 'Ra\u0000him', 'Rahim'],
])('%s is removed', (_name, input, expected) => {
  expect(cleanText(input)).toBe(expected)
})

test.each([
  ['the joiner of a conjunct', 'র\u200d্যাব'],
  ['the non-joiner after a visible hasanta', 'উদ্\u200cঘাটন'],
  ['the joiner of a family emoji', '👨\u200d👩\u200d👧'],
  ['the joiner of an emoji with a skin tone and a profession', '👩🏽\u200d⚖️'],
  ['a line break', 'Court Road\nMeghnapur'],
])('%s stays', (_name, input) => {
  expect(cleanText(input)).toBe(input.normalize('NFC'))
})

test('a name of invisible characters only is refused as blank', () => {
  const { schema } = text({ en: 'Name', bn: 'নাম' })
  for (const blank of ['   ', '\u200b', '\u200d\u200c', '\u200f', '\u00a0\ufeff'])
    expect(schema.safeParse(blank).error?.issues[0]?.message).toContain('Required')
  expect(schema.parse('W'.repeat(200))).toHaveLength(200)
  expect(schema.safeParse('W'.repeat(201)).success).toBe(false)
})
