import { http } from '@samity/shared-api/client'
import type { SearchResult } from '@samity/shared-api/contract/system/search'
import type {
  Get,
  ModuleRegistry,
  SearchContext,
  SearchExtension,
  SearchGroup,
} from '@samity/shared-api/module'
import type { SlotExtension } from '../../modules/extensions/find-extensions.ts'
import { navFor } from '../../navigation/nav.ts'
import { fetchTimeoutMs } from '../../modules/guard/fetch-timeout.ts'
import { report } from '../../modules/reports/report.ts'
import { findScreens } from './find-screens.ts'
import { makeMatcher } from './match-words.ts'
import { readGroups, toShownGroups, type ShownGroup } from './search-groups.ts'
import type { SearchOutcome } from './search-groups.ts'

/** The result waits this time for a search after the server's own. A slower search adds its groups later. */
const graceMs = 150

export type Findings = {
  groups: ShownGroup[]
  failedExtensions: SlotExtension[]
  isIncomplete: boolean
}

export type SearchRun = {
  query: string
  getFindings: () => Findings
  subscribe: (listener: () => void) => () => void
}

/** The keys of the searches that failed in this tab. They run again only after Retry. */
export type FailedSearches = Set<string>

type Person = Pick<SearchContext, 'role' | 'language' | 'digits' | 'recordPath'>

/**
 * Runs the searches of the modules at the same time. They share one request to `/api/search/`; its error is
 * that of the whole search. Any other error costs only the groups of the extension that caused it.
 */
export async function startSearches(
  extensions: SlotExtension[],
  query: string,
  {
    registry,
    failures,
    signal,
    ...person
  }: Person & { registry: ModuleRegistry; failures: FailedSearches; signal: AbortSignal },
): Promise<SearchRun> {
  const coreResult = http
    .get<SearchResult>('search/', { params: { q: query }, signal })
    .then(({ data }) => data)
  const match = makeMatcher(query)
  const screens = findScreens(navFor(registry, person.role), { ...person, match })
  const context: SearchContext = {
    ...person,
    get: read,
    loadCoreResult: () => coreResult,
    matches: (...texts) => match(...texts) !== undefined,
  }
  let outcomes: SearchOutcome[] = extensions.map((extension) => ({ extension }))
  let findings = toFindings(screens, outcomes)
  const listeners = new Set<() => void>()
  const searches = extensions.map(async (extension) => {
    const outcome = await searchWith(extension, query, context, failures)
    outcomes = outcomes.map((one) => (one.extension === extension ? outcome : one))
    findings = toFindings(screens, outcomes)
    for (const listener of listeners) listener()
  })
  await coreResult
  await Promise.race([Promise.all(searches), wait(graceMs)])
  return {
    query,
    getFindings: () => findings,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const read: Get = async (path) => (await http.get<unknown>(path.replace(/^\//, ''))).data

const toFindings = (screens: SearchGroup, outcomes: SearchOutcome[]): Findings => ({
  groups: toShownGroups([{ extension: { key: 'shell' }, groups: [screens] }, ...outcomes]),
  failedExtensions: outcomes.filter(({ hasFailed }) => hasFailed).map(({ extension }) => extension),
  isIncomplete: outcomes.some(({ groups, hasFailed }) => !groups && !hasFailed),
})

async function searchWith(
  extension: SlotExtension,
  query: string,
  context: SearchContext,
  failures: FailedSearches,
): Promise<SearchOutcome> {
  const { key, module, screen } = extension
  const failed = { extension, hasFailed: true } as const
  if (failures.has(key)) return failed
  const code = await extension.load().catch(() => undefined)
  if (!code) {
    // the load has reported itself
    failures.add(key)
    return failed
  }
  try {
    // the descriptor says that the default export is a search
    const search = code.default as unknown as SearchExtension
    return { extension, groups: await runSearch(search, query, context) }
  } catch (error) {
    if (!(await isSuccessful(context.loadCoreResult()))) return { extension, groups: [] }
    failures.add(key)
    if (module) report({ module, screen, ms: 0, outcome: 'crashed', error })
    return failed
  }
}

/** The time limit begins when the server's own result is there, which the search may wait for. */
async function runSearch(search: SearchExtension, query: string, context: SearchContext) {
  const result = Promise.resolve().then(() => search(query, context))
  // handled below; until then it must not count as an error that nobody handles
  result.catch(() => undefined)
  await context.loadCoreResult()
  const timeout = wait(fetchTimeoutMs).then(() => {
    throw new Error('The search returned nothing within 10 seconds')
  })
  return readGroups(await Promise.race([result, timeout]))
}

const isSuccessful = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
