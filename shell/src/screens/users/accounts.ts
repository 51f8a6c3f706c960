import { http } from '@samity/shared-api/client'
import type { UserAccount } from '@samity/shared-api/contract/users/user'

type Standing = Pick<UserAccount, 'role' | 'status'>

/** Gives a role and a status to an account; refused when someone else has changed it meanwhile. */
export const changeAccount = async ({ id, version }: UserAccount, next: Standing): Promise<UserAccount> =>
  (await http.put<UserAccount>(`users/${id}/`, { ...next, version })).data
