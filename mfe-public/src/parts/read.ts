import { csrfHeaders } from '@samity/shared-api/contract/csrf'

/** Reads what everyone may see. `path` stands below /api/. */
export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    headers: { Accept: 'application/json', ...csrfHeaders() },
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  // whoever asks names what this path answers
  return answer.json() as Promise<T>
}
