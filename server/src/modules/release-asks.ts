import { isUnconfined } from '@samity/module-registry'
import type { ReleaseAsk } from '@samity/shared-api/contract/system/modules'
import { scopeWords } from '@samity/shared-api/contract/api-tokens/scopes'
import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { Descriptor } from '@samity/shared-api/module'

type Ask = Omit<ReleaseAsk, 'isNew'>

/** '2', or '1–3' */
const versionsOf = ({ oldest, newest }: NonNullable<Descriptor['schema']>) =>
  oldest === newest ? `${newest}` : `${oldest}–${newest}`

function asksIn(descriptor: Descriptor): Ask[] {
  const { extensions, service, asks, uses, events, jobs, schema, receiptSeries, files } = descriptor
  const { permissions, settings } = descriptor
  return [
    ...(extensions ?? []).map(({ slot, title, allow }): Ask => ({
      kind: 'slot',
      name: slot,
      title,
      roles: allow,
    })),
    ...(service ? [{ kind: 'service', name: service.url ?? service.main ?? '' } as const] : []),
    ...(isUnconfined(descriptor) ? [{ kind: 'unconfined', name: '' } as const] : []),
    ...(asks ?? []).map((name): Ask => ({ kind: 'right', name, title: scopeWords(name) })),
    ...(uses ?? []).map((name): Ask => ({ kind: 'module', name })),
    ...(events ?? []).map((name): Ask => ({ kind: 'event', name, title: eventKindWords(name) })),
    ...(jobs ?? []).map(({ name, at, title }): Ask => ({ kind: 'job', name: `${name} ${at}`, title })),
    ...(schema ? [{ kind: 'schema', name: versionsOf(schema) } as const] : []),
    ...(receiptSeries ?? []).map(({ code, title }): Ask => ({ kind: 'series', name: code, title })),
    ...(files ? [{ kind: 'files', name: `${files.quotaMiB} MiB` } as const] : []),
    ...(files?.public ? [{ kind: 'public-files', name: '' } as const] : []),
    ...(permissions ?? []).map(({ name, title, roles }): Ask => ({ kind: 'permission', name, title, roles })),
    ...Object.entries(settings?.labels ?? {}).map(([name, title]): Ask => ({ kind: 'setting', name, title })),
  ]
}

/** The asks of a release; those that the active one lacks are new. Everything of a first release is new. */
export function releaseAsks(descriptor: Descriptor, active: Descriptor | undefined): ReleaseAsk[] {
  const keyOf = ({ title, ...facts }: Ask) => JSON.stringify([facts, facts.kind === 'slot' ? title : null])
  const activeKeys = new Set(active ? asksIn(active).map(keyOf) : [])
  return asksIn(descriptor).map((ask) => ({ ...ask, isNew: !activeKeys.has(keyOf(ask)) }))
}
