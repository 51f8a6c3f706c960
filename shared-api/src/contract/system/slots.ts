const none = { type: 'object', properties: {} } as const
const text = { type: 'string' } as const
const integer = { type: 'integer' } as const
const propsWith = <N extends string, P extends object>(name: N, properties: P) =>
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
      bar_registration_number: text,
      name_english: text,
      name_bengali: text,
    }),
  },
  {
    name: 'renter.tab',
    title: { en: 'Tab of a renter', bn: 'ভাড়াটিয়ার ট্যাব' },
    props: propsWith('renter', { id: integer, renter_name: text }),
  },
  {
    name: 'place.tab',
    title: { en: 'Tab of a money place', bn: 'টাকার স্থানের ট্যাব' },
    props: propsWith('place', {
      id: integer,
      kind: text,
      name_english: text,
      name_bengali: text,
      account_no: text,
    }),
  },
  {
    name: 'bank.tab',
    title: { en: 'Tab of a bank', bn: 'ব্যাংকের ট্যাব' },
    props: propsWith('bank', { id: integer, name: text }),
  },
  {
    name: 'settings.section',
    title: { en: 'Section of the settings', bn: 'সেটিংসের অংশ' },
    props: none,
  },
  {
    name: 'receipt.action',
    title: { en: 'Button of a receipt', bn: 'রসিদের বোতাম' },
    props: propsWith('receipt', { number: text, stream: text, voided_at: text }),
  },
  {
    name: 'search.result',
    title: { en: 'Results of the search', bn: 'অনুসন্ধানের ফলাফল' },
    props: none,
  },
] as const
export type Slot = (typeof coreSlots)[number]['name']
