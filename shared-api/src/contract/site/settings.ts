import {
  maxLengthMessage,
  cleanText,
  int,
  money,
  toMessage,
  validationMessages,
  toDecimal,
  type Paisa,
  type Words,
  z,
} from '@samity/shared-api/contract'
import { standings } from '../members/dues-kinds.ts'
import { spellings } from './spelling.ts'

const lineSchema = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string(validationMessages.text)
      .transform(cleanText)
      .pipe(z.string().max(max, maxLengthMessage(max))),
  )

/** A text in both languages. A blank Bengali text falls back to the English one. */
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

/** Fields of the public card that the association can hide for all advocates. */
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

/** One document for each key. A PUT replaces every key in its body completely. */
export const settingsShape = {
  association: z.object({
    name: requiredWordsSchema(),
    /** The line under the name on receipts */
    established: wordsSchema(),
    /** Null: the default emblem */
    logo: pictureSchema,
    history: wordsSchema(10_000),
  }),
  /** `{association}` in a title is replaced by the association's name */
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
    /** The link of the map's picture; blank: no map */
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
    /** The signature lines at the foot of a receipt, from left to right */
    signatures: z.array(requiredWordsSchema(120)).max(5),
  }),
  prints: z.object({
    /** The English words of the specification on paper and in exported files */
    spelling: z.enum(spellings.map(({ value }) => value)),
  }),
  members: z.object({
    /** Fields of the public card that are hidden without a session */
    hidden_fields: z.array(z.enum(switchableFields)).max(switchableFields.length),
  }),
  rates: z.object({
    /** The cost of one year in the bar association section of the fees */
    yearly_cost: money({ en: 'Yearly Cost', bn: 'বার্ষিক খরচ' }).schema.transform((paisa: Paisa) =>
      toDecimal(paisa),
    ),
  }),
  voter_list: z.object({
    /** The month up to which dues must be paid, on or before the day of the list; 0: dues do not matter */
    paid_up_to_month: int({ en: 'Paid up to Month', bn: 'যে মাস পর্যন্ত পরিশোধিত' }, 0, 12).schema,
    standings: z.array(z.enum(standings.map(({ value }) => value))).max(standings.length),
    member_days: int({ en: 'Member for Days', bn: 'সদস্যপদের ন্যূনতম দিন' }, 0, 20_000).schema,
    /**
     * Days for which a draft hangs before the person who made it may make it final. Another person may at any
     * time.
     */
    draft_days: int({ en: 'Draft hangs for Days', bn: 'খসড়া টাঙানো থাকে (দিন)' }, 0, 365).schema.default(7),
  }),
} as const

export type SettingsKey = keyof typeof settingsShape
export type AssociationSettings = { [K in SettingsKey]: z.infer<(typeof settingsShape)[K]> }

/** The response of `GET settings/`. */
export type SettingsResponse = AssociationSettings & { version: number }

export const settingsInput = z.object(settingsShape).partial()
