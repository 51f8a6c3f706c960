import { dayOf, today, yearOf, type Day, type Role } from '@samity/shared-api/contract'
import type { ComponentHead } from '@samity/shared-api/contract/resolutions/price'
import type { Client } from './client.ts'

/** The vokalotnama costs more in one week of the year before `thisYear`, until the resolution is suspended. */
const raiseOf = (thisYear: number) => ({
  from: dayOf(thisYear - 1, 6, 10),
  until: dayOf(thisYear - 1, 6, 17),
})

/** What a vokalotnama costs on a day: 60, and 80 in the week of the raise. */
export function vokalotnamaPrice(day: Day): number {
  const { from, until } = raiseOf(yearOf(today()))
  return day >= from && day < until ? 80 : 60
}

/** Heads of the association, by their ids in the migrations. */
const heads = { vokalotnama: 1, form_sale: 5 }

type Recorded = { id: number; version: number }

/**
 * Resolutions about the vokalotnama that nobody needs any more, and about a form that is sold today. Nothing else has a price, so
 * every other paper is sold as it is entered.
 */
export async function fillPrices(admin: Client, staff: Client): Promise<void> {
  const thisYear = yearOf(today())
  const { from, until } = raiseOf(thisYear)
  const addHead = (name_en: string, name_bn: string, kind: string) =>
    admin.post<ComponentHead>('prices/heads/', { name_en, name_bn, kind })
  const courtFee = await addHead('Court Fee', 'কোর্ট ফি', 'passed_on')
  const credit = await addHead('Credit of Advocates', 'আইনজীবীদের জমা', 'credit')
  const resolve = (
    number: string,
    effective_from: Day,
    text_en: string,
    text_bn: string,
    more: object = {},
  ) =>
    staff.post<Recorded>('resolutions/', {
      number,
      meeting: 'General Meeting',
      day: effective_from,
      kind: 'price',
      effective_from,
      text_en,
      text_bn,
      ...more,
    })
  const setPrice = (resolution: Recorded, item: string, from_day: Day, parts: [number, number][]) =>
    staff.post('prices/', {
      resolution: resolution.id,
      item,
      from_day,
      components: parts.map(([head, amount]) => ({ head, amount })),
    })

  const ended = await resolve(
    `1/${thisYear}`,
    dayOf(thisYear, 1, 1),
    'The counter may sell vokalotnamas at the rate of the committee.',
    'কাউন্টার কমিটির হারে ওকালতনামা বিক্রি করতে পারবে।',
    { kind: 'suspension' },
  )
  const usual = await resolve(
    `1/${thisYear - 1}`,
    dayOf(thisYear - 1, 1, 1),
    'A vokalotnama costs 60 taka.',
    'একটি ওকালতনামার মূল্য ৬০ টাকা।',
    { superseded_by: ended.id, is_public: true },
  )
  await setPrice(usual, 'VKL', dayOf(thisYear - 1, 1, 1), [[heads.vokalotnama, 60]])
  const raise = await resolve(
    `4/${thisYear - 1}`,
    from,
    'A vokalotnama costs 80 taka: 5 taka are court fee, and 15 taka are credited to the advocate.',
    'একটি ওকালতনামার মূল্য ৮০ টাকা: ৫ টাকা কোর্ট ফি, ১৫ টাকা আইনজীবীর জমা।',
    { suspended_from: until, is_public: true },
  )
  await setPrice(raise, 'VKL', from, [
    [heads.vokalotnama, 60],
    [courtFee.id, 5],
    [credit.id, 15],
  ])

  const form = await staff.post('form/', { form_name: 'Time Petition Form', form_rate: 10 })
  const cheaper = await resolve(
    `6/${thisYear - 1}`,
    dayOf(thisYear - 1, 9, 1),
    'A time petition form costs 10 taka, from 1 January 5 taka, because fewer are sold.',
    'সময়ের আবেদন ফর্মের মূল্য ১০ টাকা; বিক্রি কমে যাওয়ায় ১ জানুয়ারি থেকে ৫ টাকা।',
  )
  await setPrice(cheaper, `FRM:${form.id}`, dayOf(thisYear - 1, 9, 1), [[heads.form_sale, 10]])
  await setPrice(cheaper, `FRM:${form.id}`, dayOf(thisYear, 1, 1), [
    [heads.form_sale, 4],
    [courtFee.id, 1],
  ])
  const dearer = await resolve(
    `3/${thisYear}`,
    dayOf(thisYear + 1, 1, 1),
    'From 1 January a time petition form costs 6 taka: 2 taka are court fee.',
    '১ জানুয়ারি থেকে সময়ের আবেদন ফর্মের মূল্য ৬ টাকা: ২ টাকা কোর্ট ফি।',
    { day: today() },
  )
  await setPrice(dearer, `FRM:${form.id}`, dayOf(thisYear + 1, 1, 1), [
    [heads.form_sale, 4],
    [courtFee.id, 2],
  ])
}

const serialOf = (number: number): string => String(number).padStart(4, '0')

/**
 * Fills the stock of the form: a book that is so far used up that the counter warns about a low stock, two spoiled papers and two
 * that were returned. Only this form has a stock, so the serials of every other paper are free.
 */
async function fillStock(staff: Client): Promise<void> {
  const enter = (kind: string, date: Day, from_serial: string, to_serial: string, remarks: string) =>
    staff.post('paper-stock/', { kind, paper: 'Time Petition Form', date, from_serial, to_serial, remarks })
  await enter('received', dayOf(yearOf(today()) - 1, 9, 1), serialOf(1), serialOf(180), 'Book 1')
  await enter('spoiled', today(), serialOf(121), serialOf(122), 'Wet from the rain')
  await enter('returned', today(), serialOf(179), serialOf(180), 'Printed badly')
}

/**
 * The stock of the form, sales of it, one of them at another price, and a payment of credit. The last sale is the cashier's, whose
 * next serials the counter suggests. Call it when the books are full.
 */
export async function sellAtPrices(
  { staff, cashier }: Pick<Record<Role, Client>, 'staff' | 'cashier'>,
  building_name: string,
): Promise<void> {
  const thisYear = yearOf(today())
  await fillStock(staff)
  const sales: [Day, number, number, string][] = [
    [dayOf(thisYear - 1, 10, 5), 10, 20, ''],
    [dayOf(thisYear - 1, 11, 9), 10, 30, ''],
    [dayOf(thisYear, 1, 1), 5, 60, ''],
    [today(), 10, 10, 'Sold out of the old pad'],
  ]
  const sell = (
    seller: Client,
    [sales_date, price, count, price_reason]: (typeof sales)[number],
    first: number,
  ) =>
    seller.post('form-sale/', {
      sales_date,
      building_name,
      form_name: 'Time Petition Form',
      price,
      price_reason,
      form_serials: [{ from_serial: serialOf(first), to_serial: serialOf(first + count - 1) }],
    })
  let next = 1
  for (const sale of sales) {
    await sell(staff, sale, next)
    next += sale[2]
  }
  const spoiled = 2
  await sell(cashier, [today(), 5, 5, ''], next + spoiled)
  const [owed] = await staff.get<{ advocate_id: string; owed: string }[]>(
    'advocate-credits/?ordering=-owed&limit=1',
  )
  if (owed)
    await staff.post('credit-payouts/', {
      advocate_id: owed.advocate_id,
      amount: owed.owed,
      date: today(),
      remarks: 'Paid out after a year',
    })
}
