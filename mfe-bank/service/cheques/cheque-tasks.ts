import { attempt, giveTask, type FastifyRequest } from '@samity/module-service'
import { fillWords, type Words } from '@samity/shared-api/contract'

export const taskKeys = {
  stale: (id: number) => `cheque-stale/${id}`,
  void: (id: number) => `cheque-void/${id}`,
  changed: (id: number) => `cheque-changed/${id}`,
}

const words = {
  stale: {
    en: 'Ask the bank about a cheque that nobody presented for six months: {number}',
    bn: 'ছয় মাসেও উপস্থাপিত হয়নি, ব্যাংকে খোঁজ নিন: {number} নম্বর চেক',
  },
  changed: {
    en: 'A receipt or voucher was changed, and its cheque has another amount: {number}',
    bn: 'রসিদ বা ভাউচার সংশোধন হয়েছে, চেকের সাথে পরিমাণ মেলে না: {number} নম্বর চেক',
  },
  void: {
    en: 'The receipt or voucher of a cheque is void: {number}',
    bn: 'চেকের রসিদ বা ভাউচার বাতিল হয়েছে: {number} নম্বর চেক',
  },
} satisfies Record<keyof typeof taskKeys, Words>

type Facts = { id: number; number: string; party: string; document_number: string }

export const chequePage = (number: string) => `/dashboard/bank/cheques?search=${encodeURIComponent(number)}`

export const giveChequeTask = (
  request: FastifyRequest,
  kind: keyof typeof taskKeys,
  { id, number, party, document_number }: Facts,
) =>
  attempt(request, 'write:tasks', () =>
    giveTask(request, {
      key: taskKeys[kind](id),
      title: fillWords(words[kind], { number }),
      text: { en: `${party}, ${document_number}`, bn: `${party}, ${document_number}` },
      path: chequePage(number),
      permission: 'bank.work',
    }),
  )
