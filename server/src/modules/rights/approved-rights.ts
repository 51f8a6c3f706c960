import type { FastifyInstance, FastifyRequest } from 'fastify'
import { grantedPart, missingPart, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import type { ActiveModule } from '@samity/shared-api/module'
import { audit, systemActor, type Actor } from '../../audit/audit.ts'
import { isActiveAdmin } from '../../auth/active-admin.ts'
import { cachedRead } from '../../database/changes.ts'
import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'

export type Approval = Pick<ModuleRights, 'approved_by' | 'approved_at' | 'approver_left'> & {
  module: string
  rights: Scope[]
}
type Asking = Pick<ActiveModule, 'name' | 'descriptor'>

declare module 'fastify' {
  interface FastifyInstance {
    /** The rights that the release asks for and an administrator has approved. */
    rightsOf(module: Asking): Promise<Scope[]>
  }
}

export async function readApprovals(sql: Sql): Promise<Map<string, Approval>> {
  const rows = await sql<Approval[]>`
    select r.module, r.rights, r.approved_at, u.username as approved_by,
      not ${isActiveAdmin(sql, 'u')} as approver_left
    from module_rights r
    join users u on u.id = r.approved_by`
  return new Map(rows.map((row) => [row.module, row]))
}

/** The rights that the releases in use ask for: the active one and a canary. */
export const askedRights = (registry: FastifyInstance['registry'], module: string): Scope[] => [
  ...new Set(
    registry.offered().flatMap(({ name, descriptor }) => (name === module ? (descriptor.asks ?? []) : [])),
  ),
]

/** True if an administrator must approve what is asked for, also because the last approver has left. */
export const waitsForApproval = (asked: readonly Scope[], approval: Approval | undefined): boolean =>
  missingPart(asked, approval?.rights ?? []).length > 0 ||
  (asked.length > 0 && approval?.approver_left === true)

/** Decorates the server with `rightsOf`: one cached read, because each request to a service needs it. */
export function rightsPlugin(app: FastifyInstance): void {
  const loadApprovals = cachedRead(app, 'module_rights', () => readApprovals(app.sql))
  const approved = async (module: string) => (await loadApprovals()).get(module)?.rights ?? []
  app.serviceTokens.approvedRights = approved
  app.decorate('rightsOf', async ({ name, descriptor: { asks = [] } }) =>
    asks.length === 0 ? [] : grantedPart(asks, await approved(name)),
  )
}

/**
 * Approves what a release asks for: of a canary in addition to what the module may do already. Later releases
 * wait for another approval if they ask for more.
 */
export async function approveRights(
  sql: Sql,
  request: FastifyRequest,
  module: string,
  asked: readonly Scope[],
): Promise<void> {
  const approval = (await readApprovals(sql)).get(module)
  if (!request.user || !waitsForApproval(asked, approval)) return
  const before = approval?.rights ?? []
  const rights = [...new Set([...before, ...asked])].toSorted()
  const row = { rights, approved_by: request.user.id }
  await sql`
    insert into module_rights ${sql({ module, ...row })}
    on conflict (module) do update set ${sql(row)}, approved_at = now()`
  await audit(sql, request, {
    action: 'approve',
    subject: 'module-rights',
    subject_id: module,
    before: { rights: before },
    after: { rights },
  })
}

/** Keeps of a module's rights what is in `kept`. */
export async function reduceRights(
  sql: Sql,
  who: FastifyRequest | Actor,
  module: string,
  kept: readonly Scope[],
): Promise<void> {
  const [row] = await sql<
    { rights: Scope[] }[]
  >`select rights from module_rights where module = ${module} for update`
  const before = row?.rights ?? []
  const rights = grantedPart(kept, before).toSorted()
  if (rights.join() === before.join()) return
  if (rights.length === 0) await sql`delete from module_rights where module = ${module}`
  else await sql`update module_rights set rights = ${rights} where module = ${module}`
  await audit(sql, who, {
    action: 'withdraw',
    subject: 'module-rights',
    subject_id: module,
    before: { rights: before },
    after: { rights },
  })
}

/** Takes away what no release asks for any more: a later one that asks for it again waits. */
export async function loseUnaskedRights(sql: Database, registry: FastifyInstance['registry']): Promise<void> {
  for (const module of (await readApprovals(sql)).keys())
    await transaction(sql, (tx) => reduceRights(tx, systemActor, module, askedRights(registry, module)))
}
