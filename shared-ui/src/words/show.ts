import { showDay } from '@samity/shared-api/contract/day'
import { digitsOf, inDigits, type Digits } from '@samity/shared-api/contract/digits'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLanguage } from './language.ts'

/** 1234567 → 12,34,567: the last three digits, then pairs. */
const inLakhs = (whole: string): string => whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** '1234567.5' → '12,34,567.50', without passing through a floating point number. */
export function groupAmount(decimal: string | number): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? []
  return `${sign}${inLakhs(whole)}.${fraction.slice(0, 2).padEnd(2, '0')}`
}

/** The digits a person reads: as the profile says, otherwise those of the language. */
export function useDigits(): Digits {
  const language = useLanguage()
  return useAtomValue(sessionAtom).user?.digits ?? digitsOf(language)
}

const nothing = '—'
type Maybe<T> = T | null | undefined

/** How figures and days are written for this reader. What is absent is a dash. */
export function useShow() {
  const digits = useDigits()
  return useMemo(() => {
    const written = (text: string) => inDigits(text, digits)
    const amount = (decimal: Maybe<string | number>) =>
      decimal == null || decimal === '' ? nothing : written(groupAmount(decimal))
    return {
      /** '৳ 12,34,567.00' from the wire's '1234567.00' */
      money: (decimal: Maybe<string | number>) =>
        decimal == null || decimal === '' ? nothing : `৳ ${amount(decimal)}`,
      /** The amount without the sign of the taka */
      amount,
      /** A count, grouped in lakhs */
      number: (value: Maybe<string | number>) =>
        value == null || value === '' ? nothing : written(inLakhs(String(value))),
      /** DD/MM/YYYY */
      day: (day: Maybe<string>) => written(showDay(day)) || nothing,
      /** Years, receipt numbers, phones: only the digits change */
      digits: (text: Maybe<string | number>) => written(String(text ?? '')),
    }
  }, [digits])
}
export type Show = ReturnType<typeof useShow>
