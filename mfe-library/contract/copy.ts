import type { Day } from '@samity/shared-api/contract'
import { choice, computed, defineResource, ref, text, type Row } from '@samity/shared-api/contract'

export const copyStates = [
  { value: 'in_use', label: { en: 'In use', bn: 'ব্যবহারে' } },
  { value: 'lost', label: { en: 'Lost', bn: 'হারানো' } },
  { value: 'withdrawn', label: { en: 'Withdrawn', bn: 'বাতিল' } },
] as const

/** One physical book. Its number is on its label, often as a barcode. */
export const copy = defineResource({
  path: 'x/mfe-library/copies',
  relation: 'copies',
  name: { en: 'copy', bn: 'কপি' },
  fields: {
    book_id: ref({ en: 'Book', bn: 'বই' }),
    number: text({ en: 'Copy Number', bn: 'কপি নম্বর' }, 40),
    state: choice({ en: 'State', bn: 'অবস্থা' }, copyStates),
  },
  computed: computed<{
    /** The advocate who has it, and until when; null on the shelf */
    borrower: string | null
    due_on: Day | null
  }>(),
  search: ['number'],
  conflicts: {
    copies_number_key: {
      field: 'number',
      message: { en: 'Another copy has this number', bn: 'এই নম্বরের আরেকটি কপি আছে' },
    },
  },
})
export type Copy = Row<typeof copy>
