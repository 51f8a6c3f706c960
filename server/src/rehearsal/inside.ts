import { setTimeout as delay } from 'node:timers/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import {
  activate,
  CommandError,
  descriptorOf,
  endCanary,
  readModuleRegistry,
  readStoredRegistry,
} from '@samity/module-registry'
import type { Rehearsal, RehearsalFinding } from '@samity/shared-api/contract/system/rehearsals'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import { touchedModules } from './touched-modules.ts'
import { compareBooks, compareCalls, comparePages, comparePrints } from './compare.ts'
import { readOutcome, resetCopy, restoreCopy, type RestoredCopy } from './copy.ts'
import { BrowserMemoryError, findBrowser, startBrowser } from './devtools.ts'
import { addFinding, emptyExploration, explore, type Exploration, type Plan } from './explore.ts'
import { connectionIn, countSendings, type RecordedSending } from './sendings.ts'
import { freePort } from '../process/free-port.ts'
import { errorMessage } from '../process/error-message.ts'
import { StartupError } from '../process/startup-error.ts'
import { withTrialServer } from '../upgrade/child-processes.ts'
import { createTrialReleases, trialReleases } from '../upgrade/saved-state.ts'

/*
 * The rehearsal itself: a process of its own, in a sandbox that cannot write outside of `folder` and has no
 * network (rehearse-release.ts). It receives its order on the standard input and writes a line of JSON for
 * each step.
 */

export type RehearsalOrder = {
  folder: string
  releases: string
  backup: { file: string; passphrase: string | undefined }
  module: string
  release: string
  isAll: boolean
  runsServices: boolean
  /** Of the browser */
  maxMemoryMiB: number
}
export type RehearsalReport =
  | { opened: number; total: number }
  | { result: Omit<Rehearsal, 'pictures' | 'at' | 'seconds'> }
  | { problem: string }

type RunResult = { exploration: Exploration } & Awaited<ReturnType<typeof readOutcome>>

const send = (report: RehearsalReport) => process.stdout.write(`${JSON.stringify(report)}\n`)

const product = path.join(import.meta.dirname, '../../..')
const serviceStartMs = 60_000
/** Whole minutes look the same on both prints; the seconds of a visit stay within one. */
const minuteMs = 60_000
const maxPictures = 40

async function rehearseInside(order: RehearsalOrder): Promise<void> {
  const { folder, releases, module, release, isAll, runsServices, maxMemoryMiB } = order
  const data = path.join(folder, 'data')
  const pictures = path.join(folder, 'pictures')
  const registry = readStoredRegistry(releases)
  const active = Object.hasOwn(registry.modules, module) ? (registry.modules[module]?.active ?? null) : null
  const candidate = descriptorOf(releases, module, release)
  const copy = await restoreCopy(data, order.backup, module, candidate.asks ?? [])
  const program = findBrowser()
  let isExceeded = false
  /** Ends the work of the browser, not the rehearsal. */
  const noteExceeded = (error: unknown): undefined => {
    if (!(error instanceof BrowserMemoryError)) throw error
    isExceeded = true
  }
  const browser =
    program === undefined ? undefined : await startBrowser(program, folder, maxMemoryMiB).catch(noteExceeded)
  const findings: RehearsalFinding[] = []
  const scope = isAll
    ? new Set([module, ...Object.keys(registry.modules)])
    : touchedModules(
        candidate,
        readModuleRegistry(releases).modules.map((one) => one.descriptor),
      )
  const port = await freePort()
  let opened = 0
  let prints = 0
  let lastPicture = 0
  const runs = active === null ? 1 : 2
  const connections: Record<'active' | 'candidate', RecordedSending[]> = { active: [], candidate: [] }

  const run = async (
    isCandidate: boolean,
    former: Exploration | undefined,
    compare: Plan['compare'],
  ): Promise<RunResult> => {
    createTrialReleases(data, releases)
    const folderOfRun = trialReleases(data)
    for (const [name, { canary }] of Object.entries(registry.modules))
      if (canary) endCanary(folderOfRun, name, 'rehearsal')
    if (isCandidate)
      activate(folderOfRun, module, release, { by: 'rehearsal', withoutRehearsal: 'this is the rehearsal' })
    const exploration = emptyExploration()
    let outcome: Awaited<ReturnType<typeof readOutcome>> | undefined
    const onLine = (line: string) => {
      const connection = connectionIn(line)
      if (connection) connections[isCandidate ? 'candidate' : 'active'].push(connection)
    }
    await withTrialServer({ product, owner: undefined, port, onLine }, folderOfRun, async (url) => {
      if (runsServices) await whenServicesRun(url, copy, isCandidate ? { module, release } : undefined)
      const onPage = (total: number) => send({ opened: ++opened, total: runs * total })
      // pages have the name that cookies and links know; the browser resolves no other
      const ownUrl = `http://localhost:${port}`
      const now = Math.floor(startedAt / minuteMs) * minuteMs
      const plan = {
        url: ownUrl,
        scope,
        copy,
        browser: isExceeded ? undefined : browser,
        now,
        former,
        onPage,
        compare,
      }
      await explore(plan, exploration).catch(noteExceeded)
      outcome = await readOutcome(data, copy)
    })
    // the server has run
    return { exploration, ...outcome! }
  }

  try {
    const former = active === null ? undefined : await run(false, undefined, () => Promise.resolve(false))
    if (former) await resetCopy(data)
    const result = await run(true, former?.exploration, async (visit, record, isLast) => {
      const before = former?.exploration.pages.get(visit.key)
      const differs = comparePages(before, record)
      const target =
        isLast && lastPicture < maxPictures ? { folder: pictures, number: ++lastPicture } : undefined
      const print = await comparePrints(before, record, target)
      const isDifferent = differs.length > 0 || print !== undefined
      if (record.print && (isLast || !isDifferent)) prints++
      // a slow page may differ once: it is opened again
      if (!isLast) return isDifferent
      const page = visit.path.replace(/#.*/, '')
      for (const one of differs) addFinding(findings, { ...one, path: page }, visit)
      if (print !== undefined) addFinding(findings, { ...print, path: page }, visit)
      return false
    }).catch((error: unknown) => {
      if (!(error instanceof CommandError) && !(error instanceof StartupError)) throw error
      addFinding(findings, { kind: 'start', path: '', active: '', candidate: error.message })
      return undefined
    })
    if (result) {
      for (const one of compareCalls(former?.exploration, result.exploration))
        addFinding(findings, one.finding, one)
      for (const finding of compareBooks(former?.failing, result.failing)) addFinding(findings, finding)
    }
    send({
      result: {
        schema: 1,
        module,
        release,
        active,
        revision: registry.revision,
        backup: copy.backup,
        pages: result?.exploration.pages.size ?? 0,
        calls: result?.exploration.calls.size ?? 0,
        prints,
        unopened: result?.exploration.unopened ?? [],
        browser: browser?.version ?? null,
        exceededMiB: isExceeded ? maxMemoryMiB : null,
        services: runsServices,
        findings,
        sendings: countSendings(
          [...(former?.deliveries ?? []), ...connections.active],
          [...(result?.deliveries ?? []), ...connections.candidate],
        ),
      },
    })
  } finally {
    await browser?.close()
  }
}

/** Waits until the services have started. Throws StartupError when that of the candidate fails. */
async function whenServicesRun(
  url: string,
  { tokens }: RestoredCopy,
  candidate: { module: string; release: string } | undefined,
): Promise<void> {
  for (const deadline = Date.now() + serviceStartMs; Date.now() < deadline; await delay(300)) {
    const response = await fetch(`${url}/api/modules/`, {
      headers: { authorization: `Bearer ${tokens.admin}` },
    })
    // of the server of this version
    const { modules } = (await response.json()) as ModulesResponse
    const services = modules.flatMap(({ name, releases }) =>
      releases.flatMap(({ release, service }) => (service ? [{ name, release, ...service }] : [])),
    )
    const failed = services.find(
      ({ name, release, restarts, error, remote }) =>
        name === candidate?.module && release === candidate.release && !remote && error && restarts > 0,
    )
    if (failed?.error) throw new StartupError(failed.error)
    if (services.every(({ state, remote, restarts }) => remote || state === 'running' || restarts > 1)) return
  }
}

const startedAt = Date.now()
// its parent ended: nothing of it may stay
process.on('disconnect', () => process.exit(1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
try {
  // written by rehearse-release.ts
  await rehearseInside(JSON.parse(await text(process.stdin)) as RehearsalOrder)
} catch (error) {
  if (!(error instanceof StartupError)) console.error(error)
  send({ problem: errorMessage(error) })
}
process.exit()
