import { attempt, giveTask, requestApi, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase, ModuleSql, ModuleTransaction } from '@samity/module-service/postgres'
import { fromDecimal, type Day, type Words } from '@samity/shared-api/contract'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { PlaceLine } from '@samity/shared-api/contract/treasury/place-line'
import { noteVoidTransfers } from '../cheques/undo-slip.ts'

const pageSize = 1000

type Account = {
  id: number
  name_english: string
  name_bengali: string
  account_no: string
  last_line_id: number
}

export const accountName = ({ name_english, name_bengali }: Omit<Account, 'id' | 'last_line_id'>): Words => ({
  en: name_english,
  bn: name_bengali,
})

const messages = {
  noAccount: { en: 'Choose a bank account.', bn: 'একটি ব্যাংক হিসাব বেছে নিন।' },
}

export const noAccount = () =>
  new ServiceError(422, messages.noAccount, { account: messages.noAccount }, { code: 'record.reference' })

/** The key under which the mapping of an account's files is kept: accounts of a bank share it. */
export const mappingKey = ({ id, bank }: Pick<MoneyPlace, 'id' | 'bank'>): string =>
  bank ? `bank/${bank}` : `account/${id}`

export async function readPlace(request: FastifyRequest, id: number): Promise<MoneyPlace> {
  // the response of this route
  const place = (await requestApi(request, `money-places/${id}/`)) as MoneyPlace
  if (place.kind !== 'bank') throw noAccount()
  return place
}

/**
 * Reads the account and the lines that were posted since it was read last. A line that falls into a
 * reconciled period becomes a task of those who sign.
 */
export async function readAccount(
  sql: ModuleDatabase,
  request: FastifyRequest,
  id: number,
): Promise<MoneyPlace> {
  const place = await readPlace(request, id)
  await keepAccount(sql, place)
  const [known] = await sql<{ last_line_id: number; day: Day | null }[]>`
    select last_line_id, final_day(id) as day from accounts where id = ${id}`
  let after = known!.last_line_id
  let hasLate = false
  for (;;) {
    const lines = (await requestApi(
      request,
      `place-lines/?place=${id}&after=${after}&limit=${pageSize}`,
    )) as PlaceLine[]
    await keepLines(sql, id, lines)
    await noteVoidTransfers(
      sql,
      request,
      lines.flatMap(({ reason, document, path }) =>
        path === 'transfers' && (reason === 'voided' || reason === 'corrected') ? [document] : [],
      ),
    )
    hasLate ||= lines.some(({ date }) => known!.day !== null && date <= known!.day)
    after = lines.at(-1)?.id ?? after
    if (lines.length < pageSize) break
  }
  if (hasLate)
    await attempt(request, 'write:tasks', () =>
      giveTask(request, {
        key: `late/${id}/${after}`,
        title: {
          en: `${place.name_english}: something was posted into a reconciled period`,
          bn: `${place.name_bengali}: সমন্বিত সময়ে নতুন লেখা পড়েছে`,
        },
        path: `/dashboard/bank/reconciliations?account=${id}`,
        permission: 'bank.sign',
      }),
    )
  return place
}

const keepAccount = (sql: ModuleSql, { id, ...place }: MoneyPlace) => {
  const row = {
    id,
    name_english: place.name_english,
    name_bengali: place.name_bengali,
    account_no: place.account_no ?? '',
    opening_paisa: fromDecimal(place.opening_amount || '0'),
    opening_day: place.opening_day || null,
  }
  return sql`
    insert into accounts ${sql(row)} on conflict (id) do update set
      name_english = excluded.name_english, name_bengali = excluded.name_bengali, account_no = excluded.account_no,
      opening_paisa = excluded.opening_paisa, opening_day = excluded.opening_day, read_at = now()`
}

const keepLines = (sql: ModuleDatabase, accountId: number, lines: readonly PlaceLine[]) =>
  lines.length > 0 &&
  sql.begin(async (tx) => {
    await lockAccount(tx, accountId)
    await tx`
      insert into book_lines (id, account_id, day, posted_at, amount_paisa, reason, document, path, document_id)
      select id, ${accountId}, date, posted_at, (amount * 100)::bigint, reason, document, path, document_id
      from jsonb_to_recordset(${tx.json([...lines])}) as line (
        id bigint, date date, posted_at timestamptz, amount numeric, reason text, document text, path text, document_id int)
      on conflict (id) do nothing`
    await tx`
      update accounts set last_line_id = greatest(last_line_id, ${lines.at(-1)!.id}) where id = ${accountId}`
  })

/** Who imports, matches or reconciles waits here for the others of this account. */
export async function lockAccount(
  tx: ModuleTransaction,
  id: number,
): Promise<Account & { final_day: Day | null }> {
  const [account] = await tx<Account[]>`
    select id, name_english, name_bengali, account_no, last_line_id from accounts where id = ${id} for update`
  if (!account) throw noAccount()
  // a statement of its own: it sees what those before have committed
  const [row] = await tx<{ day: Day | null }[]>`select final_day(${id}) as day`
  return { ...account, final_day: row!.day }
}
