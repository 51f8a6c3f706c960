import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { RefusalBody } from '@samity/shared-api/contract/refusal'
import type { Language } from '@samity/shared-api/contract/words'

export type Draft = { name: string; email: string; subject: string; message: string; website: string }
export type Errors = Partial<Record<string, string>>
/** What became of a message: its reference number, or why it was not taken. An empty `message` is a lost connection. */
export type Outcome = { reference: string } | { message: string; errors: Errors }

/** The same sending keeps its key, so that a second try after a lost answer is not a second message. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sendMessage(draft: Draft, key: string, language: Language): Promise<Outcome> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Language': language,
    'Idempotency-Key': key,
    ...csrfHeaders(),
  }
  try {
    const answer = await fetch('/api/contact-messages/', {
      method: 'POST',
      headers,
      body: JSON.stringify(draft),
    })
    // both shapes are the contract's
    if (answer.ok) return (await answer.json()) as { reference: string }
    const { message, errors = {} } = (await answer.json()) as RefusalBody
    return {
      message,
      errors: Object.fromEntries(Object.entries(errors).map(([field, [said]]) => [field, said])),
    }
  } catch {
    return { message: '', errors: {} }
  }
}
