import { includesScope, scopeAreas, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import { fillWords } from '@samity/shared-ui/words'
import type { Words } from '@samity/shared-api/contract'

const words = {
  reads: { en: 'Reads: {areas}', bn: 'পড়ে: {areas}' },
  writes: { en: 'Reads and writes: {areas}', bn: 'পড়ে ও লেখে: {areas}' },
}

/** 'Reads and writes: Sales and receipts · Reads: Audit log' */
export function describeScopes(scopes: readonly Scope[], say: (words: Words) => string): string {
  const writableAreas = scopeAreas.filter(({ value }) => includesScope(scopes, 'write', value))
  const read = scopeAreas.filter(
    (area) => !writableAreas.includes(area) && includesScope(scopes, 'read', area.value),
  )
  const describe = (text: Words, areas: typeof read) =>
    areas.length === 0
      ? []
      : [say(fillWords(text, { areas: areas.map(({ label }) => say(label)).join(', ') }))]
  return [...describe(words.writes, writableAreas), ...describe(words.reads, read)].join(' · ')
}
