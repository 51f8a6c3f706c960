import fc from 'fast-check'
import { amountInWords, numberInWords } from './amount-in-words.ts'

const nfc = (text: string) => text.normalize('NFC')

test.each([
  [
    125050,
    'One thousand two hundred fifty taka and fifty paisa only',
    'এক হাজার দুইশত পঞ্চাশ টাকা পঞ্চাশ পয়সা মাত্র',
  ],
  [0, 'Zero taka only', 'শূন্য টাকা মাত্র'],
  [5, 'Five paisa only', 'পাঁচ পয়সা মাত্র'],
  [100, 'One taka only', 'এক টাকা মাত্র'],
  [1_00_000_00, 'One lakh taka only', 'এক লক্ষ টাকা মাত্র'],
  [
    99_99_99_999_99,
    'Ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine taka and ninety-nine paisa only',
    'নিরানব্বই কোটি নিরানব্বই লক্ষ নিরানব্বই হাজার নয়শত নিরানব্বই টাকা নিরানব্বই পয়সা মাত্র',
  ],
  [-125000, 'Minus one thousand two hundred fifty taka only', 'ঋণাত্মক এক হাজার দুইশত পঞ্চাশ টাকা মাত্র'],
])('%d paisa is spelled out in both languages', (paisa, english, bengali) => {
  expect(amountInWords(paisa, 'en')).toBe(english)
  expect(amountInWords(paisa, 'bn')).toBe(nfc(bengali))
})

test('every number below a hundred has its own word in both languages', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  for (const language of ['en', 'bn'] as const)
    expect(new Set(numbers.map((number) => numberInWords(number, language))).size).toBe(100)
})

test('Bengali words are in NFC, as stored text is', () => {
  const words = Array.from({ length: 100 }, (_, number) => numberInWords(number, 'bn')).join(' ')
  expect(words).toBe(nfc(words))
})

/** Parses the words back, with only the words that a listener knows. */
const multipliers = {
  en: { hundred: 100, thousand: 1_000, lakh: 1_00_000, crore: 1_00_00_000 },
  bn: { শত: 100, হাজার: 1_000, লক্ষ: 1_00_000, কোটি: 1_00_00_000 },
}
function parseWords(words: string, language: 'en' | 'bn'): number {
  const smallNumbers = new Map(
    Array.from({ length: 100 }, (_, number) => [numberInWords(number, language), number]),
  )
  // 'দুইশত' is one word; a listener hears two
  const tokens = words
    .replace(/শত(?=\s|$)/g, ' শত')
    .split(/\s+/)
    .filter(Boolean)
  let [crores, rest, count] = [0, 0, 0]
  for (const word of tokens) {
    const size = (multipliers[language] as Record<string, number>)[word]
    if (size === 1_00_00_000) {
      crores = (crores + rest + count) * size
      ;[rest, count] = [0, 0]
    } else if (size === 100) count *= 100
    else if (size) {
      rest += count * size
      count = 0
    } else count += smallNumbers.get(word) ?? Number.NaN
  }
  return crores + rest + count
}

test.each(['en', 'bn'] as const)(
  'the words in %s can be parsed back for any amount that a field accepts',
  (language) => {
    const units =
      language === 'en'
        ? { taka: ' taka', paisa: ' paisa', only: ' only' }
        : { taka: ' টাকা', paisa: nfc(' পয়সা'), only: ' মাত্র' }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_99_99_999_99 }), (paisa) => {
        const line = amountInWords(paisa, language).toLowerCase()
        expect(line.endsWith(units.only)).toBe(true)
        const words = line.slice(0, -units.only.length)
        const [taka, cents] = words.includes(units.taka) ? words.split(units.taka) : ['', words]
        const parsedPaisa =
          parseWords(taka!, language) * 100 +
          parseWords(cents!.replace(/^ and /, '').replace(units.paisa, ''), language)
        expect(parsedPaisa).toBe(paisa)
      }),
      { numRuns: 1000 },
    )
  },
)
