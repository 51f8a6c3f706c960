import { roles, type Language, type Role } from '@samity/shared-api/contract'
import type { RehearsalFinding } from '@samity/shared-api/contract/system/rehearsals'
import {
  addressIn,
  isDashboardPath,
  matchRoute,
  readAddress,
  type Descriptor,
  type ModuleRegistry,
} from '@samity/shared-api/module'
import type { RestoredCopy } from './copy.ts'
import type { Devtools } from './devtools.ts'
import { openPages, type PageRecord } from './pages.ts'

/* Opens the pages of one composition as every role in both languages, and asks for what they read. */

type Viewer = Role | 'visitor'
const viewers: Viewer[] = ['visitor', ...roles]
const languages: Language[] = ['en', 'bn']

export type Exploration = {
  pages: Map<string, PageRecord>
  /** The status and content of what the routes read first, by role and path */
  calls: Map<string, { status: number; body: unknown }>
  /** The page that was opened for a route with a parameter */
  examples: Map<string, string>
  unopened: string[]
}

export const emptyExploration = (): Exploration => ({
  pages: new Map(),
  calls: new Map(),
  examples: new Map(),
  unopened: [],
})

export type Plan = {
  url: string
  /** All modules, or those that the candidate touches */
  scope: ReadonlySet<string>
  copy: RestoredCopy
  browser: Devtools | undefined
  now: number
  /** That of the active composition; undefined while it is explored */
  former: Exploration | undefined
  /** Called after each page, with the number of pages of this composition */
  onPage(total: number): void
  /** Called with what differs from the former exploration; true when the page is to be opened once more */
  compare(visit: Visit, record: PageRecord, isLast: boolean): Promise<boolean>
}
export type Visit = { key: string; path: string; viewer: Viewer; language: Language }

const tokenOf = ({ copy }: Plan, viewer: Viewer) => (viewer === 'visitor' ? undefined : copy.tokens[viewer])

async function ask(url: string, token: string | undefined): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : null }
}

/** Pages of the built-in slots that the modules fill. Slots of modules are on routes of their owners. */
function slotPages(descriptors: Descriptor[], { advocate, renter }: RestoredCopy): string[] {
  const slots = new Set(descriptors.flatMap(({ extensions = [] }) => extensions.map(({ slot }) => slot)))
  const pages: Record<string, string | undefined> = {
    'dashboard.card': '/dashboard',
    'search.result': `/dashboard#search=${encodeURIComponent(advocate?.number ?? '1')}`,
    'settings.section': '/dashboard/settings',
    'advocate.tab': advocate && `/dashboard/Advocate-list?view=${advocate.id}`,
    'renter.tab': renter === undefined ? undefined : `/dashboard/renter?edit=${renter}`,
  }
  return Object.entries(pages).flatMap(([slot, page]) => (slots.has(slot) && page ? [page] : []))
}

type ViewerPlan = { viewer: Viewer; paths: string[]; patterns: string[]; reads: string[] }

/** The pages that a viewer may open, from the registry that the server sends. */
async function planFor(plan: Plan, viewer: Viewer): Promise<ViewerPlan> {
  const { body } = await ask(`${plan.url}/modules.json`, tokenOf(plan, viewer))
  // written by the server of this version
  const { modules } = body as ModuleRegistry
  const descriptors = modules.map(({ descriptor }) => descriptor).filter(({ name }) => plan.scope.has(name))
  const routes = descriptors
    .flatMap((descriptor) => descriptor.routes)
    .filter(({ path, allow = [] }) =>
      viewer === 'visitor' ? !isDashboardPath(path) : isDashboardPath(path) && allow.includes(viewer),
    )
  const paths = routes.map(({ path }) => path)
  const everything = modules.flatMap(({ descriptor }) => descriptor.routes)
  const mayOpen = (path: string) => {
    const match = matchRoute(everything, path.replace(/[?#].*/, ''))
    return viewer !== 'visitor' && match?.route.allow?.includes(viewer)
  }
  const receipt = modules.map(({ descriptor }) => descriptor.opens?.['receipt']).find(Boolean)
  const extra = [
    ...slotPages(descriptors, plan.copy),
    ...plan.copy.receipts.flatMap((number) => receipt?.replace('{number}', encodeURIComponent(number)) ?? []),
  ].filter(mayOpen)
  return {
    viewer,
    paths: [...new Set([...paths.filter((path) => !path.includes(':')), ...extra])],
    patterns: paths.filter((path) => path.includes(':')),
    reads: [...new Set(routes.flatMap(({ reads = [] }) => reads))],
  }
}

/** Fills `exploration`: what was opened before an error stays in it. */
export async function explore(plan: Plan, exploration: Exploration): Promise<void> {
  for (const [pattern, path] of plan.former?.examples ?? []) exploration.examples.set(pattern, path)
  const plans: ViewerPlan[] = []
  for (const viewer of viewers) plans.push(await planFor(plan, viewer))
  for (const { viewer, reads } of plans)
    for (const read of reads)
      exploration.calls.set(`${viewer} ${read}`, await ask(`${plan.url}/api/${read}`, tokenOf(plan, viewer)))
  if (!plan.browser) return
  const patterns = plans.flatMap((one) => one.patterns)
  const total = languages.length * plans.reduce((sum, one) => sum + one.paths.length + one.patterns.length, 0)
  const printed = new Set<string>()
  for (const language of languages)
    for (const one of plans) {
      if (one.paths.length === 0) continue
      const pages = await openPages(
        plan.browser,
        plan.url,
        { token: tokenOf(plan, one.viewer), language },
        plan.now,
      )
      const open = async (path: string) => {
        const visit = { key: `${one.viewer} ${language} ${path}`, path, viewer: one.viewer, language }
        const asksForPrint = !printed.has(`${language} ${path}`)
        printed.add(`${language} ${path}`)
        let record = await pages.visit(addressIn(language, path), asksForPrint)
        if (await plan.compare(visit, record, false)) {
          record = await pages.visit(addressIn(language, path), asksForPrint)
          await plan.compare(visit, record, true)
        }
        exploration.pages.set(visit.key, record)
        noteExamples(exploration.examples, patterns, record.links)
        plan.onPage(total)
      }
      for (const path of one.paths) await open(path)
      for (const pattern of one.patterns) {
        const example = exploration.examples.get(pattern)
        if (example !== undefined) await open(example)
        else plan.onPage(total)
      }
      await pages.close()
    }
  exploration.unopened = [...new Set(patterns)].filter((pattern) => !exploration.examples.has(pattern))
}

/** Remembers the first link that leads to each route with a parameter. */
function noteExamples(examples: Map<string, string>, patterns: string[], links: string[]): void {
  const routes = patterns.filter((pattern) => !examples.has(pattern)).map((path) => ({ path }))
  for (const link of links) {
    const { path } = readAddress(link.replace(/[?#].*/, ''))
    const match = link.startsWith('/') ? matchRoute(routes, path) : undefined
    if (match && !examples.has(match.route.path)) examples.set(match.route.path, path)
  }
}

/** Puts what was found at the same place for several people and in both languages together. */
export function addFinding(
  findings: RehearsalFinding[],
  finding: Omit<RehearsalFinding, 'roles' | 'languages'>,
  { viewer, language }: { viewer?: Viewer; language?: Language } = {},
): void {
  const { kind, path, candidate, picture } = finding
  const same = findings.find(
    (one) => one.kind === kind && one.path === path && one.candidate === candidate && picture === undefined,
  )
  const target = same ?? { ...finding, roles: [], languages: [] }
  if (!same) findings.push(target)
  if (viewer && !target.roles.includes(viewer)) target.roles.push(viewer)
  if (language && !target.languages.includes(language)) target.languages.push(language)
}
