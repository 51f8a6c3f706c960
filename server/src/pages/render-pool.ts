import { Worker } from 'node:worker_threads'
import type { AssociationWords, Get, Place, RenderedPage } from '@samity/shared-api/module'

export type ToWorker =
  | { type: 'render'; id: number; file: string; place: Place; association: AssociationWords }
  | { type: 'answer'; id: number; value?: unknown; problem?: string }
export type FromWorker =
  | { type: 'rendered'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'get'; id: number; path: string }

type Job = { resolve: (page: RenderedPage) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

export type Renderer = {
  render: (file: string, place: Place, association: AssociationWords) => Promise<RenderedPage>
  close: () => Promise<void>
}

const limitInWorker = { maxOldGenerationSizeMb: 256 }

/**
 * Runs a module's server build in a thread of its own. A page that takes longer than `timeLimit` (ms) fails, and its
 * thread with it, so that no module can stop the server.
 */
export function makeRenderer(get: Get, timeLimit: number): Renderer {
  let worker: Worker | undefined
  let last = 0
  const jobs = new Map<number, Job>()

  const failAll = (error: Error) => {
    for (const { reject, timer } of jobs.values()) {
      clearTimeout(timer)
      reject(error)
    }
    jobs.clear()
  }
  const stop = (error: Error) => {
    const stopped = worker
    worker = undefined
    failAll(error)
    return stopped?.terminate()
  }
  const settle = (id: number, act: (job: Job) => void) => {
    const job = jobs.get(id)
    if (!job) return
    jobs.delete(id)
    clearTimeout(job.timer)
    act(job)
  }

  function start(): Worker {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: limitInWorker,
    })
    const send = (message: ToWorker) => started.postMessage(message)
    started.on('message', (message: FromWorker) => {
      if (message.type === 'rendered') settle(message.id, ({ resolve }) => resolve(message.page))
      else if (message.type === 'failed')
        settle(message.id, ({ reject }) => reject(new Error(message.reason)))
      else
        get(message.path).then(
          (value) => send({ type: 'answer', id: message.id, value }),
          (error: unknown) => send({ type: 'answer', id: message.id, problem: String(error) }),
        )
    })
    const ended = (error: Error) => {
      if (worker === started) void stop(error)
    }
    started.on('error', (error) => ended(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', (code) => ended(new Error(`The thread ended with ${code}.`)))
    // A waiting thread must not keep the server's process alive.
    started.unref()
    return started
  }

  return {
    render: (file, place, association) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        last += 1
        const timer = setTimeout(
          () => void stop(new Error(`${place.path} took longer than ${timeLimit} ms`)),
          timeLimit,
        )
        jobs.set(last, { resolve, reject, timer })
        const message: ToWorker = { type: 'render', id: last, file, place, association }
        worker.postMessage(message)
      }),
    close: async () => {
      await stop(new Error('The server is closing.'))
    },
  }
}
