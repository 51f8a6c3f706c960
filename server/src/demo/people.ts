import { dayOf, type Day } from '@samity/shared-api/contract'
import {
  hinduFamilyNames,
  firstHinduIndex,
  maleGivenNames,
  muslimFamilyNames,
  streets,
  universities,
  villages,
  femaleFamilyNames,
  femaleGivenNames,
} from './names.ts'
import type { Random } from './random.ts'

export type DemoPerson = { english: string; bengali: string; isWoman: boolean; isHindu: boolean }

export function aPerson(random: Random, isWoman = random.chance(0.24)): DemoPerson {
  const givenNames = isWoman ? femaleGivenNames : maleGivenNames
  const index = random.whole(0, givenNames.length - 1)
  const isHindu = index >= (isWoman ? firstHinduIndex.women : firstHinduIndex.men)
  const familyNames = isHindu ? hinduFamilyNames : isWoman ? femaleFamilyNames : muslimFamilyNames
  const [first, firstBn] = givenNames[index]!
  const [last, lastBn] = random.pick(familyNames)
  const hasPrefix = !isHindu && !isWoman && random.chance(0.25)
  return {
    english: hasPrefix ? `Md. ${first} ${last}` : `${first} ${last}`,
    bengali: hasPrefix ? `মোঃ ${firstBn} ${lastBn}` : `${firstBn} ${lastBn}`,
    isWoman,
    isHindu,
  }
}

export const aDay = (random: Random, from: number, to: number): Day =>
  dayOf(random.whole(from, to), random.whole(1, 12), random.whole(1, 28))
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')
export const aPhone = (random: Random) =>
  `01${random.pick(['3', '5', '6', '7', '8', '9'])}${digits(random, 8)}`

function anAddress(random: Random): string {
  const [street] = random.pick(streets)
  return `${random.whole(1, 240)}, ${street}, Meghnapur`
}

/**
 * Returns an advocate in the format of the form, without the photo. The caller passes the number: advocates
 * join in order.
 */
export function anAdvocate(random: Random, number: number, person = aPerson(random)) {
  const birthDate = aDay(random, 1948, 1998)
  const joinYear = Math.min(2026, Math.max(1976, Number(birthDate.slice(0, 4)) + random.whole(25, 34)))
  const father = aPerson(random, false)
  const mother = aPerson(random, true)
  const isMarried = random.chance(0.8)
  const isDead = random.chance(0.03) && joinYear < 2010
  const isRetired = !isDead && joinYear < 1990 && random.chance(0.4)
  const currentAddress = anAddress(random)
  const [village] = random.pick(villages)
  const children = isMarried
    ? Array.from({ length: random.whole(0, 3) }, () => aChild(random, Number(birthDate.slice(0, 4))))
    : []
  const advocate = {
    bar_registration_number: String(number),
    advocate_type: joinYear < 2015 ? 'old' : 'new',
    name_english: person.english,
    name_bengali: person.bengali,
    father_name: father.english,
    father_name_bengali: father.bengali,
    mother_name: mother.english,
    husband_or_wife_name: isMarried ? aPerson(random, !person.isWoman).english : '',
    gender: person.isWoman ? 'Female' : 'Male',
    marital_status: isMarried ? 'Married' : 'Single',
    date_of_birth: birthDate,
    nid_number: `${random.whole(1, 9)}${digits(random, 9)}`,
    blood_group: random.pick(['A+', 'B+', 'O+', 'AB+', 'A+', 'B+', 'O+', 'O-', 'A-', 'B-', 'AB-']),
    religion: person.isHindu ? 'Hindu' : 'Islam',
    current_address: currentAddress,
    permanent_address: random.chance(0.4) ? currentAddress : `Village ${village}, Meghnapur`,
    phone: aPhone(random),
    email: random.chance(0.6)
      ? `${person.english.toLowerCase().replace(/[^a-z]+/g, '.')}.${number}@example.com`
      : '',
    education: `LL.B., ${random.pick(universities)}`,
    enrollment_date_As_lawyer: dayOf(joinYear - 1, random.whole(1, 12), random.whole(1, 28)),
    enrollment_date_As_member: dayOf(joinYear, random.whole(1, 10), random.whole(1, 28)),
    is_retired: isRetired,
    retirement_date: isRetired ? aDay(random, 2016, 2023) : null,
    is_dead: isDead,
    death_date: isDead ? aDay(random, 2017, 2023) : null,
    status: random.chance(0.06) ? 'inactive' : 'active',
    children,
    nominees: random.chance(0.5) ? [aNominee(random)] : [],
  }
  // the office knows the sanad of two in three advocates
  const hasSanad = number % 3 > 0
  return {
    ...advocate,
    bar_council_no: hasSanad ? String(12_000 + 37 * number) : '',
    sanad_date: hasSanad ? advocate.enrollment_date_As_lawyer : null,
  }
}
export type DemoAdvocate = ReturnType<typeof anAdvocate>

const aChild = (random: Random, parentBirthYear: number) => {
  const isDaughter = random.chance(0.5)
  return {
    name: aPerson(random, isDaughter).english,
    gender: isDaughter ? 'daughter' : 'son',
    dob:
      aDay(random, parentBirthYear + 26, parentBirthYear + 36) > '2026'
        ? null
        : aDay(random, parentBirthYear + 26, Math.min(2025, parentBirthYear + 36)),
  }
}

const aNominee = (random: Random) => ({
  name: aPerson(random).english,
  relationship: random.pick(['Wife', 'Husband', 'Son', 'Daughter', 'Brother']),
  phone: aPhone(random),
  address: anAddress(random),
})
