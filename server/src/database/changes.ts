import type { FastifyInstance } from 'fastify'

type ChangeListener = (table: string | undefined) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Grows whenever something changes that a public page shows, in this process or another: a key for caches of pages. */
    readonly dataVersion: number
    /** Calls `heard` with the table's name when its rows changed, with undefined when any may have (after a lost connection). */
    onChange(listener: ChangeListener): void
  }
}

/** Tables whose rows no page shows. */
const invisibleTables = new Set(['sessions', 'users'])
const listenersByServer = new WeakMap<object, ChangeListener[]>()
const serverOf = (app: FastifyInstance): object => app.server

/** Says at once, in this process, what the database will say to all of them a moment later. */
export function notifyChange(app: FastifyInstance, table: string | undefined): void {
  for (const listener of listenersByServer.get(serverOf(app)) ?? []) listener(table)
}

/** Listens for changes that any server process makes to the tables named by `announce_changes` in a migration. */
export async function listenForChanges(app: FastifyInstance): Promise<void> {
  let version = Date.now()
  const listeners: ChangeListener[] = [(table) => void (invisibleTables.has(table ?? '') || version++)]
  listenersByServer.set(serverOf(app), listeners)
  app.decorate('dataVersion', { getter: () => version })
  app.decorate('onChange', (listener) => void listeners.push(listener))
  await app.sql.listen(
    'samity_changes',
    (table) => notifyChange(app, table),
    () => notifyChange(app, undefined),
  )
}
