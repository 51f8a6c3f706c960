import type { Instant } from '../moment.ts'
import {
  choice,
  computed,
  date,
  defineResource,
  maxLengthMessage,
  roleNames,
  roles,
  rows,
  text,
  validationMessages,
  type Row,
} from '@samity/shared-api/contract'
import * as z from '../z.ts'
import { scopes } from './scopes.ts'

/** All tokens begin with it, so that people and secret scanners recognise one in a file. */
export const apiTokenPrefix = 'samity_'

export const maxTokenDays = 730
export const maxTokenAddresses = 20

export const apiTokenStates = [
  { value: 'active', label: { en: 'Active', bn: 'সক্রিয়' } },
  { value: 'expired', label: { en: 'Expired', bn: 'মেয়াদ শেষ' } },
  { value: 'revoked', label: { en: 'Revoked', bn: 'বাতিল' } },
  /** The owner is no longer an active administrator */
  { value: 'ownerless', label: { en: 'Owner may not use it', bn: 'মালিকের অনুমতি নেই' } },
] as const
export type ApiTokenState = (typeof apiTokenStates)[number]['value']

const scope = z.enum(scopes, validationMessages.choice)
const address = z.string(validationMessages.text).trim().max(50, maxLengthMessage(50))

/** A token with which a program calls the API. The token itself is returned once, when it is created. */
export const apiToken = defineResource({
  path: 'api-tokens',
  name: { en: 'API token', bn: 'এপিআই টোকেন' },
  fields: {
    name: text({ en: 'Name', bn: 'নাম' }, 80),
    /** Decides, like the role of a user, what the token may do; the scopes restrict it further */
    role: choice(
      { en: 'Role', bn: 'ভূমিকা' },
      roles.map((value) => ({ value, label: roleNames[value] })),
    ),
    scopes: rows({ en: 'Scopes', bn: 'অনুমতির পরিধি' }, scope, scopes.length),
    /** Addresses and networks (203.0.113.7, 2001:db8::/32) from which it may be used; none: any address */
    addresses: rows({ en: 'Addresses', bn: 'আইপি ঠিকানা' }, address, maxTokenAddresses),
    /** The last day on which it is valid */
    expires_on: date({ en: 'Valid Until', bn: 'মেয়াদ' }),
  },
  computed: computed<{
    state: ApiTokenState
    /** The last characters of the token, by which people recognise it */
    hint: string
    /** The administrator who created it. It acts for this person. */
    owner: string
    created_at: Instant
    /** Written at most every ten minutes */
    last_used_at: Instant | null
    last_used_from: string | null
    revoked_at: Instant | null
    revoked_by: string | null
  }>(),
  search: ['name'],
  conflicts: {
    api_tokens_name_key: {
      field: 'name',
      message: {
        en: 'A token with this name is in use',
        bn: 'এই নামের একটি টোকেন ব্যবহারে আছে',
      },
    },
  },
})
export type ApiToken = Row<typeof apiToken>

/** The response to the creation: the only time that the token is shown. */
export type NewApiToken = ApiToken & { token: string }
