import { once } from 'node:events'
import { Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'

/*
 * A host process: it runs services of one key, each in a thread with an environment, permissions and memory
 * of its own. The server sends commands as lines of JSON to its input, and receives reports in the same form
 * (service-hosts.ts). It is JavaScript for the reason that service-launcher.mjs gives.
 */

const [reportFd, ...threadOptions] = process.argv.slice(2)
const memoryIntervalMs = 1000
/** Short-lived objects: V8 would let them grow to several times as much in each thread. */
const maxYoungMiB = 4

const reports = new Socket({ fd: Number(reportFd), readable: false, writable: true })
// each output of each service may wait
reports.setMaxListeners(0)
const report = (content) => reports.write(`${JSON.stringify(content)}\n`)

/** Threads by the number that the server gave them. */
const threads = new Map()

async function forward(id, stream, output) {
  output.setEncoding('utf8')
  for await (const text of output) if (!report({ id, stream, text })) await once(reports, 'drain')
}

function start({ id, folder, main, maxMemoryMiB, env }) {
  const thread = new Worker(path.join(folder, main), {
    env,
    stdout: true,
    stderr: true,
    execArgv: [...threadOptions, `--allow-fs-read=${folder}`],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMiB, maxYoungGenerationSizeMb: maxYoungMiB },
  })
  threads.set(id, thread)
  const outputs = [forward(id, 'stdout', thread.stdout), forward(id, 'stderr', thread.stderr)]
  let isOutOfMemory = false
  thread.on('error', (error) => {
    isOutOfMemory = error?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!isOutOfMemory) report({ id, stream: 'stderr', text: `${error?.stack ?? error}\n` })
  })
  thread.on('exit', (code) => {
    threads.delete(id)
    void Promise.all(outputs).then(() => report({ id, code, isOutOfMemory }))
  })
}

/** The memory that belongs to one thread. One that does not come to rest answers between two instructions. */
async function reportMemory(id, thread) {
  const { total_physical_size, external_memory, malloced_memory } = await thread.getHeapStatistics()
  report({ id, memoryBytes: total_physical_size + external_memory + malloced_memory })
}
const waiting = new WeakSet()
setInterval(() => {
  for (const [id, thread] of threads) {
    if (waiting.has(thread)) continue
    waiting.add(thread)
    reportMemory(id, thread)
      // it has ended in the meantime
      .catch(() => undefined)
      .finally(() => waiting.delete(thread))
  }
}, memoryIntervalMs)

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line)
  if (command.start) start(command.start)
  if (command.end) threads.get(command.end)?.postMessage('end')
  if (command.kill) void threads.get(command.kill)?.terminate()
}
// the server has closed the input, or was killed
process.exit()
