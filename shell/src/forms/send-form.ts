import type { RequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract/words'

const genericError: Words = { en: 'Something went wrong!', bn: 'কিছু একটা ভুল হয়েছে!' }

export const errorText = ({ status, message }: RequestError): Words | string =>
  status === 0 ? genericError : message

export const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    // a file has no text
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/** Posts a form; an error is `refusal`. It loads the HTTP client, which no visitor's first page needs. */
export async function sendForm<T extends object = object>(
  path: string,
  body: FormData | Record<string, unknown>,
): Promise<T | { refusal: RequestError }> {
  const { http, toRequestError } = await import('@samity/shared-api/client')
  try {
    return (await http.post<T>(path, body)).data
  } catch (error) {
    return { refusal: toRequestError(error) }
  }
}

export const isRefused = (response: object): response is { refusal: RequestError } => 'refusal' in response
