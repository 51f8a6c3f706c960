import { today } from '@samity/shared-api/contract'
import type { NewApiToken } from '@samity/shared-api/contract/api-tokens/api-token'
import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { TestUser } from './test-server.ts'

let count = 0

/** Creates an API token as that administrator, and returns the header with which a program uses it. */
export async function createToken(
  administrator: TestUser,
  {
    scopes,
    role = 'admin',
    ...more
  }: { scopes: Scope[]; role?: string; addresses?: string[]; name?: string },
): Promise<NewApiToken & { headers: { authorization: string } }> {
  const response = await administrator.post('api-tokens', {
    name: `Program ${++count}`,
    role,
    scopes,
    expires_on: today(),
    ...more,
  })
  if (response.statusCode !== 201) throw new Error(response.body)
  const created: NewApiToken = response.json()
  return { ...created, headers: { authorization: `Bearer ${created.token}` } }
}
