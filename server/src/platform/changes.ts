import type { FastifyInstance } from 'fastify'

type Heard = (table: string | undefined) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Grows whenever something changes that a public page shows, in this process or another: a key for caches of pages. */
    readonly dataVersion: number
    /** Calls `heard` with the table's name when its rows changed, with undefined when any may have (after a lost connection). */
    onChange(heard: Heard): void
  }
}

/** Tables whose rows no page shows. */
const unseen = new Set(['sessions', 'users'])
const hearers = new WeakMap<object, Heard[]>()
const rootOf = (app: FastifyInstance): object => app.server

/** Says at once, in this process, what the database will say to all of them a moment later. */
export function announce(app: FastifyInstance, table: string | undefined): void {
  for (const heard of hearers.get(rootOf(app)) ?? []) heard(table)
}

/** Listens for changes that any server process makes to the tables named by `announce_changes` in a migration. */
export async function changes(app: FastifyInstance): Promise<void> {
  let version = Date.now()
  const heard: Heard[] = [(table) => void (unseen.has(table ?? '') || version++)]
  hearers.set(rootOf(app), heard)
  app.decorate('dataVersion', { getter: () => version })
  app.decorate('onChange', (one) => void heard.push(one))
  await app.sql.listen(
    'samity_changes',
    (table) => announce(app, table),
    () => announce(app, undefined),
  )
}
