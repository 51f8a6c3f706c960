import { ServiceError } from '@samity/module-service'
import { bengali, showDay, type Day, type Words } from '@samity/shared-api/contract'
import type { Loan } from '../contract/loan.ts'
import type { Reservation } from '../contract/reservation.ts'

/* Why the desk cannot lend, renew or take back: sentences for the people at the desk. */

export const messages = {
  isArchived: {
    en: 'This advocate is archived and cannot borrow.',
    bn: 'এই আইনজীবী আর্কাইভে আছেন, তাই বই ধার নিতে পারেন না।',
  },
  isArchivedForAdmin: {
    en: 'This advocate is archived. As an administrator you may lend with a reason.',
    bn: 'এই আইনজীবী আর্কাইভে আছেন। প্রশাসক হিসেবে আপনি কারণ দিয়ে ধার দিতে পারেন।',
  },
  notInUse: {
    en: 'This copy cannot be lent: it is lost or withdrawn, or its book is archived.',
    bn: 'কপিটি ধার দেওয়া যাবে না: এটি হারানো বা বাতিল, অথবা বইটি আর্কাইভে আছে।',
  },
  notOnLoan: { en: 'This copy is not on loan.', bn: 'এই কপি ধারে নেই।' },
  inFuture: { en: 'This day has not come yet.', bn: 'এই তারিখ এখনো আসেনি।' },
  isReturned: { en: 'This book has been returned.', bn: 'বইটি ফেরত এসেছে।' },
  isLost: { en: 'This book is lost.', bn: 'বইটি হারিয়ে গেছে।' },
  isOverdue: {
    en: 'This loan is overdue. Take the book back first; then it can be lent again.',
    bn: 'এই ধারের মেয়াদ পেরিয়েছে। আগে বইটি ফেরত নিন, তারপর আবার ধার দেওয়া যাবে।',
  },
}

export function notRenewable({ returned_on, lost_on, state, renewals }: Loan): ServiceError {
  if (lost_on) return new ServiceError(409, messages.isLost)
  if (returned_on) return new ServiceError(409, messages.isReturned)
  if (state === 'overdue') return new ServiceError(409, messages.isOverdue)
  return new ServiceError(409, {
    en: `This loan was renewed ${renewals} times already. Take the book back first.`,
    bn: bengali`এই ধারের মেয়াদ ${renewals} বার বাড়ানো হয়েছে। আগে বইটি ফেরত নিন।`,
  })
}

export const wrongDay = (field: string, message: Words) =>
  new ServiceError(422, message, { [field]: message })

export const beforeLoan = (lentOn: Day): Words => ({
  en: `The book was lent on ${showDay(lentOn)}. Enter that day or a later one.`,
  bn: bengali`বইটি ${showDay(lentOn)} তারিখে ধার দেওয়া হয়েছে। সেই দিন বা পরের কোনো দিন লিখুন।`,
})

export function belowPrice(price: string): ServiceError {
  const words = {
    en: `The replacement price is ${price}. Who manages the books may charge less.`,
    bn: bengali`হারালে মূল্য ${price}। কম আদায় করতে পারেন শুধু যিনি বই ব্যবস্থাপনা করেন।`,
  }
  return new ServiceError(422, words, { charge: words })
}

export const wantedBy = ({ advocate_name }: Reservation) =>
  new ServiceError(409, {
    en: `${advocate_name} is in line for this book, so the loan cannot be renewed.`,
    bn: `${advocate_name} বইটির অপেক্ষায় আছেন, তাই মেয়াদ বাড়ানো যাবে না।`,
  })

export function reservedFor({ advocate_name }: Reservation): ServiceError {
  const words = {
    en: `This book is reserved for ${advocate_name}, who is first in line. Lend it to them, or cancel the reservation.`,
    bn: `বইটি সারির প্রথম ${advocate_name}-এর জন্য সংরক্ষিত। তাঁকে ধার দিন, অথবা সংরক্ষণটি বাতিল করুন।`,
  }
  return new ServiceError(409, words, { advocate_id: words })
}

export function alreadyLent(loan?: { advocate_name: string; due_on: Day }): ServiceError {
  const words = loan
    ? {
        en: `This copy is on loan to ${loan.advocate_name} until ${showDay(loan.due_on)}.`,
        bn: bengali`কপিটি ${showDay(loan.due_on)} পর্যন্ত ${loan.advocate_name}-এর কাছে ধারে আছে।`,
      }
    : { en: 'This copy is on loan already.', bn: 'এই কপি আগে থেকেই ধারে আছে।' }
  return new ServiceError(409, words, { copy_number: words })
}

export const tooManyLoans = (max: number) => {
  const words = {
    en: `This advocate already has ${max} ${max === 1 ? 'book' : 'books'} on loan, which is the limit.`,
    bn: bengali`এই আইনজীবীর কাছে ইতিমধ্যে সর্বোচ্চ ${max}টি বই ধারে আছে।`,
  }
  return new ServiceError(409, words, { advocate_id: words })
}
