import { expect, type APIRequestContext } from '@playwright/test'
import type { Role } from '@samity/shared-api/contract'
import { password } from './demo-accounts.ts'

export type DemoApi = {
  post: <T>(path: string, body: object) => Promise<T>
  put: (path: string, body: object) => Promise<void>
  get: <T>(path: string) => Promise<T>
  /** Deletes a record, or voids a receipt. A record that is gone already is no error. */
  remove: (path: string) => Promise<void>
}

export async function apiAs(request: APIRequestContext, username: string): Promise<DemoApi> {
  const response = await request.post('/api/login/', { data: { username, password } })
  const { access } = (await response.json()) as { access: string }
  const headers = { authorization: `Bearer ${access}` }
  return {
    post: async <T>(path: string, data: object) => {
      const answer = await request.post(`/api/${path}`, { data, headers })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as T
    },
    put: async (path, data) => {
      const answer = await request.put(`/api/${path}`, { data, headers })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    get: async <T>(path: string) => {
      const answer = await request.get(`/api/${path}`, { headers })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as T
    },
    remove: async (path) => {
      await request.delete(`/api/${path}`, { headers, data: { reason: 'End of a test' } })
    },
  }
}

export const apiOf = (request: APIRequestContext, role: Role) => apiAs(request, `demo-${role}`)

/**
 * Receives the papers that a test sells: the demo association has a stock, and what was never received is not
 * sold.
 */
export async function receivePapers(
  request: APIRequestContext,
  papers: string[],
  from_serial: number,
  to_serial: number,
): Promise<void> {
  const staff = await apiOf(request, 'staff')
  for (const paper of papers)
    await staff.post('paper-stock/', { kind: 'received', paper, from_serial, to_serial })
}
