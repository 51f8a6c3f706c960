import setUp from '../database-setup.ts'
import tearDown from '../database-teardown.ts'
import { randomSeed } from '../random-seed.ts'
import { writeAtRandom, type WriteReport } from '../random-writes.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { payBasketsAtOnce, payOneMonthAtOnce } from '../writes-at-once.ts'

/*
 * Rehearses the rush of a busy day: sixteen people write into all streams at once, on the same members,
 * rooms, serials, boxes and days. The database finds no deadlock, and no response is 500 or later.
 *
 *   npm run rehearse -- locks [WRITES]
 */

function report(
  name: string,
  { outcomes, failures, deadlocks, slowestMs }: WriteReport,
  seconds: number,
): void {
  const requests = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${name}: ${requests} requests in ${seconds.toFixed(1)} s, the slowest ${Math.round(slowestMs)} ms, ${deadlocks} deadlocks.`,
  )
  for (const [outcome, count] of [...outcomes].toSorted()) console.log(`  ${outcome}: ${count}`)
  if (deadlocks > 0 || failures.length > 0) {
    console.log(failures.slice(0, 20).join('\n'))
    process.exitCode = 1
  }
}

export async function rehearseLocks(writes = '10000'): Promise<void> {
  await setUp()
  try {
    const rushes: [string, (server: TestServer) => Promise<WriteReport>][] = [
      ['One month', (server) => payOneMonthAtOnce(server, 100)],
      ['Baskets in opposite orders', (server) => payBasketsAtOnce(server, 20)],
      ['All streams', (server) => writeAtRandom(server, Number(writes), randomSeed)],
    ]
    for (const [name, run] of rushes) {
      const server = await startTestServer()
      const start = performance.now()
      report(name, await run(server), (performance.now() - start) / 1000)
      await server.close()
    }
  } finally {
    await tearDown()
  }
}
