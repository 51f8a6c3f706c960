import { activate } from './change-registry.ts'
import { readTrustedRelease } from './release-store.ts'
import { readUsableRegistry, systemChange, type RegistryChange } from './stored-registry.ts'
import { CommandError } from './command-error.ts'

type Say = (sentence: string) => void

const followsBuilds = (history: RegistryChange[], name: string, by: string, release: string) => {
  const last = history.find(({ module }) => module === name)
  return by === 'build' || (by === systemChange && last?.from !== release)
}

/**
 * Activates a build that is in the folder of releases, unless a person has chosen a release. If releases must
 * be signed, an unsigned build stays inactive, and `say` tells what to do.
 */
export function adoptBuild(folder: string, module: string, release: string, say: Say): void {
  const { registry, warning } = readUsableRegistry(folder)
  if (warning) say(warning)
  const entry = Object.hasOwn(registry.modules, module) ? registry.modules[module] : undefined
  if (entry?.active === release) return
  if (entry && !followsBuilds(registry.history, module, entry.by, release))
    return say(
      `${module} stays on ${entry.active}, chosen by ${entry.by}; the newer build ${release} is not active.`,
    )
  try {
    readTrustedRelease(folder, module, release)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return say(`${error.message} Set RELEASE_SIGN_KEY, or activate a signed release.`)
  }
  activate(folder, module, release, 'build')
}
