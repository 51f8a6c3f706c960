import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { activate, endCanary, place, rollback, startCanary, type Deed } from './change-registry.ts'
import { prune } from './prune.ts'
import { verify } from './registry.ts'
import { listReleases } from './released.ts'
import { readStored, readStoredOrKept, theSystem, type RegistryChange } from './stored-registry.ts'
import { Refused } from './workspace.ts'

type Say = (sentence: string) => void

const usage = `Say one of:
  modules list [module]
  modules activate <module> <release> [--share 10]   everyone gets it, or this share of the people (per cent)
  modules rollback <module>                          ends a canary, or goes back to the release before
  modules fetch <address>                            takes in a release that another team serves
  modules place <module> <address|here>              where browsers fetch a module's releases
  modules verify                                     are all files as they were released?
  modules prune [--days 14]                          removes releases that nobody was given for so long
Each change takes --why "…" and --who NAME (you, when left out).`

/** Names that the registry itself gives meaning to. */
const reserved = new Set(['build', theSystem])

function thisUser(): string {
  try {
    return userInfo().username
  } catch {
    // a user of a container may have no name
    return process.env['USER'] ?? 'command'
  }
}

/** The words of a command, and who says them. */
export function readOptions(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        who: { type: 'string' },
        why: { type: 'string' },
        share: { type: 'string' },
        days: { type: 'string' },
        activate: { type: 'boolean' },
        into: { type: 'string' },
        descriptor: { type: 'string' },
        version: { type: 'string' },
        port: { type: 'string' },
        system: { type: 'string' },
      },
    })
    const by = values.who?.trim() || thisUser()
    if (reserved.has(by)) throw new Refused(`'${by}' is nobody's name: say --who with another one.`)
    const deed: Deed = { by, why: values.why ?? '', through: 'command' }
    return { named: positionals, deed, switches: values }
  } catch (error) {
    if (error instanceof TypeError) throw new Refused(`${error.message}\n${usage}`)
    throw error
  }
}

function wholeNumber(said: string, name: string): number {
  if (!/^\d+$/.test(said)) throw new Refused(`--${name} takes a whole number.`)
  return Number(said)
}

/** A release may be called by its version or by the beginning of its name, as long as that means one only. */
function releaseMeant(folder: string, module: string, said: string): string {
  const all = listReleases(folder, module)
  if (all.includes(said)) return said
  const meant = all.filter((release) => release.startsWith(said))
  const [one] = meant
  if (one && meant.length === 1) return one
  if (meant.length > 1) throw new Refused(`${module} ${said} may mean ${meant.join(' or ')}. Say which.`)
  return said
}

const did: Record<RegistryChange['action'], string> = {
  activate: 'activated',
  canary: 'canary',
  'end-canary': 'canary ended,',
  rollback: 'rolled back to',
}
const tell = ({ at, action, to, share, by, why }: RegistryChange) =>
  `${at}  ${did[action]} ${to}${share ? ` for ${share} %` : ''}, by ${by}${why ? `: ${why}` : ''}`

const shownChanges = 10

function list(folder: string, only: string | undefined, say: Say): void {
  const { stored, problem } = readStoredOrKept(folder)
  if (problem) say(problem)
  say(`Registry revision ${stored.revision}`)
  for (const [name, { active, previous, canary, changed, by }] of Object.entries(stored.modules)) {
    if (only && name !== only) continue
    say(name)
    for (const release of listReleases(folder, name)) {
      const standing = [
        release === active && `active since ${changed}, by ${by}`,
        release === canary?.release &&
          `canary for ${canary?.share} % since ${canary?.since}, by ${canary?.by}`,
        release === previous && 'previous',
      ].filter(Boolean)
      say(`  ${release}${standing.length > 0 ? `  ${standing.join(', ')}` : ''}`)
    }
    const history = stored.history.filter(({ module }) => module === name)
    for (const change of history.slice(0, shownChanges)) say(`    ${tell(change)}`)
  }
}

function checkFiles(folder: string, say: Say): void {
  readStored(folder)
  const problems = verify(folder)
  for (const problem of problems) say(problem)
  if (problems.length > 0) throw new Refused(`${problems.length} file(s) differ from what was released.`)
  say('Every file of every active release is as it was released.')
}

/** `npm run modules -- …`: the registry from the command line. Every change is live with the next page. */
export function modulesCommand(folder: string, words: string[], say: Say): void {
  const { named, deed, switches } = readOptions(words)
  const [what, module, said] = named
  if (what === 'list') return list(folder, module, say)
  if (what === 'verify') return checkFiles(folder, say)
  if (what === 'prune') {
    const gone = prune(folder, { days: wholeNumber(switches.days ?? '14', 'days') })
    for (const release of gone) say(`${release} is removed.`)
    return say(gone.length === 0 ? 'There is nothing to remove.' : `${gone.length} release(s) removed.`)
  }
  if (what === 'place' && module && said) {
    place(folder, module, said === 'here' ? undefined : said, deed)
    return say(`Browsers fetch ${module} from ${said === 'here' ? 'this server' : said}.`)
  }
  if (what === 'rollback' && module) {
    const { history, modules } = rollback(folder, module, deed)
    const ended = history[0]?.action === 'end-canary' ? `The canary ${history[0].from} has ended; ` : ''
    return say(`${ended}${module} ${modules[module]?.active} is active.`)
  }
  if (what !== 'activate' || !module || !said) throw new Refused(usage)
  const release = releaseMeant(folder, module, said)
  if (switches.share === undefined) {
    activate(folder, module, release, deed)
    return say(`${module} ${release} is active.`)
  }
  const share = wholeNumber(switches.share, 'share')
  if (share === 0) {
    const { modules } = endCanary(folder, module, deed)
    return say(`The canary has ended; ${module} ${modules[module]?.active} is active for everyone.`)
  }
  if (share === 100) {
    activate(folder, module, release, deed)
    return say(`${module} ${release} is active for everyone.`)
  }
  startCanary(folder, module, release, share, deed)
  say(`${module} ${release} is given to ${share} % of the people.`)
}
