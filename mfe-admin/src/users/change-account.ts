import { http } from '@samity/shared-api/client'
import type { UserAccount } from '@samity/shared-api/contract/users/user'

type AccountChange = Partial<Pick<UserAccount, 'role' | 'status' | 'name' | 'name_bengali'>>

/**
 * Changes the role, the status or the names of an account. The server returns 409 if someone else has changed
 * the account in the meantime.
 */
export const changeAccount = async (
  { id, version }: UserAccount,
  change: AccountChange,
): Promise<UserAccount> => (await http.put<UserAccount>(`users/${id}/`, { ...change, version })).data
