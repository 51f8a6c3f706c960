import type { Day } from '@samity/shared-api/contract'

/** The Bar Council asks these of every member. */
export const councilNeeds = [
  { value: 'bar_council_no', label: { en: 'Bar Council No', bn: 'বার কাউন্সিল নম্বর' } },
  { value: 'sanad_date', label: { en: 'Sanad Date', bn: 'সনদের তারিখ' } },
  { value: 'photo', label: { en: 'Photo', bn: 'ছবি' } },
  { value: 'phone', label: { en: 'Phone', bn: 'ফোন' } },
  { value: 'nid_number', label: { en: 'National ID', bn: 'জাতীয় পরিচয়পত্র' } },
] as const
export type CouncilNeed = (typeof councilNeeds)[number]['value']

/**
 * `GET bar-council-export/`: the advocates who are not deceased, archived or transferred. `X-Total-Count`;
 * with `lacking=1` only those who lack something. `members.xlsx` and `photos.zip` below the same path are the
 * files for the Bar Council; photos are named by Bar Council number. National IDs are only in the file. The
 * files are for administrators and staff, not for auditors, and each download is in the audit log.
 */
export type CouncilMember = {
  /** The advocate's id */
  id: number
  bar_registration_number: string
  bar_council_no: string
  sanad_date: Day | null
  name_english: string
  name_bengali: string
  phone: string
  has_photo: boolean
  lacks: CouncilNeed[]
}

/** `GET bar-council-export/remittance/?from=&to=`: a row for each head that is passed on. Decimal strings. */
export type RemittanceRow = {
  head_id: number
  head: { en: string; bn: string }
  /** The expense categories whose vouchers pass the money on */
  categories: { id: number; category: string }[]
  /** Payable before `from` */
  opening: string
  collected: string
  passed_on: string
  /** opening + collected − passed_on */
  payable: string
}
export type Remittance = { from: Day | null; to: Day | null; rows: RemittanceRow[]; payable: string }

/**
 * `PUT bar-council-export/remittance-categories/`: the head whose money the vouchers of each expense category
 * pass on.
 */
export type RemittanceCategories = { categories: { expense_category_id: number; head_id: number }[] }
