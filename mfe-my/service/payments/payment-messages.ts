import { ServiceError } from '@samity/module-service'
import type { Words } from '@samity/shared-api/contract'

const messages = {
  signIn: {
    en: 'Sign in with your number and a code first.',
    bn: 'আগে আপনার নম্বর ও কোড দিয়ে প্রবেশ করুন।',
  },
  nothingOwed: {
    en: 'You owe nothing that a transfer can pay.',
    bn: 'ট্রান্সফারে পরিশোধ করার মতো কোনো বকেয়া আপনার নেই।',
  },
  counter: {
    en: 'The association takes no transfers yet. Pay at the counter.',
    bn: 'সমিতি এখনো ট্রান্সফার নেয় না। কাউন্টারে পরিশোধ করুন।',
  },
  reference_no: {
    en: 'No payment has this reference. Compare each character.',
    bn: 'এই রেফারেন্স কোনো পরিশোধের নয়। প্রতিটি অক্ষর মিলিয়ে দেখুন।',
  },
  day: { en: 'The day must not be after today.', bn: 'তারিখ আজকের পরে হতে পারবে না।' },
  place: {
    en: 'Choose the bank account or the wallet that has the money.',
    bn: 'যে ব্যাংক হিসাব বা ওয়ালেটে টাকা আছে তা বেছে নিন।',
  },
  changed: {
    en: 'What is owed has changed since you looked. Look at the proposal again.',
    bn: 'আপনি দেখার পরে বকেয়া বদলেছে। প্রস্তাবটি আবার দেখুন।',
  },
  taken: {
    en: 'Somebody has confirmed this payment already.',
    bn: 'এই পরিশোধ আগেই কেউ নিশ্চিত করেছেন।',
  },
  busy: {
    en: 'This payment is being worked on. Try again in a minute.',
    bn: 'এই পরিশোধের কাজ চলছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
  noRest: { en: 'This payment has no open difference.', bn: 'এই পরিশোধে খোলা পার্থক্য নেই।' },
  note: { en: 'Write how it was given back.', bn: 'কীভাবে ফেরত দেওয়া হয়েছে লিখুন।' },
  notPosted: { en: 'Only a posted payment can be undone.', bn: 'শুধু লেখা পরিশোধ ফেরানো যায়।' },
  restBegun: {
    en: 'The difference is becoming a donation. Continue that first, then undo the payment.',
    bn: 'পার্থক্যটি অনুদান হিসেবে লেখা হচ্ছে। আগে সেটি শেষ করুন, তারপর পরিশোধটি ফেরান।',
  },
  used: {
    en: 'This money was confirmed. Undo the payment first.',
    bn: 'এই টাকা নিশ্চিত করা হয়েছে। আগে পরিশোধটি ফেরান।',
  },
  bankLine: {
    en: 'A line of the statement stays. Match it at the bank desk with what it belongs to.',
    bn: 'বিবরণীর লাইন থেকে যায়। ব্যাংক ডেস্কে এটি যার সঙ্গে মেলে তার সঙ্গে মেলান।',
  },
} satisfies Record<string, Words>

export const refuse = (status: number, message: keyof typeof messages, field?: string): ServiceError =>
  new ServiceError(status, messages[message], field ? { [field]: messages[message] } : {})
