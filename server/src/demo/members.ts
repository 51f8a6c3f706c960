import { bengaliDigits, dayBefore, today, type Role } from '@samity/shared-api/contract'
import type { AdvocateDues, DuesRow } from '@samity/shared-api/contract/members/dues'
import type { VoterList } from '@samity/shared-api/contract/members/voter-list'
import type { Client } from './client.ts'
import type { Random } from './random.ts'

type Clients = Record<Role, Client>

async function fillSchedules({ admin }: Clients, firstYear: number): Promise<void> {
  const from_day = `${firstYear}-01-01`
  const { id: resolution_id } = await admin.post<{ id: number }>('resolutions/', {
    number: `GM ${firstYear - 1}/7`,
    meeting: `General meeting of ${firstYear - 1}`,
    day: `${firstYear - 1}-12-14`,
    kind: 'fee',
    text_en: 'Fees of members and what a late payment costs.',
    text_bn: 'সদস্যদের ফি এবং দেরিতে পরিশোধের বিলম্ব ফি।',
    effective_from: from_day,
    is_public: true,
  })
  for (const [kind, amount] of [
    ['monthly', '50'],
    ['yearly', '1200'],
    ['benevolent', '600'],
    ['relief', '200'],
  ])
    await admin.post('fee-schedules/', { kind, amount, from_day, resolution_id })
  await admin.post('delay-rules/', {
    kind: 'monthly',
    from_day,
    after_day: 15,
    amount: '5',
    cap: '50',
    resolution_id,
  })
  await admin.post('delay-rules/', {
    kind: 'yearly',
    from_day,
    after_month: 3,
    after_day: 31,
    amount: '100',
    cap: '100',
    resolution_id,
  })
}

const owing = ({ staff }: Clients) => staff.get<DuesRow[]>('dues/?ordering=-owed&limit=200')

const longMonths = 12

async function fillParticulars(clients: Clients, random: Random, firstYear: number): Promise<void> {
  const rows = await owing(clients)
  const debtors = rows.filter(({ months }) => months >= longMonths)
  const behind = rows.filter(({ months }) => months < longMonths)
  for (const { bar_registration_number } of debtors.slice(0, 3))
    await clients.staff.post('opening-dues/', {
      advocate_id: bar_registration_number,
      kind: 'yearly',
      from_period: String(firstYear - random.whole(1, 3)),
      to_period: String(firstYear - 1),
      amount: '800',
      remarks: 'From the old register',
    })
  for (const { bar_registration_number, oldest } of debtors.slice(3, 7))
    await clients.staff.post('dues-waivers/', {
      advocate_id: bar_registration_number,
      kind: 'monthly',
      covers: random.pick(['dues', 'delay']),
      from_period: oldest,
      to_period: monthsAfter(String(oldest), 5),
      reason: random.pick(['Long illness', 'Loss of chamber in a fire']),
    })
  for (const { id } of debtors.slice(7, 9))
    await clients.staff.post(`advocates/${id}/standing/`, {
      standing: 'suspended',
      from_day: `${firstYear + 2}-01-01`,
      reason: 'Owes for more than a year; meeting of the executive committee',
    })
  for (const { id } of behind.slice(0, 4))
    await clients.staff.post(`advocates/${id}/dues-terms/`, {
      from_day: today(),
      court_type: 'H/C',
      benevolent: random.chance(0.7),
      reason: 'Application of the advocate',
    })
}

function monthsAfter(month: string, count: number): string {
  const index = 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

async function fillOtherAmount(clients: Clients, random: Random): Promise<void> {
  const debtors = random.sample(await owing(clients), 40)
  for (const { id, bar_registration_number } of debtors) {
    const { proposal } = await clients.staff.get<AdvocateDues>(`advocates/${id}/dues/`)
    const [months] = proposal.monthlyfee_set
    if (!months) continue
    const { total_monthly_amount: _total, ...row } = months
    await clients.staff.post('advocate-all-fees/', {
      advocate_id: bar_registration_number,
      collection_date: dayBefore(today()),
      monthlyfee_set: [{ ...row, monthly_fee: '30', monthly_delay_fee: '0', payment_type: 'cash' }],
      amount_reason: 'The committee reduced it because of illness',
    })
    return
  }
}

async function fillLastElection({ staff, admin }: Clients, thisYear: number): Promise<void> {
  const { id } = await staff.post<VoterList>('voter-lists/', {
    name_en: `Election ${thisYear}`,
    name_bn: `নির্বাচন ${bengaliDigits(String(thisYear))}`,
    day: `${thisYear}-01-15`,
    paid_up_to: `${thisYear - 2}-12`,
    member_days: 90,
  })
  await admin.post(`voter-lists/${id}/finalise/`, {})
  await staff.post(`voter-lists/${id}/release/`, {})
}

async function fillElection({ staff }: Clients, random: Random, thisYear: number): Promise<void> {
  const list = await staff.post<VoterList>('voter-lists/', {
    name_en: `Election ${thisYear + 1}`,
    name_bn: `নির্বাচন ${bengaliDigits(String(thisYear + 1))}`,
    day: dayBefore(today()),
    paid_up_to: `${thisYear - 1}-12`,
    member_days: 90,
  })
  const objections = random.sample(
    await staff.get<{ bar_registration_number: string }[]>(`voter-lists/${list.id}/voters/?off=1&limit=100`),
    3,
  )
  for (const { bar_registration_number } of objections)
    await staff.post(`voter-lists/${list.id}/objections/`, {
      advocate_id: bar_registration_number,
      request: 'include',
      objector: `Advocate ${bar_registration_number}`,
      ground: 'The dues were paid by cheque last week.',
    })
  const clear = (await staff.get<DuesRow[]>('dues/?all=1&amount_max=0&limit=50')).filter(
    ({ standing }) => standing === 'regular',
  )
  for (const { bar_registration_number } of random.sample(clear, 4))
    await staff.post('clearance-certificates/', {
      advocate_id: bar_registration_number,
      purpose: random.pick(['Transfer to another bar', 'Loan from a bank', 'Passport']),
    })
}

export async function fillMembers(clients: Clients, random: Random, firstYear: number): Promise<void> {
  await fillSchedules(clients, firstYear)
  await fillParticulars(clients, random, firstYear)
  await fillOtherAmount(clients, random)
  await fillLastElection(clients, firstYear + 2)
  await fillElection(clients, random, firstYear + 2)
}
