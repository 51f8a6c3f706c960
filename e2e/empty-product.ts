import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtReleases } from './products.ts'

export type EmptyProduct = {
  url: string
  /** Its releases are in the folder `releases` of it */
  data: string
  output: () => string
  close: () => Promise<void>
}

/** Below the ports that systems give to connections of programs: none takes it before the server listens. */
export async function findPort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return findPort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}

export async function startEmptyProduct(env: Record<string, string> = {}): Promise<EmptyProduct> {
  const data = mkdtempSync(path.join(tmpdir(), 'samity-empty-'))
  const releases = path.join(data, 'releases')
  cpSync(builtReleases, releases, { recursive: true })
  const port = await findPort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['../server/src/main.ts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      SAMITY_DATA: data,
      SAMITY_RELEASES: releases,
      ...env,
    },
  })
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Samity is running')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server stopped with ${code}: ${output}`)))
  }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, data, output: () => output, close }
}
