import type { Sql } from '../../database/database.ts'

export async function sequenceEvents(sql: Sql): Promise<void> {
  for (;;) {
    const [{ placed } = { placed: 0 }] = await sql<{ placed: number }[]>`select sequence_events() as placed`
    if (placed === 0) return
  }
}
