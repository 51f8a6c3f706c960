const zero = '০'.codePointAt(0)!

export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.codePointAt(0)! - zero))

export const bengaliDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/**
 * Template tag for a Bengali sentence. Interpolated numbers get Bengali digits; strings such as receipt
 * numbers stay as they are.
 */
export const bengali = (sentence: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw(
    { raw: sentence },
    ...values.map((value) => (typeof value === 'number' ? bengaliDigits(String(value)) : value)),
  )

/**
 * The digits that a person reads. A profile may choose them; otherwise they follow the language (`digitsOf`).
 */
export type Digits = 'latin' | 'bengali'

export const inDigits = (text: string, digits: Digits): string =>
  digits === 'bengali' ? bengaliDigits(text) : latinDigits(text)

export const digitsOf = (language: 'en' | 'bn'): Digits => (language === 'bn' ? 'bengali' : 'latin')
