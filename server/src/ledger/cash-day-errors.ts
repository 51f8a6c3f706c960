import { digitWords, fillWords, showDay, type Day, type Words } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'

/** `refuse_cash_day` in migration 014 writes it. */
type Refusal = { name_en: string; name_bn: string; day: Day; other_day: Day | null }

const sentences: Record<string, (refusal: Refusal) => Words> = {
  cash_days_closed: ({ name_en, name_bn, day }) =>
    fillWords(
      {
        en: '{name} is closed for {day}. Nothing of that day can be booked, changed or moved.',
        bn: '{name}-এর {day} তারিখের হিসাব বন্ধ। সেই দিনের কিছু যোগ, পরিবর্তন বা স্থানান্তর করা যাবে না।',
      },
      { name: { en: name_en, bn: name_bn }, day: showDay(day) },
    ),
  cash_days_last_open: ({ name_en, name_bn, day, other_day }) =>
    fillWords(
      {
        en: '{name} is not closed for {otherDay}. Close that day before you book on {day}.',
        bn: '{name}-এর {otherDay} তারিখের হিসাব বন্ধ হয়নি। {day} তারিখে লেখার আগে সেই দিনের হিসাব সমাপ্ত করুন।',
      },
      { name: { en: name_en, bn: name_bn }, otherDay: showDay(other_day), day: showDay(day) },
    ),
  cash_days_passed: ({ name_en, name_bn, day, other_day }) =>
    fillWords(
      {
        en: '{name} has already opened {otherDay}. Nothing can be booked on {day} any more.',
        bn: '{name}-এর {otherDay} তারিখ খোলা হয়ে গেছে। {day} তারিখে আর কিছু লেখা যাবে না।',
      },
      { name: { en: name_en, bn: name_bn }, otherDay: showDay(other_day), day: showDay(day) },
    ),
  cash_days_opening_fixed: ({ name_en, name_bn, day }) =>
    fillWords(
      {
        en: '{name} has closed days since {day}. Its kind, opening amount and opening day stay as they are.',
        bn: '{name}-এর {day} থেকে বন্ধ করা দিন আছে। এর ধরন, প্রারম্ভিক পরিমাণ ও শুরুর তারিখ আর বদলানো যাবে না।',
      },
      { name: { en: name_en, bn: name_bn }, day: showDay(day) },
    ),
}

/** Teaches the error handler the sentences (409) for what the database refuses about days of cash boxes. */
export function addCashDaySentences({ constraintMessages }: FastifyInstance): void {
  for (const [constraint, sentence] of Object.entries(sentences))
    constraintMessages.addDetailed(constraint, (detail) => {
      // the function `refuse_cash_day` writes the detail of these constraints
      return digitWords(sentence(JSON.parse(detail) as Refusal))
    })
}
