import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { password } from './demo-accounts.ts'
import { builtReleases, demoPort } from './products.ts'

/*
 * Fills a data folder with the demo association and stops the product: `node fill-demo.ts FOLDER`. The
 * products of a test run start from copies of this folder (E2E_DEMO), because filling takes long.
 */

const [target = ''] = process.argv.slice(2)
const unfinished = `${target}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
mkdirSync(path.dirname(target), { recursive: true })

const server = spawn(process.execPath, ['../server/src/main.ts', '--demo'], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'pipe', 'ignore'],
  env: {
    ...process.env,
    PORT: String(demoPort),
    SAMITY_DATA: unfinished,
    SAMITY_RELEASES: builtReleases,
    DEMO_PASSWORD: password,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill('SIGTERM'))
let output = ''
server.stdout.setEncoding('utf8')
server.stdout.on('data', (text: string) => {
  output += text
  if (output.includes('Samity is running')) server.kill('SIGTERM')
})
const [code] = (await once(server, 'close')) as [number | null]
if (code !== 0 || !output.includes('Samity is running')) {
  process.stderr.write(output)
  throw new Error(`The demo association could not be created (exit code ${code}).`)
}
rmSync(target, { recursive: true, force: true })
renameSync(unfinished, target)
