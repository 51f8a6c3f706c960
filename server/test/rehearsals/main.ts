import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { rehearseLocks } from './locks.ts'
import { rehearseReplica } from './replica.ts'
import { rehearseRolling } from './rolling.ts'
import { rehearseUpgrade } from './upgrade.ts'

/* `npm run rehearse -- NAME`: accidents with real processes that take too long for `npm test`. */

const rehearsals: Record<string, (...args: string[]) => Promise<void>> = {
  locks: rehearseLocks,
  replica: rehearseReplica,
  rolling: rehearseRolling,
  upgrade: rehearseUpgrade,
}

const [name = '', ...args] = process.argv.slice(2)
const rehearsal = Object.hasOwn(rehearsals, name) ? rehearsals[name] : undefined
if (!rehearsal) {
  console.error(`Usage: npm run rehearse -- ${Object.keys(rehearsals).join(' | ')}`)
  process.exit(2)
}
// `samity upgrade` refuses data of root, and nothing here needs root
if (process.getuid?.() === 0) {
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath]
  const env = { ...process.env, HOME: tmpdir() }
  const { status } = spawnSync('setpriv', [...nobody, ...process.argv.slice(1)], { stdio: 'inherit', env })
  process.exit(status ?? 1)
}
await rehearsal(...args)
