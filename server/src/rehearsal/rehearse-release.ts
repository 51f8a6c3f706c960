import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { hasSandbox, sandboxProgram, sha384, storeRehearsal } from '@samity/module-registry'
import type { Instant } from '@samity/shared-api/contract/moment'
import type { Rehearsal, RehearsalProgress } from '@samity/shared-api/contract/system/rehearsals'
import {
  readRunningRehearsal,
  rehearsalDataFolder,
  writeRunningRehearsal,
} from '../modules/rehearsals/running-rehearsal.ts'
import type { Environment } from '../process/environment.ts'
import { openSecretBox } from '../process/secret-box.ts'
import { StartupError } from '../process/startup-error.ts'
import type { RehearsalOrder, RehearsalReport } from './inside.ts'

/*
 * The rehearsal of a release beside the system that runs. Everything of it is in the folder `rehearsal` of
 * the data folder, and its processes end with this one. What it does is in inside.ts.
 */

export type RehearsalRequest = {
  module: string
  release: string
  /** All modules, not only those that the release touches */
  isAll: boolean
  backup: RehearsalOrder['backup']
}

const heapMegabytes = 512
const timeoutMs = 2 * 60 * 60 * 1000

/**
 * Rehearses a release, stores the signed result beside it and returns it. Throws StartupError when another
 * rehearsal is under way, or when this one could not be done.
 */
export async function rehearseRelease(
  environment: Environment,
  { module, release, isAll, backup }: RehearsalRequest,
  onProgress: (progress: RehearsalProgress) => void = () => undefined,
): Promise<Rehearsal> {
  const { data, releases } = environment
  const other = readRunningRehearsal(data)
  if (other && other.pid !== process.pid)
    throw new StartupError(`${other.module} ${other.release} is being rehearsed: wait, or cancel that.`)
  const folder = rehearsalDataFolder(data)
  // what a killed one left behind
  rmSync(folder, { recursive: true, force: true })
  const startedAtMs = Date.now()
  // the type has no function of its own: an ISO timestamp is one
  const since = new Date(startedAtMs).toISOString() as Instant
  const note = (counts: { opened: number; total: number }) => {
    const progress = { module, release, since, ...counts }
    writeRunningRehearsal(data, progress)
    onProgress(progress)
  }
  note({ opened: 0, total: 0 })
  // people come first; what this process starts has the same priority
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  // a signal ends this process without the code below
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  try {
    const runsServices = hasSandbox()
    const order: RehearsalOrder = {
      folder,
      releases,
      backup,
      module,
      release,
      isAll,
      runsServices,
      maxMemoryMiB: environment.rehearsalMemoryMiB,
    }
    const result = await runInside(environment, order, note)
    const pictures = path.join(folder, 'pictures')
    const names = existsSync(pictures) ? readdirSync(pictures) : []
    const rehearsal: Rehearsal = {
      ...result,
      at: new Date().toISOString() as Instant, // as above
      seconds: Math.round((Date.now() - startedAtMs) / 1000),
      pictures: Object.fromEntries(
        names.map((name) => [name, sha384(readFileSync(path.join(pictures, name)))]),
      ),
    }
    const seed = openSecretBox(environment.secretKey).mac(Buffer.from('ed25519'), 'signature of rehearsals')
    storeRehearsal(releases, rehearsal, pictures, seed)
    return rehearsal
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/**
 * A process that sees the machine but can write only in its folder, reach no other machine and no server of
 * this one, and whose processes end with it. Where no such sandbox can be made it is a group of processes.
 */
function spawnInside({ folder, runsServices }: RehearsalOrder, env: NodeJS.ProcessEnv): ChildProcess {
  const program = [process.execPath, '--disable-sigusr1', path.join(import.meta.dirname, 'inside.ts')]
  const sandbox = runsServices
    ? [
        sandboxProgram,
        ...'--unshare-net --unshare-pid --unshare-ipc --die-with-parent --cap-drop CAP_SYS_NICE'.split(' '),
        ...'--ro-bind / / --dev /dev --proc /proc --tmpfs /dev/shm'.split(' '),
        '--bind',
        folder,
        folder,
        '--',
      ]
    : []
  const [file = '', ...args] = [...sandbox, ...program]
  return spawn(file, args, { env, stdio: ['pipe', 'pipe', 'inherit', 'ipc'], detached: !runsServices })
}

async function runInside(
  environment: Environment,
  order: RehearsalOrder,
  note: (counts: { opened: number; total: number }) => void,
): Promise<Extract<RehearsalReport, { result: unknown }>['result']> {
  const { shell, website } = environment
  const { PATH, HOME, LANG, TZ, CHROMIUM_PATH, RELEASE_KEYS } = process.env
  const child = spawnInside(order, {
    PATH,
    HOME,
    LANG,
    TZ,
    CHROMIUM_PATH,
    RELEASE_KEYS,
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
    TMPDIR: order.folder,
    // its servers start from the same sources
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(order.folder, 'compiled'),
    SAMITY_DATA: path.join(order.folder, 'data'),
    SAMITY_SHELL: shell,
    WEBSITE_MODULE: website,
    OPEN_REQUESTS_PER_MINUTE: '0',
    DOCS_FOLDER: 'off',
    BACKUP_AT: 'off',
    SAMITY_SERVICES: order.runsServices ? 'record' : 'off',
    // printed codes are those of the association; its key is read, never stored in the copy
    SECRET_KEY: environment.secretKey.key,
    SECRET_KEY_FILE: environment.secretKey.key ? undefined : environment.secretKey.file,
  })
  const end = () => stopGroup(child, order.runsServices)
  process.prependOnceListener('exit', end)
  const timer = setTimeout(end, timeoutMs)
  let last: RehearsalReport | undefined
  const exit = once(child, 'exit')
  child.stdin!.on('error', () => undefined).end(JSON.stringify(order))
  try {
    for await (const line of createInterface(child.stdout!)) {
      // written by inside.ts
      last = JSON.parse(line) as RehearsalReport
      if ('opened' in last) note(last)
    }
    await exit
  } finally {
    clearTimeout(timer)
    process.off('exit', end)
    end()
  }
  if (last && 'result' in last) return last.result
  throw new StartupError(
    last && 'problem' in last ? last.problem : 'The rehearsal ended early. Nothing of it was stored.',
  )
}

function stopGroup(child: ChildProcess, isSandboxed: boolean): void {
  if (child.pid === undefined) return
  try {
    process.kill(isSandboxed ? child.pid : -child.pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}
