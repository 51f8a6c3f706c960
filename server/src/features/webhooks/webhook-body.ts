import { isIP } from 'node:net'
import type { Input, Words } from '@samity/shared-api/contract'
import type { webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { unprocessable, type MessagesByField } from '../../http/errors.ts'
import { isInNetworks, isPublicAddress } from '../../process/ip-networks.ts'

export type WebhookInput = Input<typeof webhook>

const messages = {
  url: {
    en: 'Enter an address such as https://example.org/samity',
    bn: 'ঠিকানা দিন, যেমন https://example.org/samity',
  },
  credentials: {
    en: 'The address must not contain a user name or password',
    bn: 'ঠিকানায় ব্যবহারকারীর নাম বা পাসওয়ার্ড থাকতে পারবে না',
  },
  https: { en: 'The address must begin with https://', bn: 'ঠিকানা https:// দিয়ে শুরু হতে হবে' },
  private: {
    en: 'This is an address of a private network. The operator of the server can allow it.',
    bn: 'এটি ব্যক্তিগত নেটওয়ার্কের ঠিকানা। সার্ভারের দায়িত্বে যিনি আছেন তিনি অনুমতি দিতে পারেন।',
  },
  noEvent: { en: 'Choose at least one event', bn: 'অন্তত একটি ঘটনা বেছে নিন' },
} satisfies Record<string, Words>

/** Finds what can be seen without asking the network. Each delivery checks the address again. */
function urlProblem(text: string, privateNetworks: readonly string[]): Words | undefined {
  if (!URL.canParse(text)) return messages.url
  const { protocol, hostname, username, password, hash } = new URL(text)
  if (!['http:', 'https:'].includes(protocol) || hash !== '') return messages.url
  if (username !== '' || password !== '') return messages.credentials
  // what the operator allows may be without a certificate, and nothing else
  if (protocol === 'http:' && privateNetworks.length === 0) return messages.https
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPrivate =
    host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))
  if (!isPrivate) return undefined
  const isAllowed = isIP(host) === 0 ? privateNetworks.length > 0 : isInNetworks(host, privateNetworks)
  return isAllowed ? undefined : messages.private
}

/** Refuses an address that nothing may be sent to, and a webhook without events (422). */
export function checkWebhook({ url, kinds }: WebhookInput, privateNetworks: readonly string[]): void {
  const fields: MessagesByField = {}
  const problem = urlProblem(url, privateNetworks)
  if (problem) fields['url'] = problem
  if (kinds.length === 0) fields['kinds'] = messages.noEvent
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
}
