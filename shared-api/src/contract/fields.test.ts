import {
  int,
  money,
  moneyOrNone,
  optionalDate,
  optionalMoney,
  optionalNid,
  optionalPhone,
  choice,
  flag,
  text,
} from './fields.ts'
import { validationMessages } from './validation-messages.ts'
import { inLanguage } from './words.ts'

const label = { en: 'Field', bn: 'ঘর' }
const messageOf = (
  field: { schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } } },
  value: unknown,
) => field.schema.safeParse(value).error?.issues[0]?.message

test('text is trimmed, normalised to NFC and stripped of control and override characters', () => {
  expect(text(label).schema.parse('  রহিম\u0000 \u202eউদ্দিন ')).toBe('রহিম উদ্দিন'.normalize('NFC'))
  expect(text(label).schema.parse('ক্\u200dষ')).toContain('\u200d')
  expect(messageOf(text(label), ' \n ')).toBe(validationMessages.required)
  expect(inLanguage(messageOf(text(label, 5), 'abcdef')!, 'en')).toBe('At most 5 characters')
})

test('`money` refuses 0; `moneyOrNone` accepts 0 and refuses a blank value', () => {
  expect(messageOf(money(label), '০')).toBe(validationMessages.amountAboveZero)
  expect(messageOf(moneyOrNone(label), '০')).toBeUndefined()
  expect(messageOf(moneyOrNone(label), ' ')).toBe(validationMessages.required)
})

test('a validation message has a Bengali text', () => {
  expect(inLanguage(messageOf(text(label, 5), 'abcdef')!, 'bn')).toBe('সর্বোচ্চ ৫ অক্ষর')
  expect(inLanguage(validationMessages.required, 'bn')).toBe('আবশ্যক')
})

test('a required amount is refused when blank, 0, too precise or too large; a blank optional one is 0', () => {
  expect(messageOf(money(label), '')).toBe(validationMessages.required)
  expect(messageOf(money(label), undefined)).toBe(validationMessages.required)
  expect(messageOf(money(label), '0')).toBe(validationMessages.amountAboveZero)
  expect(messageOf(money(label), '1.005')).toBe(validationMessages.amount)
  expect(messageOf(money(label), '100,00,00,000')).toBe(validationMessages.amountTooLarge)
  expect(optionalMoney(label).schema.parse('')).toBe(0)
})

test('whole numbers, phones and national IDs accept Bengali digits', () => {
  expect(int(label, 1, 12).schema.parse('১২')).toBe(12)
  expect(optionalPhone(label).schema.parse('+৮৮০ ১৭১২-৩৪৫৬৭৮')).toBe('01712345678')
  expect(optionalNid(label).schema.parse('১২৩৪৫৬৭৮৯০')).toBe('1234567890')
  expect(inLanguage(messageOf(int(label, 1, 12), '13')!, 'en')).toBe('From 1 to 12')
  expect(messageOf(optionalPhone(label), '12345')).toBe(validationMessages.phone)
  expect(messageOf(optionalNid(label), '123')).toBe(validationMessages.nid)
})

test('a choice is accepted in any letter case', () => {
  const type = choice(label, [{ value: 'bank', label }])
  expect(type.schema.parse('BANK')).toBe('bank')
  expect(messageOf(type, 'gold')).toBe(validationMessages.choice)
  expect(messageOf(type, '')).toBe(validationMessages.required)
})

test('a flag is parsed from JSON and from form values; a blank optional date is null', () => {
  expect(['true', true, 'on', '1'].map((value) => flag(label).schema.parse(value))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([undefined, '', 'false', false].map((value) => flag(label).schema.parse(value))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(optionalDate(label).schema.parse('')).toBeNull()
})
