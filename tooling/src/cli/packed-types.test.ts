import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf, root } from '@samity/module-registry'
import { linkDependencies } from '../api/link-dependencies.ts'
import { packedPackages } from './compile-packages.ts'
import { createModule } from './new-module.ts'

/* Compiles a module outside the workspace with the packed packages, as another team does. */

let folder: string
let moduleFolder: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'samity-outside-')))
  execFileSync(process.execPath, [path.join(root, 'tooling/bin/samity-tooling.mjs'), 'pack', folder], {
    cwd: root,
    env: { ...process.env, SAMITY_PNPM: 'pnpm@12.21.0' },
    stdio: 'pipe',
  })
  for (const name of packedPackages) {
    const packageFolder = path.join(folder, 'node_modules/@samity', name)
    mkdirSync(packageFolder, { recursive: true })
    const tarball = readdirSync(folder).find((file) => file.startsWith(`samity-${name}-`))!
    execFileSync('tar', ['-xzf', path.join(folder, tarball), '--strip-components=1', '-C', packageFolder])
    linkDependencies(path.join(folderOf(name), 'node_modules'), path.join(packageFolder, 'node_modules'))
  }
  moduleFolder = createModule('book-loans', folder, () => undefined)
  linkDependencies(path.join(folderOf('mfe-config'), 'node_modules'), path.join(moduleFolder, 'node_modules'))
  linkDependencies(path.join(root, 'node_modules/@types'), path.join(moduleFolder, 'node_modules/@types'))
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

function compileModule() {
  const config = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'], typeRoots: [path.join(moduleFolder, 'node_modules/@types')] },
    include: ['src', 'rspack.config.ts'],
    exclude: ['src/**/*.test.tsx'],
  }
  writeFileSync(path.join(moduleFolder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', moduleFolder, '--pretty', 'false'],
    {
      encoding: 'utf8',
      cwd: moduleFolder,
      shell: process.platform === 'win32',
    },
  )
  return stdout
}

test('a new module of another team compiles with the types of the packed packages', () => {
  expect(compileModule()).toBe('')
}, 60_000)

test('a wrong use of a shared part, of the contract and of the preset is an error of its types', () => {
  writeFileSync(
    path.join(moduleFolder, 'src/wrong.tsx'),
    `import { Button } from '@samity/shared-ui/core'
import { defineModule } from '@samity/shared-api/module'
import { moduleConfig } from '@samity/tooling/rspack'

export const button = <Button type={7} />
export const module = defineModule({ screens: 'none' })
export const config = moduleConfig(7)
`,
  )
  const lines = [...compileModule().matchAll(/src\/wrong\.tsx\((\d+),/g)].map(([, line]) => line)
  expect(lines).toEqual(['5', '6', '7'])
}, 60_000)
