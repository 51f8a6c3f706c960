import type { FastifyInstance } from 'fastify'
import type { Descriptor } from '@samity/shared-api/module'
import { descriptorOf, Refused } from '@samity/tooling/registry'
import { z } from 'zod'
import { mayUse } from '../../pages/projections.ts'
import type { SignedIn } from '../../platform/sessions.ts'
import { noteLoad, personOf, type Load } from './loads.ts'
import { isTicket } from './report-tickets.ts'
import { sampledLog } from './sampled-log.ts'
import { considerTakingBack } from './take-back.ts'

const report = z.object({
  module: z.string().max(60),
  release: z.string().max(60),
  ticket: z.string().max(60).default(''),
  screen: z.string().max(60),
  ms: z.number(),
  outcome: z.string().max(30),
  detail: z
    .string()
    .max(500)
    // no text of the database holds this character
    .transform((text) => text.replaceAll('\0', '')),
})

const minute = 60_000
/** More screens than an office behind one address opens in a minute. */
const mostInAMinute = 300
const mostPeople = 10_000
/** A load that went well is written down again after this time. */
const noted = 5 * minute

/** How modules loaded in people's browsers: into the log, and into the figures that a new release is judged by. */
export async function moduleReports(app: FastifyInstance): Promise<void> {
  const counts = new Map<string, number>()
  const lately = new Map<string, number>()
  const timer = setInterval(() => counts.clear(), minute)
  timer.unref()
  const log = sampledLog((facts, message) => app.log.warn(facts, message))
  app.addHook('onClose', async () => {
    clearInterval(timer)
    log.close()
  })

  function tooMany(person: string): boolean {
    const count = (counts.get(person) ?? 0) + 1
    if (counts.size < mostPeople || counts.has(person)) counts.set(person, count)
    return count > mostInAMinute
  }

  const isGiven = givenScreens(app)

  async function note(person: string, load: Load): Promise<void> {
    const key = [person, load.module, load.release, load.screen].join(' ')
    const now = Date.now()
    if (load.outcome === 'loaded' && now - (lately.get(key) ?? 0) < noted) return
    if (lately.size > mostPeople) lately.clear()
    if (load.outcome === 'loaded') lately.set(key, now)
    else lately.delete(key)
    await noteLoad(app.sql, person, load)
    if (load.outcome !== 'loaded') await considerTakingBack(app, load)
  }

  app.post('/module-reports', { bodyLimit: 4096 }, async (request, reply) => {
    const read = report.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ message: 'Not a report.' })
    const person = personOf(request)
    if (tooMany(person))
      return reply.code(429).header('retry-after', '60').send({ message: 'Too many reports.' })
    const { ticket, ...load } = read.data
    const { module, release } = load
    // whoever was not given this release has nothing to say about it
    if (!isGiven(load, request.user) || !(await isTicket(app.sql, { module, release, ticket }, request.user)))
      return reply.code(204).send()
    if (load.outcome !== 'loaded') log.write({ ...load }, 'module')
    // an error in a listener or a timer is for the log: the screen had loaded
    if (load.outcome !== 'error') await note(person, load)
    return reply.code(204).send()
  })
}

/** Only releases that the registry gives or gave lately count, for people who may use them, and only their screens. */
function givenScreens(app: FastifyInstance) {
  const descriptors = new Map<string, Descriptor | undefined>()
  const descriptor = (module: string, release: string): Descriptor | undefined => {
    try {
      return descriptorOf(app.registry.folder, module, release)
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }
  return ({ module, release, screen, outcome }: Load, user: SignedIn | null): boolean => {
    const { modules } = app.registry.stored()
    const entry = Object.hasOwn(modules, module) ? modules[module] : undefined
    if (![entry?.active, entry?.previous, entry?.canary?.release].includes(release)) return false
    const key = `${module} ${release}`
    const own = descriptors.get(key) ?? descriptor(module, release)
    descriptors.set(key, own)
    if (!own || !mayUse(own, user?.role)) return false
    // an error in a listener names no screen
    return (
      outcome === 'error' || [...own.routes.map((route) => route.screen), own.publicFrame].includes(screen)
    )
  }
}
