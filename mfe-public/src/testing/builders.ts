import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'

let lastId = 0

type SeatValues = Partial<Omit<CommitteeMember, 'advocate'>> & {
  name_english?: string
  photo?: string | null
}

export function aSeat({
  name_english = 'Golam Haque',
  photo = null,
  ...overrides
}: SeatValues = {}): CommitteeMember {
  lastId += 1
  return {
    id: lastId,
    version: 1,
    year: 2026,
    committee_position: 'Member',
    sort_order: 70,
    bar_registration_number: String(100 + lastId),
    phone: '01711223344',
    name: 'গোলাম হক',
    advocate: { id: lastId, photo, name_english, name_bengali: overrides.name ?? 'গোলাম হক' },
    ...overrides,
  }
}

export function anAdvocate(overrides: Partial<Advocate> = {}): Advocate {
  lastId += 1
  // the API returns only these fields to a visitor
  return {
    id: lastId,
    version: 1,
    bar_registration_number: '17',
    bar_council_no: '',
    name_english: 'Taslima Khatun',
    name_bengali: 'তাসলিমা খাতুন',
    photo: null,
    father_name: 'Md. Shahidul Rahman',
    current_address: '100, Muslimpara',
    phone: '01767592620',
    blood_group: 'B+',
    date_of_birth: '1960-01-17',
    enrollment_date_As_lawyer: '1992-01-10',
    enrollment_date_As_member: '1993-04-15',
    status: 'active',
    ...overrides,
  } as Advocate
}
