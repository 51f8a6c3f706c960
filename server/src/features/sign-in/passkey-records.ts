import { randomBytes } from 'node:crypto'
import type { Passkey } from '@samity/shared-api/contract/users/two-factor'
import type { Database, Sql } from '../../database/database.ts'
import type { NewCredential, StoredCredential } from './passkey-verification.ts'

export type StoredPasskey = StoredCredential & { id: number; name: string; clone_suspected: boolean }

export const loadCredentials = (sql: Sql, user: number): Promise<StoredPasskey[]> =>
  sql<StoredPasskey[]>`
    select id, name, credential_id, public_key, counter::float8 as counter, transports,
      clone_suspected_at is not null as clone_suspected
    from passkeys
    where user_id = ${user}
    order by id`

export const readPasskeys = (sql: Sql, user: number): Promise<Passkey[]> =>
  sql<Passkey[]>`
    select id, name, created_at, last_used_at, backed_up, clone_suspected_at is not null as clone_suspected
    from passkeys
    where user_id = ${user}
    order by id`

/** Returns the random name of an account on devices. The first call makes it. */
export async function passkeyHandleOf(sql: Sql, user: number): Promise<string> {
  const handle = randomBytes(32).toString('base64url')
  await sql`insert into passkey_handles ${sql({ user_id: user, handle })} on conflict (user_id) do nothing`
  const [row] = await sql<{ handle: string }[]>`select handle from passkey_handles where user_id = ${user}`
  return row!.handle
}

/** Adds a passkey and returns its id. Throws when another account has it (`passkeys_credential_id_key`). */
export async function addPasskey(
  sql: Sql,
  user: number,
  { name, ...credential }: NewCredential & { name: string },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into passkeys ${sql({ ...credential, name, user_id: user })} returning id`
  return row!.id
}

/**
 * Stores the counter of a valid response. Returns false when it did not grow: two devices have the same key.
 * The passkey is then refused from now on.
 */
export async function countUse(sql: Sql, { id }: StoredPasskey, counter: number): Promise<boolean> {
  const { count } = await sql`
    update passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and clone_suspected_at is null and (counter < ${counter} or (counter = 0 and ${counter} = 0))`
  if (count > 0) return true
  await sql`update passkeys set clone_suspected_at = now() where id = ${id} and clone_suspected_at is null`
  return false
}

export type ChallengePurpose = 'add' | 'verify'

const lifetime = '5 minutes'
/** A person who starts more often at the same time loses the oldest. */
const maxOpenChallenges = 20

export async function storeChallenge(
  sql: Sql,
  user: number,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  await sql`insert into passkey_challenges ${sql({ challenge, user_id: user, purpose })}`
  await sql`
    delete from passkey_challenges
    where user_id = ${user} and challenge in (
      select challenge from passkey_challenges
      where user_id = ${user}
      order by created_at desc
      offset ${maxOpenChallenges}
    )`
}

/** Consumes a challenge of a person; false when it is unknown, expired or used. */
export async function consumeChallenge(
  sql: Sql,
  user: number,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const rows = await sql`
    delete from passkey_challenges
    where challenge = ${challenge} and user_id = ${user} and purpose = ${purpose}
      and created_at > now() - ${lifetime}::interval
    returning 1`
  return rows.length > 0
}

export const sweepPasskeyChallenges = async (sql: Database): Promise<void> => {
  await sql`delete from passkey_challenges where created_at < now() - ${lifetime}::interval`
}
