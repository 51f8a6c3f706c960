import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  CommandError,
  folderOf,
  packedSystemFile,
  root,
  thisSystem,
  withLockSync,
} from '@samity/module-registry'
import { listFiles } from '../build/compress.ts'
import { compilePackages, packageNameIn, packedPackages, withJsImports } from './compile-packages.ts'

const packageManager = process.env.SAMITY_PNPM ?? 'pnpm'

const sourceFile = /(?<!\.d)\.tsx?$|\.test\.tsx?$/

const cacheFolder = path.join(root, '.cache')
const maxWaitMs = 600_000

function compileAll(): string {
  const folder = path.join(cacheFolder, 'packed')
  compilePackages(folder)
  return folder
}

function packPackage(name: string, compiledFolder: string): void {
  const from = path.join(folderOf(name), 'src')
  const to = path.join(folderOf(name), 'dist')
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    writeFileSync(path.join(to, file), content)
  }
  rmSync(to, { recursive: true, force: true })
  for (const file of listFiles(from).filter((entry) => !sourceFile.test(entry)))
    write(file, readFileSync(path.join(from, file)))
  const packageOutput = path.join(compiledFolder, name, 'src')
  for (const file of listFiles(packageOutput)) {
    const text = readFileSync(path.join(packageOutput, file), 'utf8')
    write(file, file.endsWith('.d.ts') ? withJsImports(text) : text)
  }
  if (packageNameIn(name) === 'module-registry')
    writeFileSync(
      path.join(to, path.basename(packedSystemFile)),
      `${JSON.stringify(thisSystem(), null, 2)}\n`,
    )
}

/**
 * Prepares a package before it is packed. npm is refused, because it would leave `workspace:` and `catalog:`
 * in package.json.
 */
export function prepack(name: string | undefined): void {
  if (process.env.SAMITY_PACKED) return
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/'))
    throw new CommandError(`Use 'npm run pack' in the workspace: npm alone does not resolve its versions.`)
  if (!name || !packedPackages.some((one) => one === name))
    throw new CommandError(`Only ${packedPackages.join(', ')} are packed.`)
  packPackage(name, compileAll())
}

/**
 * Writes the tarballs that other teams install, and prints their paths. One process at a time: all write into
 * the same folders.
 */
export const pack = (destination: string, say: (sentence: string) => void): void =>
  withLockSync(cacheFolder, () => packAll(destination, say), maxWaitMs)

function packAll(destination: string, say: (sentence: string) => void): void {
  const compiledFolder = compileAll()
  mkdirSync(destination, { recursive: true })
  for (const name of packedPackages) packPackage(name, compiledFolder)
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '-y',
      packageManager,
      '--recursive',
      ...packedPackages.map((name) => `--filter=./${name}`),
      'pack',
      '--json',
      `--pack-destination=${destination}`,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, SAMITY_PACKED: '1' },
    },
  )
  if (status !== 0) throw new CommandError(`The packages cannot be packed:\n${stdout}${stderr}`)
  // the output of the prepack scripts comes before the JSON
  for (const { filename } of JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string }[])
    say(path.join(destination, path.basename(filename)))
}
