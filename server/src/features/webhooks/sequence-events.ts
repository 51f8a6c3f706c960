import type { Sql } from '../../database/database.ts'

/** Places all committed events in the feed and creates their deliveries. */
export async function sequenceEvents(sql: Sql): Promise<void> {
  for (;;) {
    const [{ placed } = { placed: 0 }] = await sql<{ placed: number }[]>`select sequence_events() as placed`
    if (placed === 0) return
  }
}
