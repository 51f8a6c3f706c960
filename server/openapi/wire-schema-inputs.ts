import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/* What the schemas of the wire are made of. */

export const workspaceRoot = path.join(import.meta.dirname, '../..')
export const contractFolder = path.join(workspaceRoot, 'shared-api/src/contract')
/** Types of declarations and code, which never are on the wire */
const internalFiles = new Set(['resource.ts', 'fields.ts', 'z.ts', 'index.ts'])

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()

export const contractFiles = (): string[] =>
  sourcesIn(contractFolder).filter((name) => !internalFiles.has(name))

export function returnedNames(): string[] {
  const folder = path.join(workspaceRoot, 'server/src')
  const names = sourcesIn(folder).flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(
        /\b(?:returns|dryRun): '([A-Z]\w+)(?:\[\])?'/g,
      ),
    ].map(([, returned]) => returned!),
  )
  return ['ErrorBody', ...new Set(names)]
}

/** The texts that decide what the schemas are; the lock file has the versions of the compiler and of zod. */
export function* wireSchemaInputs(): Generator<string> {
  for (const folder of [contractFolder, import.meta.dirname])
    for (const name of sourcesIn(folder)) yield* [name, readFileSync(path.join(folder, name), 'utf8')]
  yield readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8')
  yield* returnedNames()
}
