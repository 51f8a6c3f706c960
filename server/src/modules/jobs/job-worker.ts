import type { FastifyInstance } from 'fastify'
import { answerProblem } from '../../features/webhooks/answer-problem.ts'
import {
  claimRuns,
  declaredJobs,
  extendLease,
  finishRun,
  giveBack,
  planRuns,
  type ClaimedRun,
} from './job-runs.ts'

const pollIntervalMs = 1000
/** Runs are planned when jobs change, when one is due or begins, and at least after this time. */
const maxPlanIntervalMs = 60_000
/** A stopping server waits so long for jobs. After that the next start runs them again. */
const stopTimeoutMs = 5000

/**
 * Runs the jobs of modules while the server runs. Any number of server processes may do so. A killed one
 * leaves its runs to others after `leaseSeconds`.
 */
export async function runModuleJobs(app: FastifyInstance, { leaseSeconds = 60 } = {}): Promise<void> {
  const { sql, log, registry, moduleCalls } = app
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let tick = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let plan = { jobs: '', untilMs: 0 }

  async function run(claimed: ClaimedRun, release: string): Promise<void> {
    const { module, name, due_at } = claimed
    const startedMs = Date.now()
    // without a lease the run is that of another process, and two would overlap
    const lost = new AbortController()
    const leaseEnd = setTimeout(() => lost.abort(), leaseSeconds * 1000)
    const lease = setInterval(
      () =>
        void extendLease(sql, claimed, leaseSeconds)
          .then(({ count }) => (count === 0 ? lost.abort() : leaseEnd.refresh()))
          .catch((error: unknown) => log.warn({ err: error }, 'lease of a job')),
      (leaseSeconds * 1000) / 3,
    )
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    try {
      const answer = await moduleCalls.postJob(module, { name, due: due_at }, signal)
      if (answer === 'later') {
        await giveBack(sql, claimed)
        return
      }
      const isDone = 'status' in answer && answer.status >= 200 && answer.status < 300
      const problem = isDone ? null : answerProblem(answer)
      if (problem !== null) log.warn({ module, job: name, release, problem }, 'job failed')
      await finishRun(sql, claimed, { release, durationMs: Date.now() - startedMs, problem })
    } catch (error) {
      if (!signal.aborted) throw error
      await giveBack(sql, claimed)
    } finally {
      clearInterval(lease)
      clearTimeout(leaseEnd)
    }
  }

  async function runTick(): Promise<void> {
    const jobs = declaredJobs(registry)
    if (jobs.length === 0) return
    const content = JSON.stringify(jobs)
    if (plan.jobs !== content || performance.now() >= plan.untilMs) {
      const dueMs = (await planRuns(sql, jobs)) * 1000
      plan = { jobs: content, untilMs: performance.now() + Math.min(dueMs, maxPlanIntervalMs) }
    }
    const releases = new Map(jobs.map(({ module }) => [module, moduleCalls.runningRelease(module)]))
    const ready = jobs.filter(({ module }) => releases.get(module) !== undefined)
    if (ready.length === 0 || isStopped) return
    for (const claimed of await claimRuns(sql, ready, leaseSeconds)) {
      plan.untilMs = 0
      const one = run(claimed, releases.get(claimed.module)!)
        // the lease ends by time: the run is repeated
        .catch((error: unknown) => log.warn({ err: error }, 'the result of a job could not be stored'))
        .finally(() => running.delete(one))
      running.add(one)
    }
  }

  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      tick = runTick()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'jobs of modules could not be started; the server tries again'),
        )
        .finally(schedule)
    }, pollIntervalMs)
  }

  app.addHook('onReady', async () => schedule())
  app.addHook('onClose', async () => {
    isStopped = true
    clearTimeout(timer)
    await tick
    const abort = setTimeout(() => stopping.abort(), stopTimeoutMs)
    await Promise.all(running)
    clearTimeout(abort)
  })
}
