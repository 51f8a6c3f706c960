import type { Words } from '@samity/shared-api/contract'

/** A file cannot be imported; `words` say why and what to do. */
export class ImportFileError extends Error {
  readonly words: Words
  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

export const fileErrors = {
  tooLarge: {
    en: 'This file is too large. At most 25 MB and 20,000 rows can be imported at once.',
    bn: 'ফাইলটি অনেক বড়। একবারে সর্বোচ্চ ২৫ এমবি ও ২০,০০০ সারি আমদানি করা যায়।',
  },
  encoding: {
    en: 'The letters of this file are not Unicode (UTF-8), so Bengali would be lost. Save it in Excel as "CSV UTF-8" or as XLSX and try again.',
    bn: 'ফাইলটির অক্ষর ইউনিকোড (UTF-8) নয়, তাই বাংলা নষ্ট হয়ে যাবে। এক্সেলে "CSV UTF-8" অথবা XLSX হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।',
  },
  oldExcel: {
    en: 'This is an old Excel file (XLS) or one with a password. Save it as XLSX without a password and try again.',
    bn: 'এটি পুরোনো এক্সেল ফাইল (XLS) অথবা পাসওয়ার্ড দেওয়া ফাইল। পাসওয়ার্ড ছাড়া XLSX হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।',
  },
  unreadable: {
    en: 'This file cannot be read. Choose a CSV or XLSX file.',
    bn: 'ফাইলটি পড়া যাচ্ছে না। একটি CSV অথবা XLSX ফাইল বেছে নিন।',
  },
  empty: {
    en: 'There is no row below the headings in this file.',
    bn: 'এই ফাইলে শিরোনামের নিচে কোনো সারি নেই।',
  },
} satisfies Record<string, Words>
