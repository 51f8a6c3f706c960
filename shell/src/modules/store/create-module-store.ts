import type { ActiveModule, ModuleCode, ScreenModule } from '@samity/shared-api/module'
import { loadStatusOf, nextState, type EventName, type ModuleState } from './module-state.ts'

export type ModuleEvent =
  | { name: 'loadStarted'; code: Promise<ModuleCode> }
  | { name: 'screenArrived'; screen: string; screenModule: ScreenModule }
  | { name: 'setupRan'; dispose: () => void }
  | { name: Exclude<EventName, 'loadStarted' | 'screenArrived' | 'setupRan'> }

/** One release of a module, as this tab knows it. Only the store changes it. */
export type ModuleEntry = {
  readonly module: ActiveModule
  readonly state: ModuleState
  /** The code, from the start of its load until the load fails */
  readonly code?: Promise<ModuleCode> | undefined
  readonly attempts: number
  /** True if the last load failed: the user's Retry or the return of the network begins the next one */
  readonly hasFailed: boolean
  readonly screens: ReadonlyMap<string, ScreenModule>
  /** Ends the timers and listeners of a release that is set up */
  readonly dispose?: (() => void) | undefined
  readonly lastRequestedUrl?: string
  readonly lastFailedUrl?: string | undefined
}

type LoadedFile = Pick<ModuleEntry, 'lastRequestedUrl' | 'lastFailedUrl'>

export class RefusedEventError extends Error {
  readonly module: ActiveModule
  constructor({ module, state }: ModuleEntry, event: EventName) {
    super(`${event} is not allowed for ${module.name} ${module.release}, which is ${state.status}`)
    this.module = module
  }
}

const keyOf = ({ name, release }: ActiveModule) => `${name}@${release}`

const isCodeLoaded = ({ state }: ModuleEntry) => ['ready', 'shown'].includes(loadStatusOf(state))
const isShown = ({ state }: ModuleEntry) => loadStatusOf(state) === 'shown'

function changesOf(entry: ModuleEntry, event: ModuleEvent, state: ModuleState): Partial<ModuleEntry> {
  switch (event.name) {
    case 'loadStarted':
      return { code: event.code, attempts: entry.attempts + 1 }
    case 'screenArrived':
      return {
        screens: new Map(entry.screens).set(event.screen, event.screenModule),
        hasFailed: false,
        lastFailedUrl: undefined,
      }
    case 'loadFailed':
      return { hasFailed: true, ...(loadStatusOf(state) === 'failed' && { code: undefined }) }
    case 'codeArrived':
    case 'networkReturned':
      return { hasFailed: false }
    case 'setupRan':
      return { dispose: event.dispose }
    case 'pageLeft':
      return { dispose: undefined }
    default:
      return {}
  }
}

/**
 * Creates the store of the modules' states. Loading, updates and overrides write to it by events. An event
 * that the state does not allow changes nothing and calls `onRefusedEvent`.
 */
export function createModuleStore(onRefusedEvent: (error: RefusedEventError) => void) {
  const entries = new Map<string, ModuleEntry>()
  const listeners = new Set<() => void>()
  let pageKeys: ReadonlySet<string> = new Set()

  const entryOf = (module: ActiveModule): ModuleEntry =>
    entries.get(keyOf(module)) ?? {
      module,
      state: { status: 'registered' },
      attempts: 0,
      hasFailed: false,
      screens: new Map(),
    }

  return {
    entryOf,
    entries: (): ModuleEntry[] => [...entries.values()],
    dispatch(module: ActiveModule, event: ModuleEvent): void {
      const entry = entryOf(module)
      const state = nextState(entry.state, event.name)
      if (!state) return onRefusedEvent(new RefusedEventError(entry, event.name))
      entries.set(keyOf(module), { ...entry, module, state, ...changesOf(entry, event, state) })
      for (const listener of listeners) listener()
    },
    /** Remembers where a load has come to, in any state: a failure names the file */
    recordFile(module: ActiveModule, file: LoadedFile): void {
      entries.set(keyOf(module), { ...entryOf(module), ...file })
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLoaded: (module: ActiveModule): boolean => isCodeLoaded(entryOf(module)),
    isShown: (module: ActiveModule): boolean => isShown(entryOf(module)),
    hasFailed: (module: ActiveModule): boolean => entryOf(module).hasFailed,
    /** Returns the release of a module that is set up. There is at most one. */
    shownRelease: ({ name }: ActiveModule): ModuleEntry | undefined =>
      [...entries.values()].find((entry) => entry.module.name === name && isShown(entry)),
    setPage(modules: ActiveModule[]): void {
      pageKeys = new Set(modules.map(keyOf))
    },
    isOnPage: (module: ActiveModule): boolean => pageKeys.has(keyOf(module)),
  }
}
