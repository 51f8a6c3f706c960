import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ModuleSettingsResponse } from '@samity/shared-api/contract/system/module-settings'
import type { Descriptor } from '@samity/shared-api/module'
import { z } from 'zod'
import { audit, difference } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { routeNotFound, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { readStoredSettings, settingPurpose, secretsOf, type StoredSettings } from './module-settings.ts'
import { settingErrorsOf, withDefaults } from './validate-settings.ts'
import { routesOf } from '../../http/route.ts'

const params = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) })
const body = z.object({
  /** Of a secret: null removes it, an empty text keeps it */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  version: z.number().int().optional(),
})

type WithSettings = Descriptor & Required<Pick<Descriptor, 'settings'>>

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function moduleSettingsRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  /** The stored values of secrets: a new one encrypted, the former one for an empty text */
  const encrypted = (
    secrets: string[],
    module: string,
    values: z.infer<typeof body>['values'],
    stored: StoredSettings['values'],
  ) =>
    Object.fromEntries(
      secrets.map((field) => {
        const value = values[field]
        if (value === null) return [field, '']
        const text = value
          ? app.secretBox.encrypt(String(value), settingPurpose(module, field))
          : stored[field]
        return [field, String(text ?? '')]
      }),
    )

  function descriptorWithSettings(name: string): WithSettings {
    const descriptor = app.registry.current().modules.find((module) => module.name === name)?.descriptor
    if (!descriptor?.settings) throw routeNotFound()
    return { ...descriptor, settings: descriptor.settings }
  }

  /** A stolen session must not point a stored password at a server of the thief. */
  const keepsSecret = async (request: FastifyRequest): Promise<boolean> => {
    // the schemas have checked them
    const { name } = request.params as z.infer<typeof params>
    const { values } = request.body as z.infer<typeof body>
    const { values: stored } = await readStoredSettings(app.sql, name)
    return secretsOf(descriptorWithSettings(name).settings).some(
      (field) => stored[field] && values[field] !== null && !values[field],
    )
  }

  routes.get(
    '/modules/:name/settings',
    route({
      roles: admin,
      summary: 'Settings of a module',
      returns: 'ModuleSettingsResponse',
      schema: { params },
    }),
    ({ params: { name } }) => readSettings(app.sql, descriptorWithSettings(name)),
  )

  routes.put(
    '/modules/:name/settings',
    route({
      roles: admin,
      confirmation: keepsSecret,
      summary: 'Change settings of a module',
      returns: 'ModuleSettingsResponse',
      schema: { params, body },
    }),
    (request) => {
      const { name } = request.params
      const { values, version } = request.body
      const descriptor = descriptorWithSettings(name)
      const secrets = secretsOf(descriptor.settings)
      const typed = secrets.filter((field) => values[field] === null).map((field) => [field, ''])
      const errors = settingErrorsOf(descriptor.settings, { ...values, ...Object.fromEntries(typed) })
      if (Object.keys(errors).length > 0) throw unprocessable(errors)
      return write(request, async (sql) => {
        await sql`lock table module_settings in share row exclusive mode`
        const before = await readSettings(sql, descriptor)
        refuseOldVersion(before, version)
        // values of another release's schema stay: a rollback finds them again
        const { values: stored } = await readStoredSettings(sql, name)
        const next = sql.json({
          ...(stored as typeof values),
          ...values,
          ...encrypted(secrets, name, values, stored),
        })
        await sql`
        insert into module_settings ${sql({ module: name, settings: next })}
        on conflict (module) do update set settings = excluded.settings, version = module_settings.version + 1`
        const after = await readSettings(sql, descriptor)
        await audit(sql, request, {
          action: 'update',
          subject: 'module-settings',
          subject_id: name,
          ...difference(auditedValues(before), auditedValues(after)),
        })
        return after
      })
    },
  )
}

async function readSettings(
  sql: Sql,
  { name, title, settings }: WithSettings,
): Promise<ModuleSettingsResponse> {
  const { values: stored, version } = await readStoredSettings(sql, name)
  const { schema, labels, help, choices } = settings
  const secrets = secretsOf(settings)
  const values = { ...stored, ...Object.fromEntries(secrets.map((field) => [field, ''])) }
  return {
    module: name,
    title,
    version,
    fields: Object.entries(schema.properties).map(([field, property]) => ({
      name: field,
      type: property.type,
      label: labels[field] ?? { en: field, bn: field },
      ...(help?.[field] && { help: help[field] }),
      default: property.default,
      ...(property.enum && { enum: property.enum }),
      ...(choices?.[field] && { choices: choices[field] }),
      ...(property.format && { format: property.format }),
      ...(secrets.includes(field) && { is_stored: Boolean(stored[field]) }),
      ...(property.maxLength && { maxLength: property.maxLength }),
      ...(property.minimum !== undefined && { minimum: property.minimum }),
      ...(property.maximum !== undefined && { maximum: property.maximum }),
    })),
    values: withDefaults(settings, values),
  }
}

/** Of a secret the log says only whether there is one. */
const auditedValues = ({ values, fields }: ModuleSettingsResponse) => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, is_stored }) => (is_stored === undefined ? [] : [[name, is_stored]])),
  ),
})
