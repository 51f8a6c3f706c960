import type { FastifyRequest } from 'fastify'
import {
  digitWords,
  fillWords,
  fromDecimal,
  showDay,
  type Day,
  type Input,
  type Words,
} from '@samity/shared-api/contract'
import {
  cashDay,
  type CashCount,
  type cashDayClose,
  type CashDayDetails,
} from '@samity/shared-api/contract/treasury/cash-day'
import { audit, hashChainHead } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { bookTransfer } from '../../ledger/book-transfer.ts'
import { slipDigest } from '../../ledger/cash-days.ts'
import { lockTransferNumbers } from '../../ledger/receipt-counter.ts'
import { readCashDay, showCashDay } from './cash-day-records.ts'
import { makeClosingSlip } from './closing-slip.ts'
import { readExpectation, type Expectation } from './count-cash.ts'
import { findHandoverPlace } from './handover-place.ts'
import { lockCashDay } from './lock-cash-day.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

type CloseBody = Input<typeof cashDayClose>

/**
 * Closes a day for ever: posts the difference and the handover as transfers of that day, and stores the
 * figures. The database computes the digest. Throws 409 when the day is closed, not counted, booked after the
 * count, or when an earlier day is open; 422 when a difference has no reason.
 */
export async function closeCashDay(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  { reason, version, handover }: CloseBody,
): Promise<CashDayDetails> {
  // a transfer of this box has its number before it waits for the day
  await lockTransferNumbers(sql, id)
  const day = await lockCashDay(sql, request, id)
  refuseOldVersion(await showCashDay(sql, request, day), version ?? undefined)
  await refuseEarlierDay(sql, day)
  if (!day.count) throw conflict(notCountedMessage(day)).as('day.not_counted')
  const expectation = await readExpectation(sql, day)
  refuseOutdated(day, day.count, expectation)
  const counted = fromDecimal(day.count.counted)
  const difference = counted - expectation.expected
  if (reason === '' && isDifferent(day.count, difference)) refuseWithoutReason(day.count, difference)
  const handedOver = handover?.amount ?? 0
  if (handedOver > counted)
    throw unprocessable({ 'handover.amount': moreThanCountedMessage(counted) }).as('amount.too_large')

  const differenceTransfer = await postDifference(sql, request, day, difference)
  const handoverTransfer =
    handover && handedOver > 0
      ? await bookTransfer(sql, request, {
          day: day.date as Day,
          from_place: day.place,
          to_place: await findHandoverPlace(sql, request.user, day, handover.to_place),
          amount: handedOver,
          slip_no: handover.slip_no,
          remarks: '',
        })
      : undefined
  await storeClose(sql, {
    id,
    closed_by: request.user!.id,
    expectation,
    count: day.count,
    counted,
    handed_over: handedOver,
    reason,
    difference_transfer_id: differenceTransfer?.id ?? null,
    handover_transfer_id: handoverTransfer?.id ?? null,
    audit_head: await hashChainHead(sql),
  })
  const after = await readCashDay(sql, request, id)
  const slip = await storeSlip(sql, after)
  await audit(sql, request, {
    action: 'close',
    subject: cashDay.path,
    subject_id: id,
    after: {
      place: day.place,
      date: day.date,
      opening: after.opening,
      expected: after.expected,
      counted: after.counted,
      difference: after.difference,
      handed_over: after.handed_over,
      digest: after.digest,
      slip,
    },
    reason,
  })
  return after
}

async function storeSlip(sql: Transaction, day: CashDayDetails): Promise<string> {
  const slip = sql.json(await makeClosingSlip(sql, day))
  const [stored] = await sql<[{ digest: string }]>`
    insert into cash_day_slips (cash_day_id, slip) values (${day.id}, ${slip})
    returning ${slipDigest(sql)} as digest`
  return stored.digest
}

const dated = ({ date }: CashDayDetails) => showDay(date)

/** Days close in their order, because each one opens with what the one before counted. */
async function refuseEarlierDay(sql: Sql, day: CashDayDetails): Promise<void> {
  const [earlier] = await sql<{ day: Day }[]>`
    select day from cash_days where place_id = ${day.place} and day < ${day.date} and closed_at is null order by day limit 1`
  if (!earlier) return
  throw conflict(
    digitWords(
      fillWords(
        {
          en: '{box} is not closed for {day}. Close that day first.',
          bn: '{box}-এর {day} তারিখের হিসাব বন্ধ হয়নি। আগে সেই দিনের হিসাব সমাপ্ত করুন।',
        },
        { box: { en: day.name_english, bn: day.name_bengali }, day: showDay(earlier.day) },
      ),
    ),
  ).as('day.earlier_open')
}

const notCountedMessage = (day: CashDayDetails): Words =>
  digitWords(
    fillWords(
      {
        en: '{box} is not counted for {day}. Count the cash before you close the day.',
        bn: '{box}-এর {day} তারিখের নগদ গোনা হয়নি। দিনের হিসাব সমাপ্ত করার আগে নগদ গুনুন।',
      },
      { box: { en: day.name_english, bn: day.name_bengali }, day: dated(day) },
    ),
  )

/**
 * Refuses a count that is older than a booking: the person has seen other expected amounts than those of now.
 */
function refuseOutdated(day: CashDayDetails, count: CashCount, expectation: Expectation): void {
  if (
    fromDecimal(count.expected) === expectation.expected &&
    count.cheques_expected === expectation.cheques &&
    count.wallets_expected === expectation.wallets
  )
    return
  throw conflict(
    fillWords(
      {
        en: 'Something was booked after the count. Count the cash of {box} again.',
        bn: 'গোনার পরে কিছু লেখা হয়েছে। {box}-এর নগদ আবার গুনুন।',
      },
      { box: { en: day.name_english, bn: day.name_bengali } },
    ),
  ).as('day.not_counted')
}

const isDifferent = (count: CashCount, difference: number): boolean =>
  difference !== 0 ||
  count.cheques_counted !== count.cheques_expected ||
  count.wallets_counted !== count.wallets_expected

function refuseWithoutReason(count: CashCount, difference: number): never {
  const message =
    difference === 0
      ? fillWords(
          {
            en: '{chequesCounted} of {chequesExpected} cheques and {walletsCounted} of {walletsExpected} mobile payments were counted. Give the reason.',
            bn: 'চেক {chequesExpected}টির মধ্যে {chequesCounted}টি, মোবাইল পেমেন্ট {walletsExpected}টির মধ্যে {walletsCounted}টি গোনা হয়েছে। কারণ লিখুন।',
          },
          {
            chequesCounted: count.cheques_counted,
            chequesExpected: count.cheques_expected,
            walletsCounted: count.wallets_counted,
            walletsExpected: count.wallets_expected,
          },
        )
      : fillWords(
          difference < 0
            ? { en: '{amount} is missing. Give the reason.', bn: '{amount} কম আছে। কারণ লিখুন।' }
            : { en: '{amount} is too much. Give the reason.', bn: '{amount} বেশি আছে। কারণ লিখুন।' },
          { amount: digitWords(shownAmount(Math.abs(difference))) },
        )
  throw unprocessable({ reason: message }, message).as('reason.required')
}

const moreThanCountedMessage = (counted: number): Words =>
  digitWords(
    fillWords({ en: 'The box has {counted}', bn: 'বাক্সে আছে {counted}' }, { counted: shownAmount(counted) }),
  )

async function postDifference(
  sql: Transaction,
  request: FastifyRequest,
  day: CashDayDetails,
  difference: number,
): Promise<{ id: number } | undefined> {
  if (difference === 0) return undefined
  const [place] = await sql<[{ id: number }]>`select id from money_places where kind = 'differences'`
  const [from_place, to_place] = difference < 0 ? [day.place, place.id] : [place.id, day.place]
  return bookTransfer(sql, request, {
    day: day.date as Day,
    from_place,
    to_place,
    amount: Math.abs(difference),
    isCounted: true,
    slip_no: '',
    remarks: '',
  })
}

type Close = {
  id: number
  closed_by: number
  expectation: Expectation
  count: CashCount
  counted: number
  handed_over: number
  reason: string
  difference_transfer_id: number | null
  handover_transfer_id: number | null
  audit_head: string | null
}

/** Stores the figures of the day. From here on the database refuses every change of it. */
async function storeClose(sql: Sql, { id, expectation, count, ...close }: Close): Promise<void> {
  const { opening, received, paid, expected, cheques, wallets } = expectation
  const columns = {
    ...close,
    opening,
    received,
    paid,
    expected,
    cheques_expected: cheques,
    cheques_counted: count.cheques_counted,
    wallets_expected: wallets,
    wallets_counted: count.wallets_counted,
  }
  await sql`
    update cash_days c
    set ${sql(columns)}, closed_at = now(), version = version + 1,
      holder_id = (select holder_id from money_places where id = c.place_id),
      records = (select count(distinct l.receipt_id)::int from cash_day_ledger(c.place_id, c.day) l)
        + (
          select count(distinct l.transfer_id)::int from place_lines l
          where l.place_id = c.place_id and l.day = c.day and l.transfer_id is not null
        ),
      previous_digest = (
        select p.digest from cash_days p
        where p.place_id = c.place_id and p.day < c.day order by p.day desc limit 1
      )
    where id = ${id}`
}
