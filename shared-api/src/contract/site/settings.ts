import {
  maxLengthMessage,
  cleanText,
  money,
  toMessage,
  validationMessages,
  toDecimal,
  type Paisa,
  type Words,
  z,
} from '@samity/shared-api/contract'
import { defaultSettings } from './default-settings.ts'

const lineSchema = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string(validationMessages.text)
      .transform(cleanText)
      .pipe(z.string().max(max, maxLengthMessage(max))),
  )

/** A text in both languages; where the Bengali one is left empty the English one stands. */
const wordsSchema = (max = 300) =>
  z
    .object({ en: lineSchema(max), bn: lineSchema(max).default('') })
    .transform(({ en, bn }): Words => ({ en, bn: bn || en }))
const requiredWordsSchema = (max = 300) =>
  wordsSchema(max).refine(({ en }) => en !== '', { error: validationMessages.required, path: ['en'] })

const addressMessage = toMessage({
  en: 'Enter an address that begins with https://',
  bn: 'https:// দিয়ে শুরু এমন ঠিকানা দিন',
})
const linkSchema = z.object({
  label: requiredWordsSchema(),
  href: lineSchema(500).refine((href) => /^https?:\/\/[^\s]+$/.test(href), addressMessage),
})
const pictureMessage = toMessage({ en: 'Upload a picture', bn: 'একটি ছবি আপলোড করুন' })
const pictureSchema = z
  .string()
  .regex(/^\/media\/[0-9a-f]{40}$/, pictureMessage)
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
    name: requiredWordsSchema(),
    /** As the receipt shows it under the name */
    established: wordsSchema(),
    /** null: the drawn emblem */
    logo: pictureSchema,
    history: wordsSchema(10_000),
  }),
  /** `{association}` in a title stands for the association's name */
  slides: z
    .array(z.object({ image: pictureSchema, title: wordsSchema() }))
    .min(1)
    .max(12),
  /** The four tiles of the public navigation, in the order of their routes */
  tiles: z
    .array(
      z.object({
        path: z.string().regex(/^\/[a-z-]*$/),
        title: requiredWordsSchema(),
        subtitle: wordsSchema(),
      }),
    )
    .length(4),
  contact: z.object({
    intro: wordsSchema(1000),
    address: wordsSchema(500),
    landmark: wordsSchema(500),
    phone: lineSchema(60),
    email: lineSchema(200),
    working_days: wordsSchema(500),
    /** Opened by a click on the map's picture; empty: no map */
    map: lineSchema(1000).refine((href) => href === '' || /^https:\/\/[^\s]+$/.test(href), addressMessage),
  }),
  footer: z.object({
    columns: z.array(z.object({ title: wordsSchema(), links: z.array(linkSchema).max(20) })).max(3),
    credit: wordsSchema(),
  }),
  helpline: z
    .array(
      z.object({
        name: requiredWordsSchema(),
        number: lineSchema(40),
        hours: wordsSchema(),
        note: wordsSchema(500),
      }),
    )
    .max(60),
  receipt: z.object({
    /** Who signs at the foot of a receipt, from left to right */
    signatures: z.array(requiredWordsSchema(120)).max(5),
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
export type SettingsResponse = AssociationSettings & { version: number }

export const settingsInput = z.object(settingsShape).partial()
export { defaultSettings }
