import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import {
  choice,
  optionalChoice,
  optionalEmail,
  optionalPhone,
  optionalText,
  picture,
  roleNames,
  roles,
  text,
  defineResource,
  type Digits,
  type Language,
  type Role,
  type Words,
} from '@samity/shared-api/contract'

export const userStatuses = [
  { value: 'pending', label: { en: 'Pending', bn: 'অনুমোদনের অপেক্ষায়' } },
  { value: 'active', label: { en: 'Active', bn: 'সক্রিয়' } },
  { value: 'disabled', label: { en: 'Disabled', bn: 'নিষ্ক্রিয়' } },
] as const
export type UserStatus = (typeof userStatuses)[number]['value']

export const languages = [
  { value: 'en', label: { en: 'English', bn: 'English' } },
  { value: 'bn', label: { en: 'বাংলা', bn: 'বাংলা' } },
] as const
export const digitChoices = [
  { value: 'latin', label: { en: '123', bn: '123' } },
  { value: 'bengali', label: { en: '১২৩', bn: '১২৩' } },
] as const

const name = optionalText({ en: 'Name', bn: 'নাম' })
const name_bengali = optionalText({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' })
const username = text({ en: 'Username', bn: 'ব্যবহারকারীর নাম' }, 64)

/** An account as administrators see it. They can change its role and status, and the names on papers. */
export const user = defineResource({
  path: 'users',
  name: { en: 'user', bn: 'ব্যবহারকারী' },
  fields: {
    username,
    email: optionalEmail({ en: 'Email', bn: 'ই-মেইল' }),
    name,
    name_bengali,
    phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
    photo: picture({ en: 'Photo', bn: 'ছবি' }),
    role: choice(
      { en: 'Role', bn: 'ভূমিকা' },
      roles.map((value) => ({ value, label: roleNames[value] })),
    ),
    status: choice({ en: 'Status', bn: 'অবস্থা' }, userStatuses),
  },
  search: ['username', 'name', 'name_bengali', 'email', 'phone'],
  conflicts: {
    users_username_key: {
      field: 'username',
      message: { en: 'This username is already taken', bn: 'এই ব্যবহারকারীর নাম আগে থেকেই নেওয়া হয়েছে' },
    },
  },
})

export type UserAccount = {
  id: number
  username: string
  email: string
  name: string
  name_bengali: string
  phone: string
  photo: string | null
  role: Role
  status: UserStatus
  created_at: Instant
  last_seen_at: Instant | null
  sessions: number
  /** The end of the lock after wrong passwords; null when the account is not locked */
  locked_until: Instant | null
  /** The user signs in with a second step */
  two_factor: boolean
  version: number
}

export const profile = defineResource({
  path: 'user',
  relation: 'users',
  name: { en: 'profile', bn: 'প্রোফাইল' },
  fields: {
    name,
    name_bengali,
    phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
    email: optionalEmail({ en: 'Email', bn: 'ই-মেইল' }),
    language: optionalChoice({ en: 'Language', bn: 'ভাষা' }, languages, 'en'),
    digits: optionalChoice({ en: 'Digits', bn: 'সংখ্যা' }, digitChoices),
    photo: picture({ en: 'Photo', bn: 'ছবি' }),
  },
})
export type Profile = {
  id: number
  username: string
  role: Role
  name: string
  name_bengali: string
  phone: string
  email: string
  language: Language
  digits: Digits | null
  photo: string | null
  version: number
  two_factor: boolean
  /** The user must set up two-step sign-in. Until then the API refuses everything else. */
  two_factor_due: boolean
}

/** The person of an account, as papers and lists name who did something: without a name, the username. */
export type Person = { username: string; name: Words }

/** A session as its owner or an administrator sees it. */
export type UserSession = {
  id: number
  /** The browser's name from its user agent */
  device: string
  created_at: Instant
  last_seen_at: Instant
  /** The session of this request */
  current: boolean
}

/** A valid API token of a person, where it is chosen whether it stays. */
export type OwnedToken = {
  id: number
  name: string
  role: Role
  expires_on: Day
  created_at: Instant
  last_used_at: Instant | null
}

/** A link to reset a password. The API returns it once; it works once and for a day. */
export type ResetLink = { url: string; expires_at: Instant }

/** The response to a sign-in. `access` is the token of the session: `Authorization: Bearer <access>`. */
export type SignedIn = { message: string; user: Profile; access: string }
