import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
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

/** Like `memoryOf`, but what several processes share is counted once among them. */
async function shareOf(pid: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) * kibi || memoryOf(pid)
}

/** The memory of a process and all that it has started, where /proc tells (Linux); undefined elsewhere. */
export async function memoryOfTree(pid: number | undefined): Promise<number | undefined> {
  const entries = await readdir('/proc').catch(() => [])
  const parents = new Map<number, number>()
  for (const entry of entries.filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '')
    parents.set(Number(entry), Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]))
  }
  const isOfTree = (one: number | undefined): boolean =>
    one !== undefined && (one === pid || isOfTree(parents.get(one)))
  const tree = [...parents.keys()].filter(isOfTree)
  if (tree.length === 0) return undefined
  const sizes = await Promise.all(tree.map(shareOf))
  return sizes.reduce<number>((sum, bytes = 0) => sum + bytes, 0)
}
