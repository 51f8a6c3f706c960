import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isAlive } from '../database/postgres-cluster.ts'

/*
 * Each server process notes the states of its services in the data folder. `samity doctor` reads them: it has
 * no account, and asks no server.
 */

const reportSchema = z.object({
  services: z.array(
    z.object({
      module: z.string(),
      release: z.string(),
      state: z.enum(['starting', 'running', 'restarting', 'failed']),
      error: z.string().nullable(),
    }),
  ),
})
export type ServiceReport = z.infer<typeof reportSchema>['services'][number]

const prefix = 'services-'
const pidOf = (name: string) => Number(/^services-(\d+)\.json$/.exec(name)?.[1])

function reportsIn(data: string): string[] {
  try {
    return readdirSync(data).filter((name) => pidOf(name) > 0)
  } catch {
    return []
  }
}

/** Returns a function that writes the states when they have changed, and one that removes the file. */
export function makeServiceReport(data: string, services: () => ServiceReport[]) {
  const file = path.join(data, `${prefix}${process.pid}.json`)
  for (const name of reportsIn(data))
    if (!isAlive(pidOf(name))) rmSync(path.join(data, name), { force: true })
  let written = ''
  return {
    write: () => {
      const states = services()
      const text = JSON.stringify({ services: states })
      if (text === written || (written === '' && states.length === 0)) return
      mkdirSync(data, { recursive: true })
      writeFileSync(file, text, { mode: 0o600 })
      written = text
    },
    remove: () => rmSync(file, { force: true }),
  }
}

export function readServiceReports(data: string): ServiceReport[] {
  return reportsIn(data).flatMap((name) => {
    try {
      const { services } = reportSchema.parse(JSON.parse(readFileSync(path.join(data, name), 'utf8')))
      return isAlive(pidOf(name)) ? services : []
    } catch {
      // a process that ends, or one that is writing
      return []
    }
  })
}
