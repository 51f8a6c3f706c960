import { fillWords, toMessage } from './words.ts'

export const validationMessages = {
  required: toMessage({ en: 'Required', bn: 'আবশ্যক' }),
  text: toMessage({ en: 'Enter text', bn: 'লেখা দিন' }),
  amount: toMessage({
    en: 'Enter an amount in taka with at most two decimal places',
    bn: 'টাকার পরিমাণ দিন, দশমিকের পর সর্বোচ্চ দুই অঙ্ক',
  }),
  amountTooLarge: toMessage({ en: 'At most 99,99,99,999.99', bn: 'সর্বোচ্চ ৯৯,৯৯,৯৯,৯৯৯.৯৯' }),
  amountAboveZero: toMessage({ en: 'Must be above 0', bn: '০-এর বেশি হতে হবে' }),
  whole: toMessage({ en: 'Enter a whole number', bn: 'পূর্ণ সংখ্যা দিন' }),
  day: toMessage({ en: 'Enter a date as DD/MM/YYYY', bn: 'তারিখ দিন: দিন/মাস/বছর' }),
  flag: toMessage({ en: 'Enter yes or no', bn: 'হ্যাঁ অথবা না দিন' }),
  choice: toMessage({ en: 'Choose one from the list', bn: 'তালিকা থেকে একটি বেছে নিন' }),
  phone: toMessage({
    en: 'Enter a mobile number of 11 digits, such as 01712345678',
    bn: '১১ অঙ্কের মোবাইল নম্বর দিন, যেমন ০১৭১২৩৪৫৬৭৮',
  }),
  email: toMessage({
    en: 'Enter an e-mail address, such as name@example.com',
    bn: 'ই-মেইল ঠিকানা দিন, যেমন name@example.com',
  }),
  nid: toMessage({
    en: 'A national ID has 10, 13 or 17 digits',
    bn: 'জাতীয় পরিচয়পত্রের নম্বর ১০, ১৩ বা ১৭ অঙ্কের হয়',
  }),
} as const

export const maxLengthMessage = (max: number): string =>
  toMessage(fillWords({ en: 'At most {max} characters', bn: 'সর্বোচ্চ {max} অক্ষর' }, { max }))
