import { once } from 'node:events'
import { createServer } from 'node:net'
import { rspack, type Configuration, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

/** Starts the development server of a build, which compiles now and after every change. */
export async function startDevServer(
  config: Configuration,
  onBuilt: (stats: Stats) => void = () => {},
): Promise<void> {
  const compiler = rspack(config)
  compiler.hooks.done.tap('samity', onBuilt)
  await new RspackDevServer(config.devServer || {}, compiler).start()
}

/** True if no program listens on a port of this machine. */
export async function isFreePort(port: number): Promise<boolean> {
  const probe = createServer().listen(port, 'localhost')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
