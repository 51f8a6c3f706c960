import type { Language, Words } from '@samity/shared-api/contract'
import type { Digits } from '@samity/shared-api/contract/digits'
import { fill, makeShow } from '../words/index.ts'

/** A file cannot be imported; `words` say why and what to do. */
export class ImportFileError extends Error {
  readonly words: Words
  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** Refuses a file that was read, with a sentence that says what to do. The page shows it at the file. */
export function refuseFile(words: Words): never {
  throw new ImportFileError(words)
}

/** The largest file that a screen reads: `bytes` of the file, `rows` below its headings. */
export type ImportLimits = { bytes: number; rows: number }

const bytesPerMegabyte = 1024 * 1024
const tooLarge = {
  en: 'This file is too large. At most {size} MB and {rows} rows can be imported at once. Divide the file.',
  bn: 'ফাইলটি অনেক বড়। একবারে সর্বোচ্চ {size} এমবি ও {rows}টি সারি আমদানি করা যায়। ফাইলটি ভাগ করুন।',
}

export function tooLargeWords({ bytes, rows }: ImportLimits): Words {
  const inLanguage = (language: Language, digits: Digits) => {
    const show = makeShow(language, digits)
    const size = show.number(Math.floor(bytes / bytesPerMegabyte))
    return fill(tooLarge[language], { size, rows: show.number(rows) })
  }
  return { en: inLanguage('en', 'latin'), bn: inLanguage('bn', 'bengali') }
}

export type FileProblem = 'encoding' | 'oldExcel' | 'unreadable' | 'empty'

export const fileProblems: Record<FileProblem, Words> = {
  encoding: {
    en: 'The letters of this file are not Unicode (UTF-8), so Bengali would be lost. Save it in Excel as "CSV UTF-8" or as XLSX and try again.',
    bn: 'ফাইলটির অক্ষর ইউনিকোড (UTF-8) নয়, তাই বাংলা নষ্ট হয়ে যাবে। এক্সেলে "CSV UTF-8" অথবা XLSX হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।',
  },
  oldExcel: {
    en: 'This is an old Excel file (XLS) or one with a password. Save it as XLSX without a password and try again.',
    bn: 'এটি পুরোনো এক্সেল ফাইল (XLS) অথবা পাসওয়ার্ড দেওয়া ফাইল। পাসওয়ার্ড ছাড়া XLSX হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।',
  },
  unreadable: {
    en: 'This file cannot be read: it is neither a workbook (XLSX) nor a text file (CSV). Choose a CSV or XLSX file.',
    bn: 'ফাইলটি পড়া যাচ্ছে না: এটি XLSX ওয়ার্কবুকও নয়, CSV টেক্সট ফাইলও নয়। একটি CSV অথবা XLSX ফাইল বেছে নিন।',
  },
  empty: {
    en: 'There is no row below the headings in this file.',
    bn: 'এই ফাইলে শিরোনামের নিচে কোনো সারি নেই।',
  },
}
