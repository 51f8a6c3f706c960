export { amountInWords, numberInWords } from './amount-in-words.ts'
export { associationAtom, useAssociation, useTitle, type Association } from './association.ts'
export { fill, fillWords, useLanguage, useSay, useWords, type Dictionary } from './language.ts'
export { groupAmount, useDigits, useShow, type Show } from './show.ts'
