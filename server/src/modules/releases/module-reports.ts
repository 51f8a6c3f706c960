import type { FastifyInstance } from 'fastify'
import { descriptorOf, Refused } from '@samity/tooling/registry'
import { z } from 'zod'
import { noteLoad, personOf, type Load } from './loads.ts'
import { considerTakingBack } from './take-back.ts'

const report = z.object({
  module: z.string().max(60),
  release: z.string().max(60),
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
  app.addHook('onClose', async () => clearInterval(timer))

  function tooMany(person: string): boolean {
    const count = (counts.get(person) ?? 0) + 1
    if (counts.size < mostPeople || counts.has(person)) counts.set(person, count)
    return count > mostInAMinute
  }

  const knowsScreen = screensOf(app)

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
    if (tooMany(person)) return reply.code(429).header('retry-after', '60').send({ message: 'Too many reports.' })
    const level = read.data.outcome === 'loaded' ? 'debug' : 'warn'
    request.log[level](read.data, 'module')
    // an error in a listener or a timer is for the log: the screen had loaded
    if (read.data.outcome !== 'error' && knowsScreen(read.data)) await note(person, read.data)
    return reply.code(204).send()
  })
}

/** Only what the registry gives or gave lately is counted, so that made-up reports fill nothing. */
function screensOf(app: FastifyInstance) {
  const known = new Map<string, Set<string>>()
  const screens = (module: string, release: string): Set<string> => {
    try {
      const { routes, publicFrame } = descriptorOf(app.registry.folder, module, release)
      return new Set([...routes.map(({ screen }) => screen), ...(publicFrame ? [publicFrame] : [])])
    } catch (error) {
      if (error instanceof Refused) return new Set()
      throw error
    }
  }
  return ({ module, release, screen }: Load): boolean => {
    const { modules } = app.registry.stored()
    const entry = Object.hasOwn(modules, module) ? modules[module] : undefined
    if (![entry?.active, entry?.previous, entry?.canary?.release].includes(release)) return false
    const key = `${module} ${release}`
    const own = known.get(key) ?? screens(module, release)
    known.set(key, own)
    return own.has(screen)
  }
}
