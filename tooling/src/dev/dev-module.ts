import { once } from 'node:events'
import type { Server } from 'node:http'
import { CommandError } from '@samity/module-registry'
import { devServer } from './dev-server.ts'
import { watchBuilds } from './watch-builds.ts'

type Say = (sentence: string) => void
type DevTarget = { port?: string | undefined; system?: string | undefined }

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new CommandError(`Port ${port} is in use by another program: choose another one with --port.`)
  })
}

function readPort(text = '3003'): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new CommandError('--port takes a number up to 65535.')
  return port
}

/**
 * Serves development builds of one module for a system that is already running, and rebuilds after every change. The module
 * appears only in the browser of an administrator who opens the printed URL. Nothing is released.
 */
export async function devModule(name: string, target: DevTarget, say: Say): Promise<void> {
  const port = readPort(target.port)
  const system = (target.system ?? process.env.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, '')
  const { folder, active } = watchBuilds(name, say)
  await listen(devServer(folder, active), port)
  const origin = `http://localhost:${port}`
  say(`${name} is served at ${origin}. As an administrator, open`)
  say(`  ${system}/dashboard?module.${name}=${origin}`)
  say(`A system in production has to allow it: DEV_ORIGINS=${origin}`)
}
