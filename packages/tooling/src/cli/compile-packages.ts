import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, folderOf, root } from '@samity/module-registry'

const modulePackages = [
  'shared-api',
  'shared-ui',
  'packages/module-registry',
  'packages/module-service',
  'packages/tooling',
] as const

export const packedPackages = [...modulePackages, 'packages/client'] as const

export const packageNameIn = (folder: string): string => path.posix.basename(folder)

export const modulePackageNames = modulePackages.map(packageNameIn)

/** The compiler rewrites .ts imports to .js in its JavaScript, but not in its declarations. */
export const withJsImports = (declarations: string) =>
  declarations.replace(/((?:from|import\()\s*['"]\.[^'"]*?)\.tsx?(?=['"])/g, '$1.js')

/**
 * Compiles the packed packages together, because they import each other: JavaScript and declarations, or only
 * declarations, without checking their types. Empties `folder` and writes `<folder of the package>/src/…`
 * there. Throws a `CommandError` with the compiler's output.
 */
export function compilePackages(folder: string, { declarationsOnly = false } = {}): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      declaration: true,
      emitDeclarationOnly: declarationsOnly,
      noCheck: declarationsOnly,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: folder,
      typeRoots: [path.join(root, 'node_modules/@types'), path.join(root, 'node_modules')],
    },
    include: packedPackages.map((name) => path.join(folderOf(name), 'src')),
    exclude: ['**/*.test.*', '**/*.stories.tsx', '**/node_modules'].map((pattern) =>
      path.join(root, pattern),
    ),
  }
  const file = path.join(folder, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config))
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', file], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new CommandError(`The packages cannot be compiled:\n${stdout}`)
}
