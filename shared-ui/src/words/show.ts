import { showDay, type Day } from '@samity/shared-api/contract/day'
import { showMoment, type Instant } from '@samity/shared-api/contract/moment'
import { digitsOf, inDigits, type Digits } from '@samity/shared-api/contract/digits'
import { groupAmount as inGroups, inLakhs } from '@samity/shared-api/contract/money'
import type { Language } from '@samity/shared-api/contract/words'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLanguage } from './language.ts'

/** '1234567.5' → '12,34,567.50', without floating point arithmetic. */
export function groupAmount(decimal: string | number): string {
  return inGroups(decimal)
}

/** The digits for this reader: those of the profile, otherwise those of the language. */
export function useDigits(): Digits {
  const language = useLanguage()
  return useAtomValue(sessionAtom).user?.digits ?? digitsOf(language)
}

const units = [
  { size: 10_000_000, en: 'Cr', bn: 'কোটি' },
  { size: 100_000, en: 'L', bn: 'লাখ' },
] as const

/** 50000000 → '5.0 Cr', in Bengali '5 কোটি'. Values below a lakh stay plain numbers. */
function inUnits(value: number, language: Language): string {
  const rounded = Math.round(value)
  const unit = units.find(({ size }) => Math.abs(rounded) >= size)
  if (!unit) return inLakhs(String(rounded))
  const figure = String(Number((rounded / unit.size).toFixed(2)))
  return `${language === 'en' && !figure.includes('.') ? `${figure}.0` : figure} ${unit[language]}`
}

const dash = '—'
type Maybe<T> = T | null | undefined

/** Returns functions that format amounts, counts and days. An absent value is a dash. */
export function makeShow(language: Language, digits: Digits) {
  const toDigits = (text: string) => inDigits(text, digits)
  const amount = (decimal: Maybe<string | number>) =>
    decimal == null || decimal === '' ? dash : toDigits(groupAmount(decimal))
  return {
    /** '1234567.00' from the wire → '৳ 12,34,567.00' */
    money: (decimal: Maybe<string | number>) =>
      decimal == null || decimal === '' ? dash : `৳ ${amount(decimal)}`,
    amount,
    /** A count, grouped in lakhs */
    number: (value: Maybe<string | number>) =>
      value == null || value === '' ? dash : toDigits(inLakhs(String(value))),
    /** '5.0 Cr', '2.5 L', '90,000': for places with little room */
    short: (value: number) => toDigits(inUnits(value, language)),
    /** DD/MM/YYYY */
    day: (day: Maybe<Day | ''>) => toDigits(showDay(day)) || dash,
    /** '21/11/2026, 14:05', the time in Dhaka; with its seconds, '21/11/2026, 14:05:09' */
    moment: (instant: Maybe<Instant>, precision: 'minutes' | 'seconds' = 'minutes') =>
      instant ? toDigits(showMoment(instant, precision)) : dash,
    /** For years, receipt numbers and phones: only the digits change */
    digits: (text: Maybe<string | number>) => toDigits(String(text ?? '')),
  }
}
export type Show = ReturnType<typeof makeShow>

/** Formats amounts, counts and days for this reader. */
export function useShow(): Show {
  const digits = useDigits()
  const language = useLanguage()
  return useMemo(() => makeShow(language, digits), [digits, language])
}
