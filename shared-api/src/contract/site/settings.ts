import {
  atMost,
  cleanText,
  money,
  says,
  sentences,
  toDecimal,
  type Paisa,
  type Words,
  z,
} from '@samity/shared-api/contract'
import { defaultSettings } from './default-settings.ts'

const line = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string(sentences.text)
      .transform(cleanText)
      .pipe(z.string().max(max, atMost(max))),
  )

/** A text in both languages; where the Bengali one is left empty the English one stands. */
const words = (max = 300) =>
  z
    .object({ en: line(max), bn: line(max).default('') })
    .transform(({ en, bn }): Words => ({ en, bn: bn || en }))
const neededWords = (max = 300) =>
  words(max).refine(({ en }) => en !== '', { error: sentences.required, path: ['en'] })

const address = says({
  en: 'Enter an address that begins with https://',
  bn: 'https:// দিয়ে শুরু এমন ঠিকানা দিন',
})
const link = z.object({
  label: neededWords(),
  href: line(500).refine((href) => /^https?:\/\/[^\s]+$/.test(href), address),
})
const notAPicture = says({ en: 'Upload a picture', bn: 'একটি ছবি আপলোড করুন' })
const pictureAddress = z
  .string()
  .regex(/^\/media\/[0-9a-f]{40}$/, notAPicture)
  .nullable()
  .default(null)

/** Fields of a member's public card that the association can switch off for all. */
export const switchableFields = [
  'phone',
  'current_address',
  'blood_group',
  'date_of_birth',
  'father_name',
  'photo',
  'enrollment_date_As_lawyer',
  'enrollment_date_As_member',
] as const
export type SwitchableField = (typeof switchableFields)[number]

/** One document a key; a PUT replaces the keys it names, whole. */
export const settingsShape = {
  association: z.object({
    name: neededWords(),
    /** As the receipt shows it under the name */
    established: words(),
    /** null: the drawn emblem */
    logo: pictureAddress,
    history: words(10_000),
  }),
  /** `{association}` in a title stands for the association's name */
  slides: z
    .array(z.object({ image: pictureAddress, title: words() }))
    .min(1)
    .max(12),
  /** The four tiles of the public navigation, in the order of their routes */
  tiles: z
    .array(z.object({ path: z.string().regex(/^\/[a-z-]*$/), title: neededWords(), subtitle: words() }))
    .length(4),
  contact: z.object({
    intro: words(1000),
    address: words(500),
    landmark: words(500),
    phone: line(60),
    email: line(200),
    working_days: words(500),
    /** Opened by a click on the map's picture; empty: no map */
    map: line(1000).refine((href) => href === '' || /^https:\/\/[^\s]+$/.test(href), address),
  }),
  footer: z.object({
    columns: z.array(z.object({ title: words(), links: z.array(link).max(20) })).max(3),
    credit: words(),
  }),
  helpline: z
    .array(z.object({ name: neededWords(), number: line(40), hours: words(), note: words(500) }))
    .max(60),
  receipt: z.object({
    /** Who signs at the foot of a receipt, from left to right */
    signatures: z.array(neededWords(120)).max(5),
  }),
  members: z.object({
    /** Fields of the public card that nobody without a session sees */
    hidden_fields: z.array(z.enum(switchableFields)).max(switchableFields.length),
  }),
  rates: z.object({
    /** The cost of one year in the bar association section of the fees */
    yearly_cost: money({ en: 'Yearly Cost', bn: 'বার্ষিক খরচ' }).schema.transform((paisa: Paisa) =>
      toDecimal(paisa),
    ),
  }),
} as const

export type SettingsKey = keyof typeof settingsShape
export type AssociationSettings = { [K in SettingsKey]: z.infer<(typeof settingsShape)[K]> }

/** What `GET settings/` answers. */
export type SettingsAnswer = AssociationSettings & { version: number }

export const settingsInput = z.object(settingsShape).partial()
export { defaultSettings }
