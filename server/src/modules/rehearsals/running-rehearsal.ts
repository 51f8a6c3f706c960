import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRehearsal, readRehearsalPolicy, summarizeRehearsal } from '@samity/module-registry'
import type {
  RehearsalProgress,
  RehearsalState,
  RehearsalSummary,
} from '@samity/shared-api/contract/system/rehearsals'
import { isAlive } from '../../database/postgres-cluster.ts'
import type { Environment } from '../../process/environment.ts'

/*
 * The rehearsal of a release runs in a process of its own (server/src/rehearsal). A file says how far it is,
 * so that every server process of this machine can show and cancel it.
 */

export const rehearsalDataFolder = (data: string): string => path.join(data, 'rehearsal')
const stateFile = (data: string) => path.join(rehearsalDataFolder(data), 'state.json')

type RunningRehearsal = RehearsalProgress & { pid: number }

/** `pid`: of the process that rehearses */
export function writeRunningRehearsal(data: string, progress: RehearsalProgress, pid = process.pid): void {
  mkdirSync(rehearsalDataFolder(data), { mode: 0o700, recursive: true })
  const file = stateFile(data)
  const state: RunningRehearsal = { ...progress, pid }
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

/** The rehearsal that is under way; undefined without one, or when its process was killed. */
export function readRunningRehearsal(data: string): RunningRehearsal | undefined {
  try {
    // written above
    const state = JSON.parse(readFileSync(stateFile(data), 'utf8')) as RunningRehearsal
    return isRehearsal(state.pid) ? state : undefined
  } catch {
    // there is no file, or a power cut has emptied it
    return undefined
  }
}

/** Another program may have the number of a process that was killed. */
function isRehearsal(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`
  if (!existsSync('/proc/self/cmdline')) return isAlive(pid)
  return existsSync(command) && readFileSync(command, 'utf8').includes('\0rehearse-release\0')
}

export function readRehearsalState({ data, releases }: Environment): RehearsalState {
  const { required } = readRehearsalPolicy(releases)
  const { pid: _own, ...running } = readRunningRehearsal(data) ?? { pid: 0 }
  return { required, running: 'module' in running ? running : null }
}

export function rehearsalSummary(folder: string, module: string, release: string): RehearsalSummary | null {
  const rehearsal = readRehearsal(folder, module, release)
  return rehearsal ? summarizeRehearsal(rehearsal) : null
}
