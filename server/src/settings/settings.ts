import type { FastifyInstance } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import {
  settingsInput,
  type AssociationSettings,
  type SettingsResponse,
  type SettingsKey,
} from '@samity/shared-api/contract/site/settings'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import { routeNotFound } from '../http/errors.ts'
import { notifyChange } from '../database/changes.ts'
import type { Sql } from '../database/database.ts'
import { refuseOldVersion } from '../resources/records.ts'
import { write } from '../http/write.ts'
import { withZod } from '../http/with-zod.ts'
import { admin } from '../http/access.ts'
import { routesOf } from '../http/route.ts'
import type { PageLocation } from '@samity/shared-api/module'

/** Renders a page of the website with other settings; undefined when the website does not have the page. */
export type RenderPreview = (
  location: PageLocation,
  settings: SettingsResponse,
) => Promise<{ html: string; styles: string } | undefined>

/**
 * Loads the association's settings. A key that was never saved has its default. `version` grows with every
 * change.
 */
export async function loadSettings(sql: Sql): Promise<SettingsResponse> {
  const rows = await sql<
    { key: SettingsKey; value: unknown; version: number }[]
  >`select key, value, version from settings`
  // the table contains only values that `settingsInput` has parsed
  const savedValues = Object.fromEntries(
    rows.map(({ key, value }) => [key, value]),
  ) as Partial<AssociationSettings>
  return {
    ...defaultSettings,
    ...savedValues,
    // a rule that was saved before drafts had to hang says no days
    voter_list: { ...defaultSettings.voter_list, ...savedValues.voter_list },
    version: rows.reduce((sum, row) => sum + row.version, 0),
  }
}

export type Letterhead = {
  association: { name_en: string; name_bn: string; established: string; address: Words }
  signatures: Words[]
}

export async function loadLetterhead(sql: Sql): Promise<Letterhead> {
  const { association, contact, receipt } = await loadSettings(sql)
  const { name, established } = association
  return {
    association: {
      name_en: name.en,
      name_bn: name.bn,
      established: established.en,
      address: contact.address,
    },
    signatures: receipt.signatures,
  }
}

/** Saves the keys in `changes`. Each value replaces the whole earlier value. */
export async function saveSettings(sql: Sql, changes: Partial<AssociationSettings>): Promise<void> {
  for (const [key, value] of Object.entries(changes))
    await sql`
      insert into settings (key, value) values (${key}, ${sql.json(value)})
      on conflict (key) do update set value = excluded.value, version = settings.version + 1, updated_at = now()`
}

const body = settingsInput.extend({ version: z.coerce.number().int().optional() })

const previewBody = settingsInput.extend({
  path: z.string().regex(/^\/[\w/-]*$/),
  language: z.enum(['en', 'bn']),
})

const route = routesOf({ area: 'site', tokens: 'closed' })

/** Without `renderPreview`, which a server without a website does not have, no page has a preview. */
export async function settings(
  app: FastifyInstance,
  { renderPreview }: { renderPreview?: RenderPreview },
): Promise<void> {
  app.get(
    '/settings',
    route({ roles: 'open', summary: 'Settings of the association', returns: 'SettingsResponse' }),
    () => loadSettings(app.sql),
  )

  withZod(app).put(
    '/settings',
    route({
      roles: admin,
      summary: 'Change settings of the association',
      returns: 'SettingsResponse',
      schema: { body },
    }),
    async (request) => {
      const { version, ...changes } = request.body
      const result = await write(request, async (sql) => {
        await sql`lock table settings in share row exclusive mode`
        const before = await loadSettings(sql)
        refuseOldVersion(before, version)
        const keys = Object.keys(changes) as SettingsKey[]
        await saveSettings(sql, changes as Partial<AssociationSettings>)
        const after = await loadSettings(sql)
        const pickKeys = (source: SettingsResponse) =>
          Object.fromEntries(keys.map((key) => [key, source[key]]))
        await audit(sql, request, {
          action: 'update',
          subject: 'settings',
          before: pickKeys(before),
          after: pickKeys(after),
        })
        return after
      })
      notifyChange(app, 'settings')
      return result
    },
  )

  withZod(app).post(
    '/settings/preview',
    route({
      roles: admin,
      summary: 'Preview a page with changed settings',
      media: 'text/html',
      errors: [404],
      schema: { body: previewBody },
    }),
    async (request) => {
      const { path, language, ...edits } = request.body
      // keys that the body does not have are undefined: the saved values apply
      const changes = Object.entries(edits).filter(([, value]) => value !== undefined)
      const previewSettings = { ...(await loadSettings(app.sql)), ...Object.fromEntries(changes) }
      const page = await renderPreview?.({ path, search: '', language }, previewSettings)
      if (!page) throw routeNotFound()
      return page
    },
  )
}
