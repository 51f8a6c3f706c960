import type { FastifyInstance } from 'fastify'
import { extensionReportName } from '@samity/shared-api/contract/system/extensions'
import type { Descriptor } from '@samity/shared-api/module'
import { deviceClasses } from '@samity/shared-api/contract/system/screen-figures'
import { descriptorOf, CommandError } from '@samity/module-registry'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { canUseModule } from './registry-projections.ts'
import type { SignedInUser } from '../http/access.ts'
import { maybeEndSlowCanary } from './figures/end-slow-canary.ts'
import { recordFigures } from './figures/record-figures.ts'
import { recordLoad, type LoadReport } from './load-reports.ts'
import { personKeyOf } from './person-key.ts'
import { isValidTicket } from './report-tickets.ts'
import { sampledLog } from '../process/sampled-log.ts'
import { makeSourcePositions } from './source-positions.ts'
import { maybeRollBack } from './auto-rollback.ts'
import { makeServerSideCheck, type RenderCheck } from './server-side-check.ts'
import { ApiError, malformed } from '../http/errors.ts'
import { routesOf } from '../http/route.ts'

const figure = z.number().min(0).max(10_000_000).optional()
const visitFigures = z.strictObject({
  device: z.enum(deviceClasses),
  rowsMs: figure,
  framesMs: figure,
  kib: figure,
  requests: figure,
})

const reportBody = z.object({
  module: z.string().max(60),
  release: z.string().max(60),
  ticket: z.string().max(60).default(''),
  screen: z.string().max(80),
  ms: z.number(),
  outcome: z.string().max(30),
  detail: z
    .string()
    .max(500)
    // PostgreSQL stores no NUL character in text
    .transform((text) => text.replaceAll('\0', '')),
  stack: z.string().max(1500).default(''),
  /** Of a screen that was opened, with the outcome 'measured' */
  figures: visitFigures.optional(),
})

const notAReport = { en: 'This is not a report.', bn: 'এটি কোনো প্রতিবেদন নয়।' }
const tooManyReports = {
  en: 'Too many reports came from this browser. Wait as long as the Retry-After header says.',
  bn: 'এই ব্রাউজার থেকে অনেক বেশি প্রতিবেদন এসেছে। Retry-After হেডারে লেখা সময় পর্যন্ত অপেক্ষা করুন।',
}

const minuteMs = 60_000
/** More screens than an office behind one address opens in a minute */
const maxReportsPerMinute = 300
const maxPeople = 10_000
/** The shortest time between two records of the same successful load */
const repeatIntervalMs = 5 * minuteMs

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function moduleReports(
  app: FastifyInstance,
  { renderCheck }: { renderCheck?: RenderCheck },
): Promise<void> {
  const isBrokenOnServer = makeServerSideCheck(app, renderCheck)
  const counts = new Map<string, number>()
  const recentLoads = new LRUCache<string, true>({ max: maxPeople, ttl: repeatIntervalMs })
  const timer = setInterval(() => counts.clear(), minuteMs)
  timer.unref()
  const log = sampledLog(
    (fields, message) => app.log.warn(fields, message),
    'more module reports in the last minute',
  )
  app.addHook('onClose', async () => {
    clearInterval(timer)
    log.close()
  })

  function exceedsLimit(person: string): boolean {
    const count = (counts.get(person) ?? 0) + 1
    if (counts.size < maxPeople || counts.has(person)) counts.set(person, count)
    return count > maxReportsPerMinute
  }

  const framesOf = makeSourcePositions(app.registry.folder, app.environment.shell)
  const isVisibleScreen = makeScreenCheck(app)

  async function recordReport(person: string, load: LoadReport): Promise<void> {
    const key = [person, load.module, load.release, load.screen].join(' ')
    if (load.outcome === 'loaded' && recentLoads.has(key)) return
    if (load.outcome === 'loaded') recentLoads.set(key, true)
    else recentLoads.delete(key)
    await recordLoad(app.sql, person, load)
    if (load.outcome !== 'loaded') await maybeRollBack(app, load, isBrokenOnServer)
  }

  app.post(
    '/module-reports',
    route({
      roles: 'open',
      summary: 'Report how the load of a screen went',
      body: { type: 'object' },
      // detail and stack: JSON writes a character with at most six bytes
      bodyLimit: 16 * 1024,
    }),
    async (request, reply) => {
      const parsed = reportBody.safeParse(request.body)
      if (!parsed.success) throw malformed(notAReport)
      const person = personKeyOf(request)
      if (exceedsLimit(person))
        throw new ApiError(429, tooManyReports, {}, { headers: { 'retry-after': '60' } })
      const { ticket, stack, figures, ...load } = parsed.data
      const { module, release, ...report } = load
      // a report counts only from a person who received this release
      if (
        !isVisibleScreen(load, request.user) ||
        !(await isValidTicket(app.sql, { module, release, ticket }, request.user))
      )
        return reply.code(204).send()
      if (figures) {
        // a visitor could be anyone several times
        if (!request.user) return reply.code(204).send()
        await recordFigures(app.sql, person, load, figures)
        await maybeEndSlowCanary(app, load, figures.device)
        return reply.code(204).send()
      }
      if (load.outcome !== 'loaded')
        log.write(
          { module, release },
          { ...report, ...(stack && { stack: framesOf(module, release, stack) }) },
          'module',
        )
      // an error in a listener or a timer goes only to the log, because the screen had loaded
      if (load.outcome !== 'error') await recordReport(person, load)
      return reply.code(204).send()
    },
  )
}

/**
 * Accepts only active, previous and canary releases, only screens that they have, and only people who may use
 * the module.
 */
function makeScreenCheck(app: FastifyInstance) {
  const descriptors = new Map<string, Descriptor | undefined>()
  const readDescriptor = (module: string, release: string): Descriptor | undefined => {
    try {
      return descriptorOf(app.registry.folder, module, release)
    } catch (error) {
      if (error instanceof CommandError) return undefined
      throw error
    }
  }
  return ({ module, release, screen, outcome }: LoadReport, user: SignedInUser | null): boolean => {
    const { modules } = app.registry.stored()
    const entry = Object.hasOwn(modules, module) ? modules[module] : undefined
    if (![entry?.active, entry?.previous, entry?.canary?.release].includes(release)) return false
    const key = `${module} ${release}`
    const descriptor = descriptors.get(key) ?? readDescriptor(module, release)
    descriptors.set(key, descriptor)
    if (!descriptor || !canUseModule(descriptor, user?.role)) return false
    const mayUse = ({ allow: roles }: { allow: string[] }) => user !== null && roles.includes(user.role)
    // a report about an error in a listener names no screen
    return (
      outcome === 'error' ||
      [
        ...descriptor.routes.map((one) => one.screen),
        descriptor.publicFrame,
        ...(descriptor.extensions ?? []).filter(mayUse).map(extensionReportName),
      ].includes(screen)
    )
  }
}
