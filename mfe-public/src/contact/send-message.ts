import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { ErrorBody } from '@samity/shared-api/contract/error-body'
import type { Language } from '@samity/shared-api/contract/words'

export type ContactMessageValues = {
  name: string
  email: string
  subject: string
  message: string
  website: string
}
export type MessageErrors = Partial<Record<string, string>>
/**
 * The reference number of an accepted message, or the errors of a refused one. An empty `message` means a
 * network error.
 */
export type SendResult = { reference: string } | { message: string; errors: MessageErrors }

/**
 * Returns a new idempotency key. A retry after a lost response uses the same key, so that the server stores
 * one message.
 */
export const newMessageKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sendMessage(
  values: ContactMessageValues,
  key: string,
  language: Language,
): Promise<SendResult> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Language': language,
    'Idempotency-Key': key,
    ...csrfHeaders(),
  }
  try {
    const response = await fetch('/api/contact-messages/', {
      method: 'POST',
      headers,
      body: JSON.stringify(values),
    })
    // the contract declares both types
    if (response.ok) return (await response.json()) as { reference: string }
    const { message, errors = {} } = (await response.json()) as ErrorBody
    return {
      message,
      errors: Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, text])),
    }
  } catch {
    return { message: '', errors: {} }
  }
}
