import { errorMessage } from '../process/error-message.ts'
import { StartupError } from '../process/startup-error.ts'
import { runStep, withTrialServer } from './child-processes.ts'
import type { Preparation, Undone } from './data-steps.ts'
import {
  switchLink,
  versionInUse,
  productVersion,
  withUpgradeLock,
  type Installation,
} from './installation.ts'
import { readJournal, removeJournal, writeJournal, type Journal, type Unit } from './journal.ts'
import { trialReleases } from './saved-state.ts'
import { becomesReady, type Services } from './services.ts'

/*
 * `samity upgrade`: backup, stop, save, migrate, trial, switch, start. What was not proven goes back; what
 * was proven goes on. People work only before the stop and after the trial, so the way back loses nothing of
 * theirs.
 */

type Print = (sentence: string) => void
/**
 * `mode` is rolling: one process after the other, or not at all; stop: all at once; auto: rolling where it is
 * possible. `resume` only ends an interrupted upgrade, and leaves the processes to the supervisor that asks
 * for it.
 */
export type UpgradeOptions = {
  mode: 'auto' | 'rolling' | 'stop'
  resume: boolean
}
type Context = {
  installation: Installation
  services: Services
  print: Print
  /** The supervisor that runs the command starts the processes itself */
  isSupervised?: boolean
}

/** Upgrades the installation to this version. False: everything is as before. Throws StartupError. */
export async function upgrade(context: Context, { mode, resume }: UpgradeOptions): Promise<boolean> {
  const done = await withUpgradeLock(context.installation, async () => {
    const { installation, print } = context
    const unfinished = readJournal(installation.journal)
    const ended = unfinished && (await endInterrupted(context, unfinished, resume))
    if (resume) return true
    const from = versionInUse(installation) ?? null
    if (from === installation.product) {
      if (!ended) print(`${productVersion(from)} is in use already.`)
      return true
    }
    return begin(context, from, mode)
  })
  if (done !== undefined) return done
  if (resume) return true
  throw new StartupError('Another upgrade is under way: wait until it has ended.')
}

/** A journal that nobody works on comes from a command that was killed, or from a power cut. */
async function endInterrupted(context: Context, journal: Journal, resume: boolean): Promise<boolean> {
  const { print } = context
  print(`The upgrade to ${productVersion(journal.to)} was interrupted.`)
  const resumedContext = { ...context, isSupervised: resume }
  if (journal.step === 'proven' && journal.problem === null) {
    print('It had passed its checks, so it is finished now.')
    return finish(resumedContext, journal)
  }
  return goBack(resumedContext, journal, journal.problem ?? 'it was interrupted')
}

const unitsOf = ({ isSupervised }: Context, { units }: Journal): Unit[] => (isSupervised ? [] : units)

async function begin(context: Context, from: string | null, mode: UpgradeOptions['mode']): Promise<boolean> {
  const { installation, services, print } = context
  const step = <T>(name: Parameters<typeof runStep>[1]) => runStep<T>(installation, name, print)
  print(`Upgrading from ${productVersion(from)} to ${productVersion(installation.product)}.`)
  const preparation = await step<Preparation>('prepare')
  const units = await services.list()
  const refusal = refuseRolling(context, preparation, units)
  if (mode === 'rolling' && refusal !== undefined) throw new StartupError(`No rolling upgrade: ${refusal}`)
  const journal: Journal = {
    format: 1,
    from,
    to: installation.product,
    mode: mode !== 'stop' && refusal === undefined ? 'rolling' : 'stop',
    step: 'begun',
    problem: null,
    units,
  }
  const record = (name: Journal['step']) => {
    journal.step = name
    writeJournal(installation.journal, journal)
  }
  record('begun')
  try {
    if (preparation.isEmpty) print('There is no data yet.')
    else if (journal.mode === 'rolling' && (await migrateBesidePeople(context, journal, mode))) {
      await step('copy-registry')
      await tryOut(context, preparation, trialReleases(installation.environment.data))
      await step('forget')
    } else {
      record('saving')
      print(units.length > 0 ? 'Stopping. From now on nobody can work.' : 'Nobody may work from now on.')
      await eachUnit(units, services.stop)
      await step('save')
      record('changing')
      print('Updating the database.')
      try {
        await step('migrate')
      } catch (error) {
        // refused before anything changed; the newer version could not put the tables of other migrations
        // back
        if (/^Migration \d+ of the database differs/.test(errorMessage(error))) record('saving')
        throw error
      }
      await tryOut(context, preparation, installation.environment.releases)
    }
    record('proven')
  } catch (error) {
    return goBack(context, journal, errorMessage(error))
  }
  return finish(context, journal)
}

/**
 * Updates the tables while people work. False: that is not possible, nothing has changed, and all processes
 * have to stop.
 */
async function migrateBesidePeople(
  { installation, print }: Context,
  journal: Journal,
  mode: UpgradeOptions['mode'],
): Promise<boolean> {
  writeJournal(installation.journal, Object.assign(journal, { step: 'rolling' } as const))
  print('Updating the database while people work.')
  try {
    await runStep(installation, 'migrate-beside-people', print)
    return true
  } catch (error) {
    if (mode === 'rolling') throw error
    print(`No rolling upgrade: ${errorMessage(error)}`)
    journal.mode = 'stop'
    return false
  }
}

function refuseRolling(
  { installation }: Context,
  { isEmpty, rollingRefusal }: Preparation,
  units: Unit[],
): string | undefined {
  if (isEmpty) return 'There is no data yet.'
  if (installation.environment.databaseUrl === undefined)
    return 'The embedded database serves one process. Several need DATABASE_URL.'
  if (units.length < 2) return 'Two processes must run, so that one serves people while the other restarts.'
  return rollingRefusal
}

async function tryOut(
  { installation, print }: Context,
  { problems }: Preparation,
  releases: string,
): Promise<void> {
  print('Trying the newer version on a port of its own.')
  const { publicUrl } = installation.environment
  await withTrialServer({ ...installation, publicUrl }, releases, async () => {
    // an error that was there before does not come from the newer version
    if (!problems) await runStep(installation, 'check', print)
  })
  print('It starts, and books and audit log are right.')
}

async function eachUnit(units: Unit[], work: (unit: Unit) => Promise<void>): Promise<void> {
  for (const unit of units) await work(unit)
}

const readySeconds = 120

const addressOf = ({ installation }: Context, { port }: Unit): string => {
  const { host } = installation.environment
  const reachable = ['0.0.0.0', '::', '[::]'].includes(host) ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

async function finish(context: Context, journal: Journal): Promise<boolean> {
  const { installation, print } = context
  const { mode } = journal
  const units = unitsOf(context, journal)
  try {
    await runStep(installation, 'prove', print)
    switchLink(installation, journal.to)
    if (mode === 'rolling') await restartEach(context, units)
    else await startAll(context, units)
  } catch (error) {
    return goBack(context, journal, errorMessage(error))
  }
  await runStep(installation, 'forget', print)
  removeJournal(installation.journal)
  print(
    `${productVersion(journal.to)} is in use.${units.length === 0 ? ' Start the server if it does not run.' : ''}`,
  )
  return true
}

/**
 * Starts all processes. When one of them serves people, there is no way back, and the others are only
 * reported.
 */
async function startAll(context: Context, units: Unit[]): Promise<void> {
  const { services, print } = context
  let ready = 0
  for (const unit of units) {
    await services.start(unit)
    if (await becomesReady(addressOf(context, unit), readySeconds)) ready++
    else print(`PROBLEM: ${unit.name} is not ready. Look into its log.`)
  }
  if (units.length > 0 && ready === 0) throw new StartupError('No process of the newer version became ready.')
}

async function restartEach(context: Context, units: Unit[]): Promise<void> {
  const { services, print } = context
  for (const unit of units) {
    print(`Restarting ${unit.name}.`)
    await services.stop(unit)
    await services.start(unit)
    if (!(await becomesReady(addressOf(context, unit), readySeconds)))
      throw new StartupError(`${unit.name} did not become ready.`)
  }
}

/**
 * Back to the former version and data. Returns false. Throws StartupError when that fails, too: the next
 * command tries again.
 */
async function goBack(context: Context, journal: Journal, problem: string): Promise<boolean> {
  const { installation, services, print } = context
  const { mode, from } = journal
  const units = unitsOf(context, journal)
  const wasSwitched = journal.step === 'proven'
  journal.problem = problem
  writeJournal(installation.journal, journal)
  print(`The upgrade goes back: ${problem}`)
  if (mode === 'stop' && ['changing', 'proven'].includes(journal.step)) {
    await eachUnit(units, services.stop)
    const { isKept } = await runStep<Undone>(installation, 'undo', print)
    if (isKept) return keep(context, journal)
    journal.step = 'undone'
    writeJournal(installation.journal, journal)
  }
  if (from !== null) switchLink(installation, from)
  if (mode === 'rolling') {
    // the former version runs with the tables as they are now
    await runStep(installation, 'forget', print)
    if (wasSwitched) await restartEach(context, units)
  } else if (journal.step !== 'begun') {
    await runStep(installation, 'forget', print)
    await startAll(context, units)
  }
  removeJournal(installation.journal)
  print(`${productVersion(from)} is in use, with its data as before.`)
  return false
}

/**
 * People worked with the newer version although it was slow to become ready: what they saved stays, and so
 * does the version.
 */
async function keep(context: Context, journal: Journal): Promise<boolean> {
  const { installation, print } = context
  switchLink(installation, journal.to)
  await runStep(installation, 'forget', print)
  removeJournal(installation.journal)
  await startAll(context, unitsOf(context, journal))
  print(`${productVersion(journal.to)} stays in use.`)
  return true
}
