import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { showCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { cachedRead } from '../database/changes.ts'
import type { Database, Sql } from '../database/database.ts'
import { Slots } from '../http/slots.ts'
import { makeCode, type CodeSubject } from './check-codes.ts'
import { qrOf } from './qr-path.ts'

const keyBytes = 32
/**
 * The codes of one receipt or card are drawn at once; more of them let other requests in between: each takes
 * about a millisecond.
 */
const codesPerSlice = 10
const sheetLimits = { max: 1, maxWaiting: 8, maxWaitMs: 20_000 }

type KeyRow = { version: number; secret: Buffer }

const readKeys = (sql: Sql) => sql<KeyRow[]>`select version, secret from check_keys order by version desc`

/** Returns all keys, newest first. The first call of an installation creates key 1. */
async function loadKeys(sql: Database): Promise<Buffer[]> {
  const keys = await readKeys(sql)
  if (keys.length > 0) return keys.map(({ secret }) => secret)
  await sql`insert into check_keys ${sql({ version: 1, secret: randomBytes(keyBytes) })} on conflict do nothing`
  return (await readKeys(sql)).map(({ secret }) => secret)
}

/**
 * Adds a key. From now on it makes all codes; codes of older keys stay genuine. Returns its version.
 * Concurrent calls wait for each other.
 */
export async function addCheckKey(sql: Sql, userId: number | null): Promise<number> {
  await sql`lock table check_keys in share row exclusive mode`
  const [row] = await sql<[{ version: number }]>`
    insert into check_keys (version, secret, created_by)
    select coalesce(max(version), 0) + 1, ${randomBytes(keyBytes)}, ${userId}::int
    from check_keys
    returning version`
  return row.version
}

declare module 'fastify' {
  interface FastifyInstance {
    checkKeys: {
      /** All keys, newest first. Cached until a key is added, in any process. */
      secrets(): Promise<Buffer[]>
      /** The printed codes of these records, in the same order */
      codesOf(subjects: readonly CodeSubject[]): Promise<CheckCode[]>
    }
  }
}

/** Gives the app the keys of printed codes. Call it after `listenForChanges`. */
export function provideCheckKeys(app: FastifyInstance): void {
  const sheets = new Slots(sheetLimits)
  const takeSheetSlot = () =>
    new Promise<() => void>((resolve, reject) => {
      const leave = sheets.acquire(() => resolve(leave), reject)
    })
  const secrets = cachedRead(app, 'check_keys', () => loadKeys(app.sql))
  app.decorate('checkKeys', {
    secrets,
    codesOf: async (subjects) => {
      const [secret] = await secrets()
      if (!secret) throw new Error('There is no key for codes.')
      const draw = (subject: CodeSubject): CheckCode => {
        const symbols = makeCode(secret, subject)
        const url = checkUrl(app, symbols)
        return { code: showCode(symbols), url, qr: qrOf(url) }
      }
      if (subjects.length <= codesPerSlice) return subjects.map(draw)
      const leave = await takeSheetSlot()
      try {
        const codes: CheckCode[] = []
        for (let start = 0; start < subjects.length; start += codesPerSlice) {
          codes.push(...subjects.slice(start, start + codesPerSlice).map(draw))
          await setImmediate()
        }
        return codes
      } finally {
        leave()
      }
    },
  })
}

export const checkUrl = (app: FastifyInstance, symbols: string): string =>
  `${app.environment.publicUrl}/check/${symbols}`
