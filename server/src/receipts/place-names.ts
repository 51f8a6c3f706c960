import type { FastifyInstance } from 'fastify'
import { cachedRead } from '../database/changes.ts'
import type { Database } from '../database/database.ts'
import type { MoneyLine } from './money-lines.ts'

/** The kind of a place and its names in English and Bengali. */
type PlaceName = [MoneyLine[3], string, string]

export type PlaceNames = ReadonlyMap<number, PlaceName>

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The names of places. They are few and rarely change, and a list would read them again for each of its
     * rows.
     */
    placeNames(isFresh?: boolean): Promise<PlaceNames>
  }
}

async function loadPlaceNames(sql: Database): Promise<PlaceNames> {
  const rows = await sql<{ id: number; kind: PlaceName[0]; name_english: string; name_bengali: string }[]>`
    select id, kind, name_english, name_bengali from money_places`
  return new Map(
    rows.map(({ id, kind, name_english, name_bengali }) => [id, [kind, name_english, name_bengali]]),
  )
}

/** Decorates the server with `placeNames`. Call it after `listenForChanges`. */
export function providePlaceNames(app: FastifyInstance): void {
  app.decorate(
    'placeNames',
    cachedRead(app, 'money_places', () => loadPlaceNames(app.sql)),
  )
}
