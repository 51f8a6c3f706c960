import { once } from 'node:events'
import { createServer } from 'node:net'
import { rspack, type Configuration, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

export async function startDevServer(
  config: Configuration,
  onBuilt: (stats: Stats) => void = () => {},
): Promise<void> {
  const compiler = rspack(config)
  compiler.hooks.done.tap('samity', onBuilt)
  await new RspackDevServer(config.devServer || {}, compiler).start()
}

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
