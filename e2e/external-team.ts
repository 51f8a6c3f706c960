import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const workspace = fileURLToPath(new URL('..', import.meta.url))

async function run(program: string, args: string[], cwd: string): Promise<string> {
  // the command resolves paths from its own folder, not from that of the test run
  const { INIT_CWD: _initCwd, ...env } = process.env
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`)
  return output
}

type Manifest = { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }

/**
 * Links the dependencies of a packed package to the copies of this workspace, so that nothing is downloaded.
 */
function linkDependencies(name: string, nodeModules: string): void {
  const file = path.join(nodeModules, '@samity', name, 'package.json')
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    const to = path.join(nodeModules, dependency)
    const from = [name, `packages/${name}`, '.']
      .map((one) => path.join(workspace, one, 'node_modules', dependency))
      .find(existsSync)
    if (existsSync(to) || !from) continue
    mkdirSync(path.dirname(to), { recursive: true })
    symlinkSync(realpathSync(from), to)
  }
}

/**
 * Creates the folder of another team: the packed packages and their dependencies, nothing else of this
 * workspace.
 */
export async function createExternalTeam() {
  const folder = mkdtempSync(path.join(tmpdir(), 'samity-team-'))
  const tarballs = path.join(folder, 'packages')
  await run(process.execPath, [path.join(workspace, 'scripts/run.mjs'), 'pack', tarballs], workspace)
  const nodeModules = path.join(folder, 'node_modules')
  const names = ['shared-api', 'shared-ui', 'module-registry', 'tooling']
  for (const name of names) {
    const to = path.join(nodeModules, '@samity', name)
    mkdirSync(to, { recursive: true })
    const tarball = readdirSync(tarballs).find((file) => file.includes(name)) ?? ''
    await run('tar', ['-xzf', path.join(tarballs, tarball), '-C', to, '--strip-components=1'], folder)
  }
  for (const name of names) linkDependencies(name, nodeModules)
  const cliPath = path.join(nodeModules, '@samity/tooling/bin/samity-tooling.mjs')
  return {
    folder,
    samity: (cwd: string, ...args: string[]) => run(process.execPath, [cliPath, ...args], cwd),
  }
}
