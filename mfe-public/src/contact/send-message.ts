import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { ErrorBody } from '@samity/shared-api/contract/error-body'
import type { Language } from '@samity/shared-api/contract/words'

export type MessageDraft = { name: string; email: string; subject: string; message: string; website: string }
export type FieldErrors = Partial<Record<string, string>>
/** What became of a message: its reference number, or why it was not taken. An empty `message` is a lost connection. */
export type SendResult = { reference: string } | { message: string; errors: FieldErrors }

/** The same sending keeps its key, so that a second try after a lost answer is not a second message. */
export const newMessageKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sendMessage(draft: MessageDraft, key: string, language: Language): Promise<SendResult> {
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
      body: JSON.stringify(draft),
    })
    // both shapes are the contract's
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
