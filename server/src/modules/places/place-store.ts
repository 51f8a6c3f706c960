import type { FastifyInstance } from 'fastify'
import { cachedRead } from '../../database/changes.ts'
import type { Sql } from '../../database/database.ts'
import type { PlaceChoices } from './arrange.ts'

type Row = { slot: string; ids: string[]; hidden_ids: string[]; version: number }

export async function readChoices(sql: Sql): Promise<PlaceChoices> {
  const rows = await sql<Row[]>`select slot, ids, hidden_ids, version from extension_places`
  return new Map(rows.map(({ slot, ...choice }) => [slot, choice]))
}

declare module 'fastify' {
  interface FastifyInstance {
    placeChoices(): Promise<PlaceChoices>
  }
}

/** Decorates the server with `placeChoices`, cached: each page of a signed-in person needs them. */
export function placesPlugin(app: FastifyInstance): void {
  app.decorate(
    'placeChoices',
    cachedRead(app, 'extension_places', () => readChoices(app.sql)),
  )
}
