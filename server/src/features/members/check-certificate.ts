import { digitWords, fillWords, showDay, type Day, type Words } from '@samity/shared-api/contract'
import { codeNumbers, type CheckableKind } from '../../paper-codes/checkable-kinds.ts'

type CertificateRow = {
  number: string
  day: Day
  is_void: boolean
  advocate_number: string
  name_english: string | null
  name_bengali: string | null
}

const owedNothing = (day: string): Words =>
  fillWords(
    { en: 'Owed nothing to the association on {day}', bn: '{day} তারিখে সমিতির কোনো বকেয়া ছিল না' },
    { day: digitWords(day) },
  )
const isVoid: Words = { en: 'The certificate is void', bn: 'ছাড়পত্রটি বাতিল' }

/**
 * A clearance certificate: its number, its day, whether it is void, and of the advocate what the public card
 * shows.
 */
export const clearanceKind: CheckableKind = {
  name: 'clearance',
  codeNumber: codeNumbers.clearance,
  title: { en: 'Clearance certificate', bn: 'ছাড়পত্র' },
  async readResult(sql, id) {
    const [certificate] = await sql<CertificateRow[]>`
      select c.number, c.day, c.voided_at is not null as is_void, c.bar_registration_number as advocate_number,
        card.name_english, card.name_bengali
      from clearance_certificates c
      left join public_advocates card on card.id = c.advocate_id
      where c.id = ${id}`
    if (!certificate) return undefined
    const { number, day, is_void, advocate_number, name_english, name_bengali } = certificate
    return {
      kind: 'card',
      card: 'clearance',
      title: clearanceKind.title,
      number,
      name_english,
      name_bengali,
      photo: null,
      is_valid: !is_void,
      standing: is_void ? isVoid : owedNothing(showDay(day)),
      valid_until: null,
      advocate: { number: advocate_number, name_english, name_bengali },
    }
  },
}
