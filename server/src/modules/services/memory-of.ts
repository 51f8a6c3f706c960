import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const kibi = 1024

/**
 * The resident memory of a process in bytes; undefined when it has ended, or on a system that cannot tell
 * (Windows).
 */
export async function memoryOf(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined) return undefined
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * kibi || undefined
    }
    if (process.platform === 'win32') return undefined
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout.trim()) * kibi || undefined
  } catch {
    return undefined
  }
}
