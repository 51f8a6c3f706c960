import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'

type ChangeListener = (table: string | undefined) => void

declare module 'fastify' {
  interface FastifyInstance {
    sql: Database
    /**
     * Grows with every change, in any process, that a public page may show. Page caches use it as part of
     * their key.
     */
    readonly dataVersion: number
    /**
     * Calls `listener` with the name of a changed table; with undefined after a lost connection, when any
     * table may have changed.
     */
    onChange(listener: ChangeListener): void
  }
}

const invisibleTables = new Set([
  'sessions',
  'users',
  'permission_roles',
  'module_rights',
  'extension_places',
  'module_settings',
  'check_keys',
  'money_places',
  'void module receipts',
])
const listenersByServer = new WeakMap<object, ChangeListener[]>()
const serverOf = (app: FastifyInstance): object => app.server

/** Notifies this process immediately. The database notifies all processes a moment later. */
export function notifyChange(app: FastifyInstance, table: string | undefined): void {
  for (const listener of listenersByServer.get(serverOf(app)) ?? []) listener(table)
}

/**
 * Listens for changes that any server process makes to a table for which a migration called `notify_changes`.
 */
export async function listenForChanges(app: FastifyInstance): Promise<void> {
  let version = Date.now()
  const listeners: ChangeListener[] = [(table) => void (invisibleTables.has(table ?? '') || version++)]
  listenersByServer.set(serverOf(app), listeners)
  app.decorate('dataVersion', { getter: () => version })
  app.decorate('onChange', (listener) => void listeners.push(listener))
  // modules cannot read this name; a server that only writes its API document has no database, and no row
  const channels = await app.sql<{ name: string }[]>`select name from change_channel`
  for (const { name } of channels)
    await app.sql.listen(
      name,
      (table) => notifyChange(app, table),
      () => notifyChange(app, undefined),
    )
}

/**
 * Caches the result of one read until a process changes the table, or the connection that tells of changes
 * was lost. A read that fails is not cached. `isFresh` reads again.
 */
export function cachedRead<T>(
  app: FastifyInstance,
  table: string,
  read: () => Promise<T>,
): (isFresh?: boolean) => Promise<T> {
  let cache: Promise<T> | undefined
  app.onChange((changed) => {
    if (changed === table || changed === undefined) cache = undefined
  })
  return async (isFresh = false) => {
    if (isFresh) cache = undefined
    const result = (cache ??= read())
    result.catch(() => {
      if (cache === result) cache = undefined
    })
    return result
  }
}
