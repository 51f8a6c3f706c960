import type { FastifyInstance } from 'fastify'
import { keepUntilChange } from '../../database/changes.ts'
import type { Database } from '../../database/database.ts'
import type { MoneyLine } from './money-lines.ts'

/** The kind of a place and its names in English and Bengali */
type PlaceName = [MoneyLine[3], string, string]

/** The names of all places of money, as they were when they were read. */
export class PlaceNames {
  private readonly nameById: ReadonlyMap<number, PlaceName>
  /** True after a question for a place that was not there: another process has just added it */
  isOld = false

  constructor(nameById: ReadonlyMap<number, PlaceName>) {
    this.nameById = nameById
  }

  nameOf(id: number): PlaceName {
    const name = this.nameById.get(id)
    if (!name) this.isOld = true
    return name ?? ['cash', '', '']
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The names of places. They are few and rarely change, and a list would read them again for each of its rows. */
    placeNames(): Promise<PlaceNames>
  }
}

async function loadPlaceNames(sql: Database): Promise<PlaceNames> {
  const rows = await sql<{ id: number; kind: PlaceName[0]; name_english: string; name_bengali: string }[]>`
    select id, kind, name_english, name_bengali from money_places`
  return new PlaceNames(
    new Map(rows.map(({ id, kind, name_english, name_bengali }) => [id, [kind, name_english, name_bengali]])),
  )
}

/** Decorates the server with `placeNames`. Call it after `listenForChanges`. */
export function providePlaceNames(app: FastifyInstance): void {
  const read = keepUntilChange(
    app,
    'money_places',
    () => loadPlaceNames(app.sql),
    ({ isOld }) => isOld,
  )
  app.decorate('placeNames', read)
}
