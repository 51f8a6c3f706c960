import { CommandError } from '@samity/module-registry'
import { findBuild, loadConfig } from '../build/load-config.ts'
import { isFreePort, startDevServer } from './start-dev-server.ts'

type DevTarget = { port?: string | undefined; system?: string | undefined }

function readPort(text = '3003'): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new CommandError('--port takes a number up to 65535.')
  return port
}

/**
 * The same as `rspack dev` in the folder of the module: serves one module for a system that is already
 * running. The module appears only in the browser that opens the printed URL. Nothing is released.
 */
export async function devModule(name: string, target: DevTarget): Promise<void> {
  const port = readPort(target.port)
  if (!(await isFreePort(port)))
    throw new CommandError(`Port ${port} is in use by another program: choose another one with --port.`)
  const { system } = target
  const builds = await loadConfig(name, { RSPACK_SERVE: true, ...(system && { system }) }, { port })
  await startDevServer(findBuild(builds, 'browser', name))
}
