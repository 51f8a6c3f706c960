import { dayOf, type Day } from '@samity/shared-api/contract'
import {
  hinduFamily,
  hinduGivenFrom,
  menGiven,
  muslimFamily,
  streets,
  universities,
  villages,
  womenFamily,
  womenGiven,
} from './names.ts'
import type { Chance } from './random.ts'

export type Person = { english: string; bengali: string; woman: boolean; hindu: boolean }

export function aPerson(chance: Chance, woman = chance.chance(0.24)): Person {
  const given = woman ? womenGiven : menGiven
  const index = chance.whole(0, given.length - 1)
  const hindu = index >= (woman ? hinduGivenFrom.women : hinduGivenFrom.men)
  const family = hindu ? hinduFamily : woman ? womenFamily : muslimFamily
  const [first, firstBn] = given[index]!
  const [last, lastBn] = chance.pick(family)
  const middle = !hindu && !woman && chance.chance(0.25)
  return {
    english: middle ? `Md. ${first} ${last}` : `${first} ${last}`,
    bengali: middle ? `মোঃ ${firstBn} ${lastBn}` : `${firstBn} ${lastBn}`,
    woman,
    hindu,
  }
}

export const aDay = (chance: Chance, from: number, to: number): Day =>
  dayOf(chance.whole(from, to), chance.whole(1, 12), chance.whole(1, 28))
const digits = (chance: Chance, count: number) =>
  Array.from({ length: count }, () => chance.whole(0, 9)).join('')
export const aPhone = (chance: Chance) =>
  `01${chance.pick(['3', '5', '6', '7', '8', '9'])}${digits(chance, 8)}`

function anAddress(chance: Chance): string {
  const [street] = chance.pick(streets)
  return `${chance.whole(1, 240)}, ${street}, Meghnapur`
}

/** A member as the form sends one, without the photo. The number is given: members join in order. */
export function aMember(chance: Chance, number: number, person = aPerson(chance)) {
  const born = aDay(chance, 1948, 1998)
  const joined = Math.min(2026, Math.max(1976, Number(born.slice(0, 4)) + chance.whole(25, 34)))
  const father = aPerson(chance, false)
  const mother = aPerson(chance, true)
  const married = chance.chance(0.8)
  const dead = chance.chance(0.03) && joined < 2010
  const retired = !dead && joined < 1990 && chance.chance(0.4)
  const current = anAddress(chance)
  const [village] = chance.pick(villages)
  const children = married
    ? Array.from({ length: chance.whole(0, 3) }, () => aChild(chance, Number(born.slice(0, 4))))
    : []
  const member = {
    bar_registration_number: String(number),
    advocate_type: joined < 2015 ? 'old' : 'new',
    name_english: person.english,
    name_bengali: person.bengali,
    father_name: father.english,
    mother_name: mother.english,
    husband_or_wife_name: married ? aPerson(chance, !person.woman).english : '',
    gender: person.woman ? 'Female' : 'Male',
    marital_status: married ? 'Married' : 'Single',
    date_of_birth: born,
    nid_number: `${chance.whole(1, 9)}${digits(chance, 9)}`,
    blood_group: chance.pick(['A+', 'B+', 'O+', 'AB+', 'A+', 'B+', 'O+', 'O-', 'A-', 'B-', 'AB-']),
    religion: person.hindu ? 'Hindu' : 'Islam',
    current_address: current,
    permanent_address: chance.chance(0.4) ? current : `Village ${village}, Meghnapur`,
    phone: aPhone(chance),
    email: chance.chance(0.6)
      ? `${person.english.toLowerCase().replace(/[^a-z]+/g, '.')}.${number}@example.com`
      : '',
    education: `LL.B., ${chance.pick(universities)}`,
    enrollment_date_As_lawyer: dayOf(joined - 1, chance.whole(1, 12), chance.whole(1, 28)),
    enrollment_date_As_member: dayOf(joined, chance.whole(1, 10), chance.whole(1, 28)),
    is_retired: retired,
    retirement_date: retired ? aDay(chance, 2016, 2024) : null,
    is_dead: dead,
    death_date: dead ? aDay(chance, 2017, 2025) : null,
    status: chance.chance(0.06) ? 'inactive' : 'active',
    children,
    nominees: chance.chance(0.5) ? [aNominee(chance)] : [],
  }
  // two of three have shown the office their sanad
  const hasSanad = number % 3 > 0
  return {
    ...member,
    bar_council_no: hasSanad ? String(12_000 + 37 * number) : '',
    sanad_date: hasSanad ? member.enrollment_date_As_lawyer : null,
  }
}
export type Member = ReturnType<typeof aMember>

const aChild = (chance: Chance, parentBorn: number) => {
  const daughter = chance.chance(0.5)
  return {
    name: aPerson(chance, daughter).english,
    gender: daughter ? 'daughter' : 'son',
    dob:
      aDay(chance, parentBorn + 26, parentBorn + 36) > '2026'
        ? null
        : aDay(chance, parentBorn + 26, Math.min(2025, parentBorn + 36)),
  }
}

const aNominee = (chance: Chance) => ({
  name: aPerson(chance).english,
  relationship: chance.pick(['Wife', 'Husband', 'Son', 'Daughter', 'Brother']),
  phone: aPhone(chance),
  address: anAddress(chance),
})
