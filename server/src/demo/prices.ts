import { dayOf, today, yearOf, type Day, type Role } from '@samity/shared-api/contract'
import type { ComponentHead } from '@samity/shared-api/contract/resolutions/price'
import type { BookEntry } from './book-entry.ts'
import type { Client } from './client.ts'

const raiseOf = (thisYear: number) => ({
  from: dayOf(thisYear - 1, 6, 10),
  until: dayOf(thisYear - 1, 6, 17),
})

const paperPrices: Record<string, { item: string; head: number; before: number; now: number }> = {
  Vokalotnama: { item: 'VKL', head: 1, before: 60, now: 50 },
  'Cartis Paper': { item: 'CRT', head: 2, before: 20, now: 20 },
  'Notery Sticker': { item: 'NST', head: 3, before: 10, now: 10 },
  'Bail Bond': { item: 'BLB', head: 4, before: 30, now: 50 },
}
const priceOfRaise = 80

export function paperPrice(paper: string, day: Day): number {
  const thisYear = yearOf(today())
  const { from, until } = raiseOf(thisYear)
  const { before, now } = paperPrices[paper]!
  if (yearOf(day) === thisYear) return now
  return paper === 'Vokalotnama' && day >= from && day < until ? priceOfRaise : before
}

/** The head of the association's forms, by its id in the migrations */
const formHead = 5

type Recorded = { id: number; version: number }

/**
 * Resolutions about the papers of the counter: each paper has a price today. The vokalotnama was dearer in
 * one week, and one form costs more from next year on.
 */
export async function fillPrices(
  admin: Client,
  staff: Client,
  forms: readonly { form_name: string; form_rate: number }[],
): Promise<void> {
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

  const lastYear = dayOf(thisYear - 1, 1, 1)
  const current = await resolve(
    `1/${thisYear}`,
    dayOf(thisYear, 1, 1),
    'From this year a vokalotnama costs 50 taka, because printing is cheaper, and a bail bond 50 taka.',
    'ছাপার খরচ কমায় এ বছর থেকে একটি ওকালতনামার মূল্য ৫০ টাকা, এবং একটি জামিননামার মূল্য ৫০ টাকা।',
    { is_public: true },
  )
  for (const { item, head, before, now } of Object.values(paperPrices))
    if (now !== before) await setPrice(current, item, dayOf(thisYear, 1, 1), [[head, now]])
  const usual = await resolve(
    `1/${thisYear - 1}`,
    lastYear,
    'A vokalotnama costs 60 taka, a cartis paper 20, a notery sticker 10 and a bail bond 30.',
    'একটি ওকালতনামার মূল্য ৬০ টাকা, কার্টিজ পেপারের ২০, নোটারি স্টিকারের ১০ ও জামিননামার ৩০ টাকা।',
    { is_public: true },
  )
  for (const { item, head, before } of Object.values(paperPrices))
    await setPrice(usual, item, lastYear, [[head, before]])
  const rates = await resolve(
    `2/${thisYear - 1}`,
    lastYear,
    'The forms cost what the list of forms says.',
    'ফর্মের মূল্য ফর্মের তালিকা অনুযায়ী।',
  )
  const listedForms = await staff.get<{ id: number; form_name: string }[]>('form/')
  for (const { form_name, form_rate } of forms) {
    const { id } = listedForms.find((form) => form.form_name === form_name)!
    await setPrice(rates, `FRM:${id}`, lastYear, [[formHead, form_rate]])
  }
  const raise = await resolve(
    `4/${thisYear - 1}`,
    from,
    'A vokalotnama costs 80 taka: 5 taka are court fee, and 15 taka are credited to the advocate.',
    'একটি ওকালতনামার মূল্য ৮০ টাকা: ৫ টাকা কোর্ট ফি, ১৫ টাকা আইনজীবীর জমা।',
    { suspended_from: until, is_public: true },
  )
  await setPrice(raise, 'VKL', from, [
    [paperPrices['Vokalotnama']!.head, 60],
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
  await setPrice(cheaper, `FRM:${form.id}`, dayOf(thisYear - 1, 9, 1), [[formHead, 10]])
  await setPrice(cheaper, `FRM:${form.id}`, dayOf(thisYear, 1, 1), [
    [formHead, 4],
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
    [formHead, 4],
    [courtFee.id, 2],
  ])
}

const serialOf = (number: number): string => String(number).padStart(4, '0')

const leftInStock = 800
const delivery = 500

export async function fillOpeningStock(
  staff: Client,
  entries: readonly BookEntry[],
  firstYear: number,
): Promise<void> {
  for (const [paper, soldUntil] of soldUntilYears(entries)) {
    let next = 1
    for (let year = firstYear; year <= yearOf(today()); year++) {
      const needed = (soldUntil.get(year) ?? next - 1) + leftInStock
      const to_serial = Math.max(next, Math.ceil(needed / delivery) * delivery)
      await staff.post('paper-stock/', {
        kind: 'received',
        paper,
        date: dayOf(year, 1, 1),
        from_serial: next,
        to_serial,
        remarks: year === firstYear ? 'Opening stock' : `Delivery of ${year}`,
      })
      next = to_serial + 1
    }
  }
}

function soldUntilYears(entries: readonly BookEntry[]): Map<string, Map<number, number>> {
  const papers = new Map<string, Map<number, number>>()
  for (const { day, path, body } of entries) {
    const paper = path === 'bailbond/' ? 'Bail Bond' : (body['sale_type'] ?? body['form_name'])
    const ranges = body['serials'] ?? body['bailbond_serials'] ?? body['form_serials']
    if (typeof paper !== 'string' || !Array.isArray(ranges)) continue
    const years = papers.get(paper) ?? new Map<number, number>()
    // the ranges of `makeBookEntries`
    const last = Math.max(...(ranges as { to_serial: number }[]).map(({ to_serial }) => to_serial))
    years.set(yearOf(day), Math.max(last, years.get(yearOf(day)) ?? 0))
    papers.set(paper, years)
  }
  return papers
}

async function fillStock(staff: Client): Promise<void> {
  const enter = (kind: string, date: Day, from_serial: string, to_serial: string, remarks: string) =>
    staff.post('paper-stock/', { kind, paper: 'Time Petition Form', date, from_serial, to_serial, remarks })
  await enter('received', dayOf(yearOf(today()) - 1, 9, 1), serialOf(1), serialOf(180), 'Book 1')
  await enter('spoiled', today(), serialOf(121), serialOf(122), 'Wet from the rain')
  await enter('returned', today(), serialOf(179), serialOf(180), 'Printed badly')
}

/**
 * The stock of the form, sales of it, one of them at another price, and a payment of credit. The last sale is
 * the cashier's, whose next serials the counter suggests. Call it when the books are full.
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
