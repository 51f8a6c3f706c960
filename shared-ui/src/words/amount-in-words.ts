import type { Language } from '@samity/shared-api/contract/words'

const english = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
}

/** Bengali has a different word for every number below a hundred. */
const bengali = `
  শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়
  দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ
  বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ
  ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
  চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
  পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
  ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
  সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
  আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই
  নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই
`
  .normalize('NFC')
  .trim()
  .split(/\s+/)

const englishBelowHundred = (number: number): string => {
  if (number < 20) return english.small[number]!
  const tens = english.tens[Math.floor(number / 10) - 2]!
  return number % 10 ? `${tens}-${english.small[number % 10]}` : tens
}

type NumberNames = {
  belowHundred: (number: number) => string
  hundred: string
  thousand: string
  lakh: string
  crore: string
}
const numberNames: Record<Language, NumberNames> = {
  en: {
    belowHundred: englishBelowHundred,
    hundred: ' hundred',
    thousand: ' thousand',
    lakh: ' lakh',
    crore: ' crore',
  },
  bn: {
    belowHundred: (number) => bengali[number]!,
    hundred: 'শত',
    thousand: ' হাজার',
    lakh: ' লক্ষ',
    crore: ' কোটি',
  },
}

/**
 * Spells a whole number in hundreds, thousands, lakhs and crores. Above a hundred crore it spells the number
 * of crores in the same way.
 */
export function numberInWords(number: number, language: Language): string {
  const { belowHundred, hundred, thousand, lakh, crore } = numberNames[language]
  if (number < 100) return belowHundred(number)
  const parts: string[] = []
  const addUnit = (size: number, name: string) => {
    if (number >= size) parts.push(numberInWords(Math.floor(number / size), language) + name)
    number %= size
  }
  addUnit(1_00_00_000, crore)
  addUnit(1_00_000, lakh)
  addUnit(1_000, thousand)
  addUnit(100, hundred)
  if (number) parts.push(belowHundred(number))
  return parts.join(' ')
}

const currencyWords = {
  en: { taka: 'taka', paisa: 'paisa', and: ' and ', only: 'only', minus: 'minus ' },
  bn: { taka: 'টাকা', paisa: 'পয়সা'.normalize('NFC'), and: ' ', only: 'মাত্র', minus: 'ঋণাত্মক ' },
} satisfies Record<Language, object>

/** Spells an amount in paisa as receipts do: 'One thousand two hundred fifty taka and fifty paisa only'. */
export function amountInWords(paisa: number, language: Language): string {
  const { taka, paisa: cents, and, only, minus } = currencyWords[language]
  const [whole, rest] = [Math.floor(Math.abs(paisa) / 100), Math.abs(paisa) % 100]
  const parts = [
    (whole || !rest) && `${numberInWords(whole, language)} ${taka}`,
    rest && `${numberInWords(rest, language)} ${cents}`,
  ].filter(Boolean)
  const line = `${paisa < 0 ? minus : ''}${parts.join(and)} ${only}`
  return line.charAt(0).toUpperCase() + line.slice(1)
}
