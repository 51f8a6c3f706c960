import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { z } from 'zod'
import { CommandError } from './command-error.ts'
import { writeFileAtomically } from './files.ts'
import { readJson } from './read-json.ts'
import { releaseError } from './release-errors.ts'
import type { Release } from './release-store.ts'

/*
 * releases/module-schemas.json: the versions of the database schemas of modules. The server writes it, so
 * that a command, which has only the folder, can refuse a release that does not fit the database.
 */

const schemaVersionSchema = z.strictObject({
  version: z.int().min(0),
  /** Releases for this version and later ones work with the schema as it is */
  oldest: z.int().min(0),
})
export type SchemaVersion = z.infer<typeof schemaVersionSchema>
export type SchemaVersions = Record<string, SchemaVersion>
const fileSchema = z.strictObject({
  schema: z.literal(1),
  modules: z.record(z.string(), schemaVersionSchema),
})

const schemaVersionsFile = (folder: string) => path.join(folder, 'module-schemas.json')

/**
 * Without the file, as before the first start of a server, no module has a schema. Throws a `CommandError` if
 * it is corrupt.
 */
export function readSchemaVersions(folder: string): SchemaVersions {
  const file = schemaVersionsFile(folder)
  if (!existsSync(file)) return {}
  try {
    return fileSchema.parse(readJson(file)).modules
  } catch {
    throw new CommandError(
      `${file} is corrupt. Start the server, which writes it again.`,
      `${file} নষ্ট। সার্ভার চালু করুন, সেটি আবার লেখা হবে।`,
    )
  }
}

export function saveSchemaVersions(folder: string, modules: SchemaVersions): void {
  const file = schemaVersionsFile(folder)
  const text = `${JSON.stringify({ schema: 1, modules }, null, 2)}\n`
  const isSame = existsSync(file) && JSON.stringify(readOrNull(folder)) === JSON.stringify(modules)
  if (!isSame) writeFileAtomically(file, text)
}

function readOrNull(folder: string): SchemaVersions | null {
  try {
    return readSchemaVersions(folder)
  } catch {
    return null
  }
}

const migrationFile = /^service\/migrations\/(\d{3})\.[a-z0-9][a-z0-9-]*\.sql$/

/**
 * The files of a release's migrations in the order in which they run. Throws a `CommandError` unless they are
 * numbered 1 to `newest`.
 */
export function migrationFilesOf({ name, schema }: Descriptor, { files, release }: Release): string[] {
  const migrationFiles = Object.keys(files)
    .filter((file) => file.startsWith('service/migrations/'))
    .sort()
  const numbers = migrationFiles.map((file) => Number(migrationFile.exec(file)?.[1]))
  const count = schema?.newest ?? 0
  if (numbers.length !== count || numbers.some((number, index) => number !== index + 1))
    throw releaseError('migrations', { module: name, release, count })
  return migrationFiles
}

/**
 * Throws a `CommandError` if the release does not fit the schema in the database. A release migrates an older
 * schema. A newer one it can use only if the release that changed the schema says so with its `oldest`.
 */
export function checkSchemaFits(
  { name, schema }: Descriptor,
  release: string,
  current: SchemaVersion | undefined,
): void {
  if (!schema || !current || schema.newest >= current.version || schema.newest >= current.oldest) return
  throw releaseError('schema', {
    module: name,
    release,
    newest: schema.newest,
    version: current.version,
    oldest: current.oldest,
  })
}
