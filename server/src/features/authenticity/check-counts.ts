import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { today } from '@samity/shared-api/contract'
import type { CheckAnswer } from '@samity/shared-api/contract/authenticity/check'

const flushIntervalMs = 10_000

export type CountLookUp = (kind: CheckAnswer['kind'] | 'code', result: string) => void

/**
 * Counts look-ups. A look-up is a read, so its count waits in memory and is added to `check_counts` every ten
 * seconds and when the server closes. The number of entries is bounded by the kinds and results in the code.
 */
export function countLookUps(app: FastifyInstance): CountLookUp {
  const counter =
    app.metrics &&
    new Counter({
      name: 'samity_checks_total',
      help: 'Number of look-ups on the check page by kind and result',
      labelNames: ['kind', 'result'],
      registers: [app.metrics],
    })
  const pending = new Map<string, { day: string; kind: string; result: string; count: number }>()

  async function flush(): Promise<void> {
    const rows = [...pending.values()]
    pending.clear()
    if (rows.length === 0) return
    try {
      await app.sql`
        insert into check_counts ${app.sql(rows)}
        on conflict (day, kind, result) do update set count = check_counts.count + excluded.count`
    } catch (error) {
      for (const { day, kind, result, count } of rows) add(day, kind, result, count)
      throw error
    }
  }
  function add(day: string, kind: string, result: string, count: number): void {
    const key = `${day} ${kind} ${result}`
    const entry = pending.get(key)
    if (entry) entry.count += count
    else pending.set(key, { day, kind, result, count })
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'look-ups not counted yet'))
  }, flushIntervalMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush().catch(() => undefined)
  })
  return (kind, result) => {
    counter?.inc({ kind, result })
    add(today(), kind, result, 1)
  }
}

export const outcomeOf = (result: CheckAnswer): string => {
  if (result.kind !== 'card') return result.status
  return result.is_valid ? 'valid' : 'not_valid'
}
