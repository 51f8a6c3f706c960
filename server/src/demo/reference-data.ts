import { advocate } from '@samity/shared-api/contract/config/advocate'
import { normalizeStatus } from '../features/config/advocates.ts'
import { addRecords } from './bulk.ts'
import type { Client } from './client.ts'
import { anAdvocate, aPerson, aPhone, type DemoAdvocate, type DemoPerson } from './people.ts'
import { aPortrait } from './portraits.ts'
import type { Random } from './random.ts'

export type ReferenceData = {
  advocates: (DemoAdvocate & { id: number })[]
  buildings: string[]
  forms: { form_name: string; form_rate: number }[]
  renters: DemoRenter[]
}
export type DemoRenter = {
  renter_name: string
  building_name: string
  floor_no: string
  room_no: string
  rent: number
  rent_type: 'Shop' | 'House' | 'Billboard'
}

const buildings = [
  {
    building_name: 'Bar Bhaban',
    building_name_bengali: 'বার ভবন',
    institute: 'Meghnapur District Bar Association',
  },
  {
    building_name: 'Annex Building',
    building_name_bengali: 'অ্যানেক্স ভবন',
    institute: 'Meghnapur District Bar Association',
  },
  {
    building_name: 'Judge Court Building',
    building_name_bengali: 'জজ কোর্ট ভবন',
    institute: 'District Judge Court',
  },
  {
    building_name: 'Chief Judicial Magistrate Building',
    building_name_bengali: 'চিফ জুডিশিয়াল ম্যাজিস্ট্রেট ভবন',
    institute: 'Chief Judicial Magistrate Court',
  },
]
const banks = [
  {
    bank_name: 'Sonali Bank PLC',
    branch_name: 'Court Building',
    address: 'Court Road, Meghnapur',
    account_category: 'Savings',
  },
  {
    bank_name: 'Sonali Bank PLC',
    branch_name: 'Court Building',
    address: 'Court Road, Meghnapur',
    account_category: 'Fixed Deposit',
  },
  {
    bank_name: 'Janata Bank PLC',
    branch_name: 'Station Road',
    address: 'Station Road, Meghnapur',
    account_category: 'Fixed Deposit',
  },
  {
    bank_name: 'Rupali Bank PLC',
    branch_name: 'Old Bazar',
    address: 'Old Bazar, Meghnapur',
    account_category: 'Current',
  },
]
const forms = [
  { form_name: 'Hazira Form', form_rate: 10, remarks: '' },
  { form_name: 'Firisti Form', form_rate: 10, remarks: '' },
  { form_name: 'Certified Copy Application', form_rate: 20, remarks: '' },
  { form_name: 'Talbana Form', form_rate: 5, remarks: '' },
]
const shops = [
  'Photocopy and Stationery',
  'Law Book House',
  'Tea and Snacks',
  'Typing and Compose',
  'Bhai Bhai Store',
  'Meghna Computers',
  'Court View Restaurant',
  'Stamp Vendor',
]

const drawnTogether = 20

async function fillAdvocates(
  client: Client,
  random: Random,
  count: number,
  progress: (done: number) => void,
) {
  const advocates: ReferenceData['advocates'] = []
  while (advocates.length < count) {
    const drawn: { body: DemoAdvocate; photo: Promise<Buffer> }[] = []
    while (drawn.length < drawnTogether && advocates.length + drawn.length < count) {
      const number = advocates.length + drawn.length + 1
      const person: DemoPerson = aPerson(random)
      // one in a hundred has no phone number
      const body = { ...anAdvocate(random, 100 + number, person), ...(number % 100 === 90 && { phone: '' }) }
      drawn.push({ body, photo: aPortrait(random, person) })
    }
    const added = await Promise.all(drawn.map(async ({ body, photo }) => ({ body, photo: await photo })))
    const rows = await addRecords(
      client,
      advocate,
      added.map(({ body, photo }) => ({ body: normalizeStatus(body), pictures: { photo } })),
    )
    advocates.push(...added.map(({ body }, index) => ({ ...body, id: rows[index]!.id })))
    progress(advocates.length)
  }
  return advocates
}

async function addRenters(client: Client, random: Random, sinceYear: number): Promise<DemoRenter[]> {
  const buildingRows = await client.get<{ id: number; building_name: string }[]>('buildings/')
  const renters: DemoRenter[] = []
  for (const [index, shop] of shops.entries()) {
    const building = buildingRows.find(
      ({ building_name }) => building_name === buildings[index % 2]!.building_name,
    )!
    const renter = {
      renter_name: shop,
      building_name: building.building_name,
      floor_no: '1',
      room_no: String(101 + index),
      rent: random.whole(3, 9) * 500,
    }
    await client.post('renters/', {
      ...renter,
      phone: aPhone(random),
      address: 'Court Road, Meghnapur',
      category: 'Business',
      building: building.id,
      from_date: `${sinceYear}-01-01`,
      rent_amount: renter.rent,
      security_amount: renter.rent * 6,
    })
    renters.push({ ...renter, rent_type: 'Shop' })
  }
  return renters
}

export async function fillReferenceData(
  client: Client,
  random: Random,
  { count, since }: { count: number; since: number },
  progress: (done: number) => void,
): Promise<ReferenceData> {
  for (const building of buildings) await client.post('buildings/', building)
  for (const bank of banks) await client.post('banks/', bank)
  for (const form of forms) await client.post('form/', form)
  const renters = await addRenters(client, random, since)
  const advocates = await fillAdvocates(client, random, count, progress)
  return { advocates, buildings: buildings.map(({ building_name }) => building_name), forms, renters }
}

const seats: readonly [position: string, count: number][] = [
  ['President', 1],
  ['Vice President', 2],
  ['Secretary', 1],
  ['Joint Secretary', 2],
  ['Assistant Secretary', 2],
  ['Library Secretary', 1],
  ['Member', 6],
]

export async function fillCommittees(
  client: Client,
  random: Random,
  { advocates }: ReferenceData,
  thisYear: number,
): Promise<void> {
  for (let year = thisYear - 9; year <= thisYear; year++) {
    const candidates = advocates.filter(
      ({ status, is_dead, is_retired, enrollment_date_As_member }) =>
        status === 'active' &&
        !is_dead &&
        !is_retired &&
        Number(enrollment_date_As_member.slice(0, 4)) < year,
    )
    const committeeMembers = random.sample(candidates, 15)
    for (const [committee_position, count] of seats)
      for (const member of committeeMembers.splice(0, count))
        await client.post('committees/', {
          year,
          committee_position,
          bar_registration_number: member.bar_registration_number,
          phone: member.phone,
        })
  }
}
