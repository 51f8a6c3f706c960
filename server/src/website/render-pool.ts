import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type {
  AssociationProfile,
  FrameContent,
  Get,
  PageLocation,
  RenderedPage,
} from '@samity/shared-api/module'
import { readMessage, type FromProcess, type ToProcess } from './render-messages.ts'

/**
 * The server part of a release. `readFiles` compares the files with their hashes and throws if one differs.
 */
export type ServerPart = { name: string; entry: string; readFiles: () => Record<string, string> }

export type Renderer = {
  render: (
    part: ServerPart,
    location: PageLocation,
    association: AssociationProfile,
    content?: FrameContent,
    /** Reads for this page alone, in place of the reads that all pages share */
    get?: Get,
  ) => Promise<RenderedPage>
  warmUp: () => void
  close: () => Promise<void>
}

type Job = {
  id: number
  part: ServerPart
  location: PageLocation
  association: AssociationProfile
  content: FrameContent
  get: Get
  queuedAt: number
  reads: number
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
}

type RenderProcess = {
  child: ChildProcess
  isReady: boolean
  job: Job | undefined
  releases: Set<string>
  timer: NodeJS.Timeout | undefined
}

const program = fileURLToPath(new URL('./render-process.ts', import.meta.url))
/** From Node 25 on these switches also deny the network. On a machine's Node 24 only the program does it. */
const nodeOptions = [
  '--permission',
  `--allow-fs-read=${program}`,
  '--disable-sigusr1',
  '--max-old-space-size=256',
  '--no-warnings',
]
/** Programs on Windows do not start without SystemRoot. */
const environment = process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}

const maxQueuedJobs = 50
const maxReadsPerPage = 50
/** A process that has run this many releases is replaced, because loaded code is never unloaded. */
const maxReleasesPerProcess = 5
const startTimeoutMs = 15_000
const idleTimeoutMs = 60_000

/**
 * Runs the server part of releases in processes that have none of the server's rights. A page that takes
 * longer than `timeoutMs` fails and its process is replaced; waiting pages are rendered by the other
 * processes.
 */
export function makeRenderer(
  sharedGet: Get,
  timeoutMs: number,
  { maxProcesses = 2, minProcesses = 1 } = {},
): Renderer {
  const processes = new Set<RenderProcess>()
  const queue: Job[] = []
  let lastJobId = 0

  function end(worker: RenderProcess, error: Error): void {
    if (!processes.delete(worker)) return
    clearTimeout(worker.timer)
    worker.child.kill('SIGKILL')
    worker.job?.reject(error)
    worker.job = undefined
    // a process that cannot start would otherwise be started again for ever
    if (!worker.isReady) for (const job of queue.splice(0)) job.reject(error)
    assignJobs()
  }

  function startProcess(): void {
    const child = fork(program, [], {
      env: environment,
      execArgv: nodeOptions,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: RenderProcess = {
      child,
      isReady: false,
      job: undefined,
      releases: new Set(),
      timer: undefined,
    }
    processes.add(worker)
    setTimeLimit(worker, startTimeoutMs, `The render process did not start within ${startTimeoutMs} ms.`)
    child.on('message', (value) => {
      const message = processes.has(worker) ? readMessage(value) : undefined
      if (message) handleMessage(worker, message)
    })
    child.on('error', (error) => end(worker, error))
    child.on('exit', (code, signal) =>
      end(worker, new Error(`The render process ended with ${signal ?? code}.`)),
    )
    // an idle render process must not keep the server's process alive
    child.unref()
    child.channel?.unref()
  }

  function setTimeLimit(worker: RenderProcess, limitMs: number, sentence: string): void {
    clearTimeout(worker.timer)
    worker.timer = setTimeout(() => end(worker, new Error(sentence)), limitMs)
    worker.timer.unref()
  }

  const sendTo = ({ child }: RenderProcess, message: ToProcess) => {
    if (child.connected) child.send(message, () => undefined)
  }

  function assignJobs(): void {
    for (let job = queue[0]; job; job = queue[0]) {
      const idle = [...processes].find((worker) => worker.isReady && !worker.job)
      if (!idle) {
        const startingCount = [...processes].filter(({ isReady }) => !isReady).length
        if (processes.size < maxProcesses && startingCount < queue.length) startProcess()
        return
      }
      queue.shift()
      if (Date.now() - job.queuedAt > 3 * timeoutMs)
        job.reject(new Error('The page waited too long for a render process.'))
      else assign(idle, job)
    }
  }

  function assign(worker: RenderProcess, job: Job): void {
    const { part, location, association, content } = job
    const isNew = !worker.releases.has(part.name)
    if (isNew && worker.releases.size >= maxReleasesPerProcess) {
      queue.unshift(job)
      return end(worker, new Error('The process is replaced.'))
    }
    let files: Record<string, string> | undefined
    try {
      files = isNew ? part.readFiles() : undefined
    } catch (error) {
      return job.reject(error instanceof Error ? error : new Error(String(error)))
    }
    worker.releases.add(part.name)
    worker.job = job
    setTimeLimit(worker, timeoutMs, `The page took longer than ${timeoutMs} ms.`)
    const { name: release, entry } = part
    sendTo(worker, {
      type: 'render',
      job: job.id,
      release,
      ...(files && { files }),
      entry,
      location,
      association,
      content,
    })
  }

  function handleMessage(worker: RenderProcess, message: FromProcess): void {
    if (message.type === 'ready') {
      worker.isReady = true
      return becomeIdle(worker)
    }
    const { job } = worker
    // code that an earlier page left running may still send messages
    if (!job || job.id !== message.job) return
    if (message.type === 'get') return respondToRead(worker, job, message)
    worker.job = undefined
    if (message.type === 'rendered') job.resolve(message.page)
    else job.reject(new Error(message.reason))
    becomeIdle(worker)
  }

  function respondToRead(
    worker: RenderProcess,
    job: Job,
    { readId, path }: Extract<FromProcess, { type: 'get' }>,
  ): void {
    job.reads += 1
    if (job.reads > maxReadsPerPage) return end(worker, new Error('The page reads too much of the API.'))
    job.get(path).then(
      (value) => sendTo(worker, { type: 'response', job: job.id, readId, value }),
      (error: unknown) => sendTo(worker, { type: 'response', job: job.id, readId, error: String(error) }),
    )
  }

  /**
   * Gives an idle process the next job. Without one it ends after a while, unless it is one of the last
   * `minProcesses`.
   */
  function becomeIdle(worker: RenderProcess): void {
    clearTimeout(worker.timer)
    assignJobs()
    if (worker.job) return
    worker.timer = setTimeout(() => {
      if (processes.size > minProcesses) end(worker, new Error('The process is not needed.'))
    }, idleTimeoutMs)
    worker.timer.unref()
  }

  return {
    render: (part, location, association, content = 'screen', get = sharedGet) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxQueuedJobs) return reject(new Error('Too many pages wait to be rendered.'))
        lastJobId += 1
        queue.push({
          id: lastJobId,
          part,
          location,
          association,
          content,
          get,
          queuedAt: Date.now(),
          reads: 0,
          resolve,
          reject,
        })
        assignJobs()
      }),
    warmUp: () => {
      if (processes.size === 0) startProcess()
    },
    close: async () => {
      const closeError = new Error('The server is closing.')
      for (const job of queue.splice(0)) job.reject(closeError)
      for (const worker of processes) end(worker, closeError)
    },
  }
}
