import { reasonInEnglish } from '@samity/shared-api/contract/system/rollback-reason'
import {
  CommandError,
  listReleases,
  modulesWithReleases,
  readUsableRegistry,
  type RegistryChange,
} from '@samity/module-registry'
import type { ParsedCommand, Say } from './command-line.ts'

const actionLabels: Record<RegistryChange['action'], string> = {
  activate: 'activated',
  canary: 'canary',
  'end-canary': 'canary ended,',
  rollback: 'rolled back to',
  remove: 'removed',
}
function formatChange(change: RegistryChange): string {
  const { at, action, to, share, by } = change
  const reason = reasonInEnglish(change)
  return `${at}  ${actionLabels[action]} ${to}${share ? ` for ${share} %` : ''}, by ${by}${reason ? `: ${reason}` : ''}`
}

const maxShownChanges = 10

export function listModules(folder: string, { positionals: [moduleName] }: ParsedCommand, say: Say): void {
  const { registry, warning } = readUsableRegistry(folder)
  const names = [...new Set([...Object.keys(registry.modules), ...modulesWithReleases(folder)])].sort()
  if (moduleName && !names.includes(moduleName))
    throw new CommandError(`There is no module '${moduleName}'. Known: ${names.join(', ')}.`)
  if (warning) say(warning)
  say(`Registry revision ${registry.revision}`)
  for (const name of moduleName ? [moduleName] : names) {
    const { active, previous, canary, changed, by } = registry.modules[name] ?? {}
    say(`${name}${active ? '' : '  not active'}`)
    for (const release of listReleases(folder, name)) {
      const statuses = [
        release === active && `active since ${changed}, by ${by}`,
        release === canary?.release &&
          `canary for ${canary?.share} % since ${canary?.since}, by ${canary?.by}`,
        release === previous && 'previous',
      ].filter(Boolean)
      say(`  ${release}${statuses.length > 0 ? `  ${statuses.join(', ')}` : ''}`)
    }
    const history = registry.history.filter(({ module }) => module === name)
    for (const change of history.slice(0, maxShownChanges)) say(`    ${formatChange(change)}`)
  }
}
