import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AssociationWords, Get, Place, RenderedPage } from '@samity/shared-api/module'
import { readMessage, type FromProcess, type ToProcess } from './render-messages.ts'

/** The server's part of a release: its name, and its files once they have been compared with their hashes. */
export type ServerPart = { name: string; entry: string; readFiles: () => Record<string, string> }

export type Renderer = {
  render: (part: ServerPart, place: Place, association: AssociationWords) => Promise<RenderedPage>
  /** Has a process ready before the first page is asked for. */
  warmUp: () => void
  close: () => Promise<void>
}

type Job = {
  id: number
  part: ServerPart
  place: Place
  association: AssociationWords
  queuedAt: number
  reads: number
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
}

type RenderProcess = {
  child: ChildProcess
  isReady: boolean
  job: Job | undefined
  /** Releases whose files the process has */
  releases: Set<string>
  timer: NodeJS.Timeout | undefined
}

const program = fileURLToPath(new URL('./render-process.ts', import.meta.url))
/** Node 24 has no switch for the network: the program closes it. From Node 25 on these switches close it, too. */
const rights = ['--permission', `--allow-fs-read=${program}`, '--max-old-space-size=256', '--no-warnings']
/** Windows programs do not start without it. */
const environment = process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}

const maxQueuedJobs = 50
const maxReadsPerPage = 50
/** A process that has run so many releases is replaced: code never leaves it. */
const maxReleasesPerProcess = 5
const startLimitMs = 15_000
const idleLimitMs = 60_000

/**
 * Runs the server's part of a release in processes without any right of the server. A page that takes longer than
 * `timeLimitMs` fails, and its process is replaced; pages that wait go on in the others.
 */
export function makeRenderer(get: Get, timeLimitMs: number, { maxProcesses = 2 } = {}): Renderer {
  const processes = new Set<RenderProcess>()
  const queue: Job[] = []
  let lastJob = 0

  function end(one: RenderProcess, error: Error): void {
    if (!processes.delete(one)) return
    clearTimeout(one.timer)
    one.child.kill('SIGKILL')
    one.job?.reject(error)
    one.job = undefined
    // a process that cannot even start would be started again for ever
    if (!one.isReady) for (const job of queue.splice(0)) job.reject(error)
    assignJobs()
  }

  function start(): void {
    const child = fork(program, [], {
      env: environment,
      execArgv: rights,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const one: RenderProcess = {
      child,
      isReady: false,
      job: undefined,
      releases: new Set(),
      timer: undefined,
    }
    processes.add(one)
    limit(one, startLimitMs, `The render process did not start within ${startLimitMs} ms.`)
    child.on('message', (value) => {
      const message = processes.has(one) ? readMessage(value) : undefined
      if (message) hear(one, message)
    })
    child.on('error', (error) => end(one, error))
    child.on('exit', (code, signal) =>
      end(one, new Error(`The render process ended with ${signal ?? code}.`)),
    )
    // a waiting process must not keep the server's own alive
    child.unref()
    child.channel?.unref()
  }

  function limit(one: RenderProcess, ms: number, sentence: string): void {
    clearTimeout(one.timer)
    one.timer = setTimeout(() => end(one, new Error(sentence)), ms)
    one.timer.unref()
  }

  const say = ({ child }: RenderProcess, message: ToProcess) => {
    if (child.connected) child.send(message, () => undefined)
  }

  function assignJobs(): void {
    for (let job = queue[0]; job; job = queue[0]) {
      const idle = [...processes].find((one) => one.isReady && !one.job)
      if (!idle) {
        const starting = [...processes].filter(({ isReady }) => !isReady).length
        if (processes.size < maxProcesses && starting < queue.length) start()
        return
      }
      queue.shift()
      if (Date.now() - job.queuedAt > 3 * timeLimitMs)
        job.reject(new Error(`${job.place.path} waited too long for a render process`))
      else assign(idle, job)
    }
  }

  function assign(one: RenderProcess, job: Job): void {
    const { part, place, association } = job
    const isNew = !one.releases.has(part.name)
    if (isNew && one.releases.size >= maxReleasesPerProcess) {
      queue.unshift(job)
      return end(one, new Error('The process is replaced.'))
    }
    let files: Record<string, string> | undefined
    try {
      files = isNew ? part.readFiles() : undefined
    } catch (error) {
      return job.reject(error instanceof Error ? error : new Error(String(error)))
    }
    one.releases.add(part.name)
    one.job = job
    limit(one, timeLimitMs, `${place.path} took longer than ${timeLimitMs} ms`)
    const { name: release, entry } = part
    say(one, { type: 'render', job: job.id, release, ...(files && { files }), entry, place, association })
  }

  function hear(one: RenderProcess, message: FromProcess): void {
    if (message.type === 'ready') {
      one.isReady = true
      return rest(one)
    }
    const { job } = one
    // what an earlier page left running is nobody's any more
    if (!job || job.id !== message.job) return
    if (message.type === 'get') return read(one, job, message)
    one.job = undefined
    if (message.type === 'rendered') job.resolve(message.page)
    else job.reject(new Error(message.reason))
    rest(one)
  }

  function read(
    one: RenderProcess,
    job: Job,
    { question, path }: Extract<FromProcess, { type: 'get' }>,
  ): void {
    job.reads += 1
    if (job.reads > maxReadsPerPage) return end(one, new Error(`${job.place.path} reads too much of the API`))
    get(path).then(
      (value) => say(one, { type: 'answer', job: job.id, question, value }),
      (error: unknown) => say(one, { type: 'answer', job: job.id, question, problem: String(error) }),
    )
  }

  /** A process without work takes the next job; the last one that has none stays, the others end after a while. */
  function rest(one: RenderProcess): void {
    clearTimeout(one.timer)
    assignJobs()
    if (one.job) return
    one.timer = setTimeout(() => {
      if (processes.size > 1) end(one, new Error('The process is not needed.'))
    }, idleLimitMs)
    one.timer.unref()
  }

  return {
    render: (part, place, association) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxQueuedJobs) return reject(new Error('Too many pages wait to be rendered.'))
        lastJob += 1
        queue.push({ id: lastJob, part, place, association, queuedAt: Date.now(), reads: 0, resolve, reject })
        assignJobs()
      }),
    warmUp: () => {
      if (processes.size === 0) start()
    },
    close: async () => {
      const closing = new Error('The server is closing.')
      for (const job of queue.splice(0)) job.reject(closing)
      for (const one of processes) end(one, closing)
    },
  }
}
