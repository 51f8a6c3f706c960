import { csrfHeaders } from '@samity/shared-api/contract/csrf'

/** Reads what everyone may see. `path` stands below /api/. */
export async function fetchPublic<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    headers: { Accept: 'application/json', ...csrfHeaders() },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  // whoever asks names what this path answers
  return response.json() as Promise<T>
}
