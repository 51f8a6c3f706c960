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
await rehearsal(...args)
