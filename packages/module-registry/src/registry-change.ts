import { randomUUID } from 'node:crypto'
import { CommandError } from './command-error.ts'
import type { RegistryChange, RegistryEntry, StoredRegistry } from './stored-registry.ts'

/**
 * Who changes the registry, and why; `rollback` is stored instead of `why` when the server itself rolls a
 * release back. The change is refused if the registry has another revision than `revision`.
 */
export type ChangeContext = {
  by: string
  why?: string
  rollback?: RegistryChange['rollback']
  through?: RegistryChange['through']
  revision?: number | undefined
  /** Why a release is activated that has not passed the rehearsal which this system requires */
  withoutRehearsal?: string | undefined
}

export class RevisionConflict extends CommandError {}

export const toChangeContext = (actor: string | ChangeContext): ChangeContext =>
  typeof actor === 'string' ? { by: actor } : actor
const channelOf = ({ by, through: channel }: ChangeContext): RegistryChange['through'] =>
  channel ?? (by === 'build' ? 'build' : 'command')

/** Without an entry the module is removed from the registry. */
export type Decision = {
  entry?: RegistryEntry
  change: Pick<RegistryChange, 'action' | 'from' | 'to' | 'share'>
}

export function refuseOtherRevision({ revision }: ChangeContext, registry: StoredRegistry): void {
  if (revision !== undefined && revision !== registry.revision)
    throw new RevisionConflict('The registry was changed in the meantime.')
}

export const registryChange = (
  context: ChangeContext,
  at: string,
  module: string,
  change: Decision['change'],
): RegistryChange => ({
  id: randomUUID(),
  at,
  module,
  ...change,
  by: context.by,
  through: channelOf(context),
  why: context.why ?? '',
  ...(context.rollback && { rollback: context.rollback }),
})

const maxEarlier = 10

export function activeEntry(
  before: RegistryEntry | undefined,
  release: string,
  at: string,
  by: string,
): RegistryEntry {
  const isSame = before?.active === release
  const earlier = before?.previous ? [before.previous, ...before.earlier] : (before?.earlier ?? [])
  return {
    active: release,
    previous: isSame ? before.previous : (before?.active ?? null),
    earlier: (isSame ? before.earlier : earlier).filter((one) => one !== release).slice(0, maxEarlier),
    canary: null,
    changed: at,
    by,
  }
}
