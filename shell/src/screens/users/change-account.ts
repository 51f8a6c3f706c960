import { http } from '@samity/shared-api/client'
import type { UserAccount } from '@samity/shared-api/contract/users/user'

type AccountChange = Pick<UserAccount, 'role' | 'status'>

/** Gives a role and a status to an account; refused when someone else has changed it meanwhile. */
export const changeAccount = async (
  { id, version }: UserAccount,
  change: AccountChange,
): Promise<UserAccount> => (await http.put<UserAccount>(`users/${id}/`, { ...change, version })).data
