import { ServiceError } from '@samity/module-service'
import { isPostgresError } from '@samity/module-service/postgres'
import type { Words } from '@samity/shared-api/contract'

export const chequeMessages = {
  readers: {
    en: 'The bank desk is for administrators, staff and auditors.',
    bn: 'ব্যাংক ডেস্ক প্রশাসক, কর্মী ও নিরীক্ষকের জন্য।',
  },
  path: {
    en: 'The cheque is not in a state that allows this. Reload the page to see its state.',
    bn: 'চেকটির বর্তমান অবস্থায় এটি করা যায় না। অবস্থা দেখতে পাতাটি আবার খুলুন।',
  },
  noDocument: {
    en: 'No receipt or voucher has this number.',
    bn: 'এই নম্বরের কোনো রসিদ বা ভাউচার নেই।',
  },
  notByCheque: {
    en: 'It was not paid by cheque. Correct its payment type first.',
    bn: 'এটি চেকে পরিশোধ হয়নি। আগে পরিশোধের ধরন ঠিক করুন।',
  },
  documentVoid: { en: 'The receipt or voucher is void.', bn: 'রসিদ বা ভাউচারটি বাতিল।' },
  tooMuch: {
    en: 'The cheques would be more than was paid by cheque.',
    bn: 'চেকে যত টাকা পরিশোধ হয়েছে, চেকগুলো তার বেশি হয়ে যাবে।',
  },
  overAmount: {
    en: 'The other receipts have the whole amount: the cheque must be more than they have together.',
    bn: 'অন্য রসিদগুলোই পুরো পরিমাণ নিয়েছে: চেকের পরিমাণ তাদের যোগফলের বেশি হতে হবে।',
  },
  documentTwice: { en: 'This receipt is named twice.', bn: 'এই রসিদ দুবার লেখা হয়েছে।' },
  otherDocument: {
    en: 'One cheque pays either receipts or vouchers, and its money is in one place.',
    bn: 'একটি চেকে হয় রসিদ, নয় ভাউচার পরিশোধ হয়, আর তার টাকা একটি স্থানে থাকে।',
  },
  bankRequired: { en: 'Enter the bank of the cheque.', bn: 'চেকের ব্যাংকের নাম লিখুন।' },
  fixed: {
    en: 'Amount and receipts never change. Delete the cheque and enter it again.',
    bn: 'পরিমাণ ও রসিদ বদলানো যায় না। চেকটি মুছে আবার লিখুন।',
  },
  matched: {
    en: 'A line of a statement is matched with it. Undo the match on the statement.',
    bn: 'বিবরণীর একটি লাইনের সাথে এটি মেলানো আছে। বিবরণীতে মিলটি ফিরিয়ে নিন।',
  },
  notVoid: {
    en: 'Void the voucher first: a cancelled cheque has paid nothing.',
    bn: 'আগে ভাউচারটি বাতিল করুন: বাতিল চেকে কিছুই পরিশোধ হয় না।',
  },
  before: { en: 'The cheque was not there before this day.', bn: 'এই তারিখের আগে চেকটি ছিল না।' },
  inFuture: { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' },
  noCheques: { en: 'Choose the cheques.', bn: 'চেকগুলো বেছে নিন।' },
  notInHand: {
    en: 'One of these cheques is not in hand any more, or its receipt is void. Reload the page.',
    bn: 'চেকগুলোর একটি আর হাতে নেই, অথবা তার রসিদ বাতিল। পাতাটি আবার খুলুন।',
  },
  otherPlaces: {
    en: 'A slip has cheques of one place only.',
    bn: 'একটি স্লিপে একটি স্থানের চেকই থাকে।',
  },
  settled: {
    en: 'A cheque of this slip is cleared or returned. Undo the clearing first; a returned cheque keeps its deposit.',
    bn: 'এই স্লিপের কোনো চেক নগদায়িত বা ফেরত এসেছে। আগে নগদায়ন ফেরান; ফেরত আসা চেকের জমা থাকে।',
  },
  slipVoid: {
    en: 'The deposit of this cheque is void or being undone. Finish that on its deposit slip.',
    bn: 'চেকটির জমা বাতিল হয়েছে বা ফেরানো হচ্ছে। জমা স্লিপে কাজটি শেষ করুন।',
  },
  busy: {
    en: 'Somebody is posting this at the moment. Try again in a minute.',
    bn: 'এটি এই মুহূর্তে কেউ লিখছেন। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
  bouncing: {
    en: 'The bounce of this cheque has begun. Continue it.',
    bn: 'চেকটির প্রত্যাখ্যান শুরু হয়েছে। সেটি শেষ করুন।',
  },
} satisfies Record<string, Words>

export const refusal = (words: Words, field?: string) =>
  new ServiceError(409, words, field ? { [field]: words } : {})
export const invalid = (words: Words, field: string) =>
  new ServiceError(422, words, { [field]: words }, { code: 'fields.invalid' })

/** The path that the database holds, as a sentence: two people did something at once. */
export const wrongPath = (error: unknown): unknown =>
  isPostgresError(error) && error.constraint_name === 'cheques_path' ? refusal(chequeMessages.path) : error
