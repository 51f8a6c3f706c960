import type { FastifyInstance } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import {
  settingsInput,
  type AssociationSettings,
  type SettingsAnswer,
  type SettingsKey,
} from '@samity/shared-api/contract/site/settings'
import { z } from 'zod'
import { audit } from '../platform/audit.ts'
import { noSuchPlace } from '../platform/errors.ts'
import { announce } from '../platform/changes.ts'
import type { Sql } from '../platform/database.ts'
import { refuseOldVersion } from '../platform/records.ts'
import { write } from '../platform/transaction.ts'
import { typed } from '../platform/typed.ts'

/** What the association says of itself; a key that nobody wrote has its default. `version` grows with every change. */
export async function readSettings(sql: Sql): Promise<SettingsAnswer> {
  const rows = await sql<
    { key: SettingsKey; value: unknown; version: number }[]
  >`select key, value, version from settings`
  // only what `settingsInput` has read is ever written
  const written = Object.fromEntries(
    rows.map(({ key, value }) => [key, value]),
  ) as Partial<AssociationSettings>
  return { ...defaultSettings, ...written, version: rows.reduce((sum, row) => sum + row.version, 0) }
}

export type Letterhead = {
  association: { name_en: string; name_bn: string; established: string }
  signatures: Words[]
}

/** Head and foot of a receipt. */
export async function letterhead(sql: Sql): Promise<Letterhead> {
  const { association, receipt } = await readSettings(sql)
  const { name, established } = association
  return {
    association: { name_en: name.en, name_bn: name.bn, established: established.en },
    signatures: receipt.signatures,
  }
}

/** Writes the keys that are given, whole. */
export async function writeSettings(sql: Sql, given: Partial<AssociationSettings>): Promise<void> {
  for (const [key, value] of Object.entries(given))
    await sql`
      insert into settings (key, value) values (${key}, ${sql.json(value)})
      on conflict (key) do update set value = excluded.value, version = settings.version + 1, updated_at = now()`
}

const body = settingsInput.extend({ version: z.coerce.number().int().optional() })

const previewed = settingsInput.extend({
  path: z.string().regex(/^\/[\w/-]*$/),
  language: z.enum(['en', 'bn']),
})

export async function settings(app: FastifyInstance): Promise<void> {
  app.get('/settings', () => readSettings(app.sql))

  typed(app).put('/settings', { schema: { body } }, async (request) => {
    const { version, ...given } = request.body
    const answer = await write(request, async (sql) => {
      await sql`lock table settings in share row exclusive mode`
      const before = await readSettings(sql)
      refuseOldVersion(before, version)
      const keys = Object.keys(given) as SettingsKey[]
      await writeSettings(sql, given as Partial<AssociationSettings>)
      const after = await readSettings(sql)
      const only = (all: SettingsAnswer) => Object.fromEntries(keys.map((key) => [key, all[key]]))
      await audit(sql, request, {
        action: 'update',
        subject: 'settings',
        before: only(before),
        after: only(after),
      })
      return after
    })
    announce(app, 'settings')
    return answer
  })

  typed(app).post('/settings/preview', { schema: { body: previewed } }, async (request) => {
    const { path, language, ...draft } = request.body
    // parts that are not given are undefined, and stay as they are saved
    const given = Object.entries(draft).filter(([, value]) => value !== undefined)
    const settings = { ...(await readSettings(app.sql)), ...Object.fromEntries(given) }
    const page = await app.previews.of?.({ path, search: '', language }, settings)
    if (!page) throw noSuchPlace()
    return page
  })
}
