import { http } from '@samity/shared-api/client'
import type { UserAccount } from '@samity/shared-api/contract/users/user'

type AccountChange = Pick<UserAccount, 'role' | 'status'>

/** Changes the role and the status of an account. The server returns 409 if someone else has changed the account in the meantime. */
export const changeAccount = async (
  { id, version }: UserAccount,
  change: AccountChange,
): Promise<UserAccount> => (await http.put<UserAccount>(`users/${id}/`, { ...change, version })).data
