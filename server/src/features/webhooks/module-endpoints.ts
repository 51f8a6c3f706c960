import type { OpenRegistry } from '@samity/module-registry'
import type { EventKind } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { Database } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { sequenceEvents } from './sequence-events.ts'

export type HearingModule = { module: string; kinds: EventKind[] }

/** The modules whose active release hears events, and the kinds that it declares. */
export const hearingModules = (registry: OpenRegistry): HearingModule[] =>
  registry
    .current()
    .modules.flatMap(({ name, descriptor: { service, events = [] } }) =>
      service && events.length > 0 ? [{ module: name, kinds: events }] : [],
    )

/** The kinds of events that the active release of a module declares */
export const declaredKinds = (registry: OpenRegistry, name: string): EventKind[] =>
  hearingModules(registry).find(({ module }) => module === name)?.kinds ?? []

/**
 * Brings the endpoints of modules in step with the registry. A new one hears what happens from now on. What
 * the active release does not declare, and an earlier one did, is collected, as for a paused webhook, so that
 * a rollback loses nothing. An endpoint ends when the registry no longer has the module.
 */
export async function followModules(sql: Database, registry: OpenRegistry): Promise<void> {
  const hearing = hearingModules(registry)
  const names = hearing.map(({ module }) => module)
  const storedNames = Object.keys(registry.stored().modules)
  await transaction(sql, async (tx) => {
    await sequenceEvents(tx)
    for (const { module, kinds } of hearing)
      await tx`
        insert into webhook_endpoints (module, name, url, kinds, secret, home)
        values (${module}, ${module}, '', ${tx.json(kinds)}, '', '')
        on conflict (module) do update
        set kinds = (select jsonb_agg(distinct k) from jsonb_array_elements(webhook_endpoints.kinds || excluded.kinds) k),
          paused_at = null, pause_reason = null, updated_at = now()`
    await tx`
      update webhook_endpoints set paused_at = now(), pause_reason = 'undeclared', updated_at = now()
      where module is not null and paused_at is null and module <> all (${names})`
    // a registry that cannot be read has lost none of its modules
    if (registry.warning() === null)
      await tx`delete from webhook_endpoints where module is not null and module <> all (${[...names, ...storedNames]})`
  })
}
