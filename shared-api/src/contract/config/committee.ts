import {
  defineResource,
  optionalInt,
  optionalPhone,
  optionalText,
  text,
  type Row,
} from '@samity/shared-api/contract'

export const committee = defineResource({
  path: 'committees',
  name: { en: 'committee member', bn: 'কমিটির সদস্য' },
  fields: {
    year: optionalInt({ en: 'Year', bn: 'বছর' }, 1900, 2200),
    committee_position: optionalText({ en: 'Committee Category', bn: 'কমিটির পদ' }, 120),
    bar_registration_number: text({ en: 'Bar Registration Number', bn: 'বার নিবন্ধন নম্বর' }, 60),
    phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
    /** Read-only: the advocate's Bengali name */
    name: optionalText({ en: 'Name', bn: 'নাম' }),
  },
  conflicts: {
    committees_one_seat: {
      field: 'bar_registration_number',
      message: {
        en: 'This advocate already holds this position in this year',
        bn: 'এই আইনজীবী এই বছরে এই পদে আগে থেকেই আছেন',
      },
    },
  },
})
/**
 * Combines the specification's two shapes: the nested advocate of the website and the flat fields of the
 * dashboard.
 */
export type CommitteeMember = Row<typeof committee> & {
  year: number
  sort_order: number | null
  advocate: { id: number; photo: string | null; name_english: string; name_bengali: string }
}

export { noPosition } from './position-names.ts'
