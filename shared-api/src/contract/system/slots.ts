import type { Words } from '../words.ts'

/** A value in the props that an extension receives */
export type SlotPropSchema =
  | { type: 'integer' | 'number' | 'string' | 'boolean' }
  | { type: 'object'; properties: Record<string, SlotPropSchema> }
export type SlotPropsSchema = {
  type: 'object'
  properties: Record<string, SlotPropSchema>
}
/**
 * A place that a module opens on its own screens. Its name begins with that of the module without 'mfe-':
 * 'library.book.panel'.
 */
export type SlotEntry = {
  name: string
  title: Words
  /** JSON Schema of the props that an extension receives: an object with properties */
  props: SlotPropsSchema
}

const none = { type: 'object', properties: {} } as const
const string = { type: 'string' } as const
const integer = { type: 'integer' } as const
const propsWith = <N extends string, P extends Record<string, SlotPropSchema>>(name: N, properties: P) =>
  ({ type: 'object', properties: { [name]: { type: 'object', properties } } }) as const

/**
 * The named places in the back office that do not belong to one module. 'search.result' takes searches, the
 * others components. An empty `voided_at` is null.
 */
export const coreSlots = [
  {
    name: 'dashboard.card',
    title: { en: 'Card on the dashboard', bn: 'ড্যাশবোর্ডের কার্ড' },
    props: none,
  },
  {
    name: 'advocate.tab',
    title: { en: 'Tab of an advocate', bn: 'আইনজীবীর ট্যাব' },
    props: propsWith('advocate', {
      id: integer,
      bar_registration_number: string,
      name_english: string,
      name_bengali: string,
    }),
  },
  {
    name: 'renter.tab',
    title: { en: 'Tab of a renter', bn: 'ভাড়াটিয়ার ট্যাব' },
    props: propsWith('renter', { id: integer, renter_name: string }),
  },
  {
    name: 'settings.section',
    title: { en: 'Section of the settings', bn: 'সেটিংসের অংশ' },
    props: none,
  },
  {
    name: 'receipt.action',
    title: { en: 'Button of a receipt', bn: 'রসিদের বোতাম' },
    props: propsWith('receipt', { number: string, stream: string, voided_at: string }),
  },
  {
    name: 'search.result',
    title: { en: 'Results of the search', bn: 'অনুসন্ধানের ফলাফল' },
    props: none,
  },
] as const satisfies SlotEntry[]
export type Slot = (typeof coreSlots)[number]['name']
