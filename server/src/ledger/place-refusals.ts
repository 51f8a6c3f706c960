import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, type Day, type Words } from '@samity/shared-api/contract'
import { isDatabaseError, type Sql } from '../database/database.ts'
import type { FastifyInstance } from 'fastify'
import { conflict, type ApiError } from '../http/errors.ts'
import { isBlind } from './blind-count.ts'
import { shownAmount } from './shown-amount.ts'

/**
 * `refuse_place` in the database writes it: amounts in paisa, the number of a record that was changed or
 * voided.
 */
type PlaceRefusal = {
  name_en: string
  name_bn: string
  day: Day | null
  before: number
  after: number
  number: string | null
}

const belowZeroMessage = ({ name_en, name_bn, day, before, after, number }: PlaceRefusal): Words => {
  const [has, taken] = [before, before - after].map(shownAmount)
  const name = { en: name_en, bn: name_bn }
  const onDay = day ? fillWords({ en: ' on {day}', bn: ' {day} তারিখে' }, { day: showDay(day) }) : ''
  // the switch or the opening amount of the place: nothing is taken out
  if (before === after)
    return digitWords(
      fillWords(
        {
          en: '{name} has {has} taka{onDay}. It must not be below 0.',
          bn: '{name}-এ{onDay} {has} টাকা আছে। এটি শূন্যের নিচে যেতে পারবে না।',
        },
        { name, has, onDay },
      ),
    )
  const record = number ? `${number}: ` : ''
  return digitWords(
    fillWords(
      {
        en: '{record}{name} has {has} taka{onDay}. {taken} cannot be taken out of it.',
        bn: '{record}{name}-এ{onDay} {has} টাকা আছে। {taken} টাকা বের করা যাবে না।',
      },
      { record, name, has, onDay, taken },
    ),
  )
}

const belowZeroBlindly = ({ before, after }: PlaceRefusal): Words => {
  const taken = shownAmount(before - after)
  return before === after
    ? { en: 'A place must not be below 0.', bn: 'কোনো স্থান শূন্যের নিচে যেতে পারবে না।' }
    : digitWords(
        fillWords(
          {
            en: 'The box does not have {taken} taka. Check the amount.',
            bn: 'বাক্সে {taken} টাকা নেই। পরিমাণ মিলিয়ে দেখুন।',
          },
          { taken },
        ),
      )
}

/**
 * The refusal of a record that takes more than a place has, without what it has: who keeps an uncounted box
 * must not learn the expected amount from a record that cannot be. Other errors stay as they are.
 */
export async function withoutBalance<E extends Error>(
  sql: Sql,
  request: FastifyRequest,
  error: E,
): Promise<E | ApiError> {
  if (!isDatabaseError(error) || error.constraint_name !== 'place_balances_not_below_zero') return error
  if (!(await isBlind(sql, request))) return error
  // `refuse_place` writes the detail
  return conflict(belowZeroBlindly(JSON.parse(error.detail ?? '{}') as PlaceRefusal)).as('box.empty')
}

const sentences: Record<string, (refusal: PlaceRefusal) => Words> = {
  not_below_zero: belowZeroMessage,
  archived_is_empty: ({ name_en, name_bn, after }) =>
    digitWords(
      fillWords(
        {
          en: '{name} has {after} taka. Only an empty place is archived, and it stays empty.',
          bn: '{name}-এ {after} টাকা থাকে। শুধু খালি স্থান আর্কাইভ করা যায়, এবং তা খালি থাকে।',
        },
        { name: { en: name_en, bn: name_bn }, after: shownAmount(after) },
      ),
    ),
  nothing_on_the_way: ({ name_en, name_bn }) =>
    fillWords(
      {
        en: 'Money is on the way to {name}. It must be confirmed or voided first.',
        bn: '{name}-এর দিকে টাকা পথে আছে। আগে তা নিশ্চিত বা বাতিল করতে হবে।',
      },
      { name: { en: name_en, bn: name_bn } },
    ),
  starts_later: ({ name_en, name_bn, day }) =>
    digitWords(
      fillWords(
        {
          en: '{name} starts on {day}. Nothing is booked into it before that day.',
          bn: '{name} {day} তারিখে শুরু। তার আগের কোনো দিনে এতে কিছু লেখা যায় না।',
        },
        { name: { en: name_en, bn: name_bn }, day: showDay(day ?? '') },
      ),
    ),
  opens_before_lines: ({ name_en, name_bn, day }) =>
    digitWords(
      fillWords(
        {
          en: '{name} has records from {day} on. It cannot start later.',
          bn: '{name}-এ {day} থেকে হিসাব আছে। এটি পরে শুরু হতে পারে না।',
        },
        { name: { en: name_en, bn: name_bn }, day: showDay(day ?? '') },
      ),
    ),
}

/** Registers the sentences for what the database refuses at a place (409). */
export function registerPlaceRefusals({ constraintMessages }: FastifyInstance): void {
  for (const [problem, sentence] of Object.entries(sentences))
    constraintMessages.addDetailed(`place_balances_${problem}`, (detail) =>
      // `refuse_place` writes the detail
      sentence(JSON.parse(detail) as PlaceRefusal),
    )
}
