import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import type { ModuleJob } from '@samity/shared-api/contract/system/module-work'
import type { JobEntry } from '@samity/shared-api/module'
import { openDatabase } from '../../database/database.ts'
import { freePort } from '../../process/free-port.ts'
import { word } from '../../../test/builders.ts'
import { startModuleReceiver, type ModuleReceiver } from '../../../test/module-receiver.ts'
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts'
import { aServiceRelease, delay, listen } from '../../../test/service-builders.ts'
import {
  createTestDatabase,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { runModuleJobs } from './job-worker.ts'

jest.setTimeout(180_000)

/* Jobs of a module whose service the test plays itself. A test moves the next run to the past. */

let releases: string
let port: number
let receiver: ModuleReceiver
beforeEach(async () => {
  releases = aFolder()
  port = await freePort()
  receiver = await startModuleReceiver(port)
})
afterEach(async () => {
  await receiver.close()
  rmSync(releases, { recursive: true })
})

const clean: JobEntry = { name: 'clean', at: '02:30', title: word('Clean the cups') }
function activateRelease(version: string, jobs = [clean]): string {
  const release = aServiceRelease(releases, {
    version,
    service: { url: `http://127.0.0.1:${port}` },
    descriptor: { asks: ['read:members'], jobs },
  })
  activate(releases, 'mfe-tea', release, 'rahim')
  return release
}

describe('in one process', () => {
  let release: string
  let server: TestServer
  let admin: TestUser
  beforeEach(async () => {
    release = activateRelease('1.0.0')
    server = await startTestServer({ SAMITY_RELEASES: releases }, { plugins: [runModuleJobs] })
    admin = await server.as('admin')
    await admin.post('module-rights/mfe-tea/approve/', {})
    await listen(server.app)
    await until(async () => (await job()).next_due_at !== null)
  })
  afterEach(() => server.close())

  const job = async (): Promise<ModuleJob> => {
    const [first] = (await admin.get('module-jobs/')).json<ModuleJob[]>()
    return first!
  }
  const letDaysPass = (days: number) =>
    server.sql`
      update module_jobs set due_at = due_at - make_interval(days => ${days}) where finished_at is null and asked_by is null`
  const hasRun = (count: number) => until(async () => (await job()).runs.length === count)

  test('a new job waits for its next time; then it runs once, with a token of the server, and is in the audit log', async () => {
    const { next_due_at, ...first } = await job()
    expect(first).toMatchObject({
      module: 'mfe-tea',
      name: 'clean',
      at: '02:30',
      runs: [],
      is_running: false,
    })
    // 02:30 in Dhaka
    expect(next_due_at?.slice(10, 19)).toBe('T20:30:00')
    await letDaysPass(1)
    await hasRun(1)
    expect(receiver.jobs).toMatchObject([
      { name: 'clean', claims: { aud: 'mfe-tea', sub: 'system', asks: ['read:members'], release } },
    ])
    const after = await job()
    expect(after.runs).toMatchObject([
      { problem: null, release, asked_by: null, due_at: receiver.jobs[0]!.due },
    ])
    await until(async () => (await job()).next_due_at === next_due_at)
    const [event] = (await admin.get('audit/?subject=module-jobs')).json<object[]>()
    expect(event).toMatchObject({
      actor: `mfe-tea ${release}`,
      action: 'run',
      subject_id: 'mfe-tea/clean',
      after: { release },
    })
  })

  test('a job that was missed for days runs once, for the last time at which it was due', async () => {
    const { next_due_at } = await job()
    await letDaysPass(5)
    await hasRun(1)
    const dayMs = 24 * 60 * 60 * 1000
    expect(Date.parse(receiver.jobs[0]!.due)).toBe(Date.parse(next_due_at!) - dayMs)
    await until(async () => (await job()).next_due_at === next_due_at)
    expect(receiver.jobs).toHaveLength(1)
  })

  test('a failed run has the message of the service; the next run is planned all the same', async () => {
    receiver.answerWith(
      (_path, response) =>
        void response.writeHead(500).end(JSON.stringify({ message: `No water.${'!'.repeat(300)}` })),
    )
    await letDaysPass(1)
    await hasRun(1)
    expect((await job()).runs[0]!.problem).toBe(`No water.${'!'.repeat(191)}`)
    await until(async () => (await job()).next_due_at !== null)
  })

  test('a run that has not ended when the next one is due does not overlap with it', async () => {
    let finish: (() => void) | undefined
    receiver.answerWith((_path, response) => (finish = () => void response.writeHead(204).end()))
    await letDaysPass(1)
    await until(() => finish !== undefined)
    expect((await job()).is_running).toBe(true)
    expect((await admin.post('module-jobs/mfe-tea/clean/run/')).statusCode).toBe(409)
    // the run of the day after, which an administrator asked for before this one began
    await server.sql`
      insert into module_jobs (module, name, due_at, asked_by) values ('mfe-tea', 'clean', now() - interval '1 minute', ${admin.id})`
    await delay(2500)
    expect(receiver.jobs).toHaveLength(1)
    finish!()
    await until(() => receiver.jobs.length === 2)
    finish!()
    await hasRun(2)
  })

  test('an administrator runs a job now, and it keeps its next time', async () => {
    const { next_due_at } = await job()
    expect((await admin.post('module-jobs/mfe-tea/clean/run/')).statusCode).toBe(202)
    await hasRun(1)
    expect(await job()).toMatchObject({ next_due_at, runs: [{ asked_by: admin.username, problem: null }] })
    expect((await admin.post('module-jobs/mfe-tea/bake/run/')).statusCode).toBe(404)
    expect((await (await server.as('staff')).post('module-jobs/mfe-tea/clean/run/')).statusCode).toBe(403)
  })

  test('a clock that was ahead holds up no job', async () => {
    const { next_due_at } = await job()
    await server.sql.begin(async (sql) => {
      const later = sql`now() + interval '90 days'`
      await sql`update module_jobs set due_at = ${later}, leased_until = ${later}`
      // the run of the next day has been already
      await sql`
        insert into module_jobs (module, name, due_at, finished_at) values ('mfe-tea', 'clean', ${next_due_at}, ${later})`
      await sql`
        insert into module_jobs (module, name, due_at, asked_by)
        values ('mfe-tea', 'clean', ${later} + interval '1 hour', ${admin.id})`
    })
    await hasRun(2)
    await letDaysPass(91)
    await hasRun(3)
  })

  test('a job waits while the service is down', async () => {
    await receiver.close()
    await until(() => server.app.services.statusOf('mfe-tea', release)?.state === 'failed')
    await letDaysPass(1)
    receiver = await startModuleReceiver(port)
    await hasRun(1)
    expect((await job()).runs[0]!.problem).toBeNull()
  })

  test('a release moves the time of a job; of the runs the last 30 are kept', async () => {
    activateRelease('1.1.0', [{ ...clean, at: '05:00' }])
    await until(async () => (await job()).next_due_at?.slice(10, 19) === 'T23:00:00')
    await server.sql`
      insert into module_jobs (module, name, due_at, finished_at)
      select 'mfe-tea', 'clean', now() - make_interval(days => n), now() from generate_series(10, 49) n`
    await letDaysPass(1)
    await until(
      async () => (await server.sql`select from module_jobs where finished_at is not null`).length === 30,
    )
    expect(receiver.jobs).toHaveLength(1)
  })
})

describe('a run that takes longer than its lease', () => {
  const withShortLease = (app: FastifyInstance) => runModuleJobs(app, { leaseSeconds: 1.5 })
  let server: TestServer
  let isBroken: boolean
  let finish: () => void
  beforeEach(async () => {
    isBroken = false
    const release = activateRelease('1.0.0')
    // two workers, as two processes have
    server = await startTestServer(
      { SAMITY_RELEASES: releases },
      { plugins: [withShortLease, withShortLease] },
    )
    const admin = await server.as('admin')
    await admin.post('module-rights/mfe-tea/approve/', {})
    await listen(server.app)
    await until(() => server.app.services.statusOf('mfe-tea', release)?.state === 'running')
    await until(async () => (await server.sql`select from module_jobs`).length === 1)
    receiver.answerWith((_path, response) => {
      finish = () => void response.writeHead(204).end()
      response.on('close', () => (isBroken ||= !response.writableEnded))
    })
    await server.sql`update module_jobs set due_at = due_at - interval '1 day'`
    await until(() => receiver.jobs.length === 1)
  })
  afterEach(() => server.close())

  test('is not started by another process, as long as its own one lives', async () => {
    await delay(5000)
    expect(receiver.jobs).toHaveLength(1)
    expect(isBroken).toBe(false)
    finish()
  })

  test('ends in a process that cannot extend the lease, before another one starts it', async () => {
    let wasBroken: boolean | undefined
    receiver.answerWith((_path, response) => {
      wasBroken = isBroken
      response.writeHead(204).end()
    })
    await server.sql.begin(async (tx) => {
      await tx`select from module_jobs for update`
      await until(() => isBroken)
    })
    await until(() => receiver.jobs.length === 2)
    expect(wasBroken).toBe(true)
    expect(receiver.jobs[1]!.due).toBe(receiver.jobs[0]!.due)
  })

  test('is left to the process that took it over, with its result', async () => {
    // no longer than a process could have asked for, or its end would be that of a wrong clock
    const [taken] = await server.sql`
      update module_jobs set started_at = now(), leased_until = now() + interval '3 seconds' where started_at is not null
      returning started_at, leased_until, finished_at`
    await until(() => isBroken)
    const [run] = await server.sql`
      select started_at, leased_until, finished_at from module_jobs where started_at is not null`
    expect(run).toEqual({ ...taken, finished_at: null })
  })
})

test('two processes run a job once for each due time; a killed one leaves its run to the other, and a restart makes up for the last', async () => {
  activateRelease('1.0.0')
  const database = await createTestDatabase()
  const sql = openDatabase(database.url, { poolSize: 2 })
  const folders = [aFolder(), aFolder()] as const
  const servers: ServerProcess[] = []
  const startServer = async (data: string) => {
    const server = await startServerProcess({
      DATABASE_URL: database.url,
      SAMITY_DATA: data,
      SAMITY_RELEASES: releases,
      PUBLIC_URL: 'http://localhost:8080',
      SECRET_KEY: 'k'.repeat(40),
      BACKUP_AT: 'off',
    })
    servers.push(server)
    return server
  }
  const finished = async () => (await sql`select from module_jobs where finished_at is not null`).length
  const isPlanned = () =>
    until(
      async () =>
        (await sql`select from module_jobs where finished_at is null and due_at > now()`).length === 1,
    )
  const letDaysPass = async (days = 1) => {
    await isPlanned()
    await sql`update module_jobs set due_at = due_at - make_interval(days => ${days}) where finished_at is null`
  }
  try {
    const first = await startServer(folders[0])
    const second = await startServer(folders[1])
    await letDaysPass()
    await until(async () => (await finished()) === 1)
    expect(receiver.jobs).toHaveLength(1)

    // neither process has to live until the end of a run
    let responses = 0
    receiver.answerWith(() => void responses++)
    await sql`delete from module_jobs where finished_at is not null`
    await letDaysPass()
    await until(() => responses === 1)
    await first.stop('SIGKILL')
    receiver.answerWith((_path, response) => void response.writeHead(204).end())
    // a run of the other process ends at once; a lease of a killed one ends by time
    await sql`update module_jobs set leased_until = now() where finished_at is null and leased_until is not null`
    await until(async () => (await finished()) === 1)
    expect(new Set(receiver.jobs.slice(1).map(({ due }) => due)).size).toBe(1)

    await isPlanned()
    await second.stop('SIGTERM')
    const before = receiver.jobs.length
    await sql`delete from module_jobs where finished_at is not null`
    await sql`update module_jobs set due_at = due_at - interval '3 days' where finished_at is null`
    await startServer(folders[0])
    await until(async () => (await finished()) === 1)
    await isPlanned()
    expect(receiver.jobs.length - before).toBe(1)
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
    await sql.end()
    await database.drop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
})
