import {
  choice,
  date,
  defineAction,
  money,
  optionalText,
  ref,
  result,
  text,
} from '@samity/shared-api/contract'
import type { ReferencePayment } from './payments.ts'

/** Money that no statement shows, such as a payment to a mobile wallet, as somebody types it. */
export const paymentByHand = defineAction({
  path: 'x/mfe-my/payments/lines',
  name: { en: 'enter a payment', bn: 'পরিশোধ লেখা' },
  fields: {
    reference_no: text({ en: 'Reference', bn: 'রেফারেন্স' }, 40),
    amount: money({ en: 'Amount', bn: 'পরিমাণ' }),
    day: date({ en: 'Day of the Payment', bn: 'পরিশোধের তারিখ' }),
    place: ref({ en: 'Received in', bn: 'যেখানে জমা' }),
    text: optionalText({ en: 'What the payment says', bn: 'পরিশোধে যা লেখা আছে' }, 500),
  },
  result: result<{ id: number }>(),
})

export const settleRest = defineAction({
  path: 'x/mfe-my/payments/{id}/difference',
  name: { en: 'settle the difference', bn: 'পার্থক্য মেটানো' },
  fields: {
    choice: choice({ en: 'The difference', bn: 'পার্থক্য' }, [
      { value: 'returned', label: { en: 'Was given back', bn: 'ফেরত দেওয়া হয়েছে' } },
      { value: 'donation', label: { en: 'Is a donation', bn: 'অনুদান' } },
    ]),
    note: optionalText({ en: 'How it was given back', bn: 'কীভাবে ফেরত দেওয়া হয়েছে' }, 500),
  },
  result: result<ReferencePayment>(),
})
