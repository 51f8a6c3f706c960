import { csrfHeaders } from '@samity/shared-api/contract/csrf'

/** Reads a public resource. `path` is relative to /api/. Throws an error when the status is not 2xx. */
export async function fetchPublic<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    headers: { Accept: 'application/json', ...csrfHeaders() },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  // the caller names the type of the response
  return response.json() as Promise<T>
}
