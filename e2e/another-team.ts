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

/** Runs a program to its end; what it said is the error when it fails. */
async function run(program: string, words: string[], cwd: string): Promise<string> {
  // a command is meant from where it runs
  const { INIT_CWD: _started, ...env } = process.env
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${program} ${words.join(' ')}:\n${said}`)
  return said
}

type Manifest = { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }

/** Puts what a packed package needs beside it: the copies of this workspace, so that nothing is fetched. */
function linkNeeds(name: string, modules: string): void {
  const file = path.join(modules, '@samity', name, 'package.json')
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  for (const need of Object.keys({ ...dependencies, ...peerDependencies })) {
    const to = path.join(modules, need)
    const from = [name, '.'].map((one) => path.join(workspace, one, 'node_modules', need)).find(existsSync)
    if (existsSync(to) || !from) continue
    mkdirSync(path.dirname(to), { recursive: true })
    symlinkSync(realpathSync(from), to)
  }
}

/** A folder as another team has it: the packed packages and what they need, nothing else of this workspace. */
export async function anotherTeam() {
  const folder = mkdtempSync(path.join(tmpdir(), 'samity-team-'))
  const tarballs = path.join(folder, 'packages')
  await run(process.execPath, [path.join(workspace, 'scripts/run.mjs'), 'pack', tarballs], workspace)
  const modules = path.join(folder, 'node_modules')
  const names = ['shared-api', 'shared-ui', 'tooling']
  for (const name of names) {
    const to = path.join(modules, '@samity', name)
    mkdirSync(to, { recursive: true })
    const tarball = readdirSync(tarballs).find((file) => file.includes(name)) ?? ''
    await run('tar', ['-xzf', path.join(tarballs, tarball), '-C', to, '--strip-components=1'], folder)
  }
  for (const name of names) linkNeeds(name, modules)
  const commands = path.join(modules, '@samity/tooling/bin/samity-tooling.mjs')
  return {
    folder,
    samity: (cwd: string, ...words: string[]) => run(process.execPath, [commands, ...words], cwd),
  }
}
