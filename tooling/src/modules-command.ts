import { existsSync } from 'node:fs'
import path from 'node:path'
import { activate, endCanary, place, remove, rollback, startCanary, type Deed } from './change-registry.ts'
import { readWords, wholeNumber, type Form } from './command-words.ts'
import { prune } from './prune.ts'
import { verify } from './registry.ts'
import { makeKey } from './release-signature.ts'
import { listReleases, modulesWithReleases, signRelease } from './released.ts'
import { readStored, readStoredOrKept, type RegistryChange } from './stored-registry.ts'
import { atHome, folderOf, Refused } from './workspace.ts'

type Say = (sentence: string) => void
type Words = ReturnType<typeof readWords>
type Action = Form & { about: string; act: (folder: string, words: Words, say: Say) => void | Promise<void> }

const whose = ['who', 'why'] as const

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
  remove: 'removed',
}
const tell = ({ at, action, to, share, by, why }: RegistryChange) =>
  `${at}  ${did[action]} ${to}${share ? ` for ${share} %` : ''}, by ${by}${why ? `: ${why}` : ''}`

const shownChanges = 10

function list(folder: string, { named: [only] }: Words, say: Say): void {
  const { stored, problem } = readStoredOrKept(folder)
  const names = [...new Set([...Object.keys(stored.modules), ...modulesWithReleases(folder)])].sort()
  if (only && !names.includes(only))
    throw new Refused(`There is no module '${only}'. Known: ${names.join(', ')}.`)
  if (problem) say(problem)
  say(`Registry revision ${stored.revision}`)
  for (const name of only ? [only] : names) {
    const { active, previous, canary, changed, by } = stored.modules[name] ?? {}
    say(`${name}${active ? '' : '  not active'}`)
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

function checkFiles(folder: string, _words: Words, say: Say): void {
  readStored(folder)
  const problems = verify(folder)
  for (const problem of problems) say(problem)
  if (problems.length > 0) throw new Refused(`${problems.length} file(s) differ from what was released.`)
  say('Every file of every active release is as it was released.')
}

function removeUnused(folder: string, { switches }: Words, say: Say): void {
  const gone = prune(folder, { days: wholeNumber(switches.days ?? '14', 'days') })
  for (const release of gone) say(`${release} is removed.`)
  say(gone.length === 0 ? 'There is nothing to remove.' : `${gone.length} release(s) removed.`)
}

function takeAway(folder: string, { named: [module = ''], deed }: Words, say: Say): void {
  remove(folder, module, deed)
  say(`${module} is not active any more. Its releases stay until they are pruned.`)
  if (atHome && existsSync(folderOf(module)))
    say(`Its folder is still in the workspace: the next build makes it active again.`)
}

function goBack(folder: string, { named: [module = ''], deed }: Words, say: Say): void {
  const { history, modules } = rollback(folder, module, deed)
  const ended = history[0]?.action === 'end-canary' ? `The canary ${history[0].from} has ended; ` : ''
  say(`${ended}${module} ${modules[module]?.active} is active.`)
}

function putAt(folder: string, { named: [module = '', said = ''], deed }: Words, say: Say): void {
  place(folder, module, said === 'here' ? undefined : said, deed)
  say(`Browsers fetch ${module} from ${said === 'here' ? 'this server' : said}.`)
}

async function takeIn(folder: string, { named: [address = ''] }: Words, say: Say): Promise<void> {
  const { fetchRelease } = await import('./fetch-release.ts')
  const { module, release } = await fetchRelease(folder, address)
  say(`${module} ${release} is here, every file as it was released.`)
  say(`It is not active yet: npm run modules -- activate ${module} ${release}`)
}

function newKey(_folder: string, { named: [said = ''] }: Words, say: Say): void {
  const file = path.resolve(process.env.INIT_CWD ?? '.', said)
  const publicKey = makeKey(file)
  say(`The private key is in ${file}. Whoever has it can release: keep it off the server.`)
  say(`The server trusts it with RELEASE_KEYS=${publicKey}`)
}

function signOne(folder: string, { named: [module = '', said = ''], switches }: Words, say: Say): void {
  const key = switches['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  if (!key) throw new Refused('Name the file of the private key with --sign-key.')
  const release = releaseMeant(folder, module, said)
  signRelease(folder, module, release, path.resolve(process.env.INIT_CWD ?? '.', key))
  say(`${module} ${release} is signed.`)
}

function give(folder: string, { named: [module = '', said = ''], switches, deed }: Words, say: Say): void {
  const share = wholeNumber(switches.share ?? '100', 'share')
  if (share === 0) {
    const { modules } = endCanary(folder, module, deed)
    return say(`The canary has ended; ${module} ${modules[module]?.active} is active for everyone.`)
  }
  const release = releaseMeant(folder, module, said)
  if (share === 100) return giveToAll(folder, module, release, deed, say)
  startCanary(folder, module, release, share, deed)
  say(`${module} ${release} is given to ${share} % of the people.`)
}

function giveToAll(folder: string, module: string, release: string, deed: Deed, say: Say): void {
  activate(folder, module, release, deed)
  say(`${module} ${release} is active.`)
}

const actions: Record<string, Action> = {
  list: {
    say: 'modules list [module]',
    about: 'releases, and which is active',
    words: [0, 1],
    act: list,
  },
  activate: {
    say: 'modules activate <module> <release> [--share 10]',
    about: 'everyone gets it, or this share of the people (per cent)',
    words: [2, 2],
    options: [...whose, 'share'],
    act: give,
  },
  rollback: {
    say: 'modules rollback <module>',
    about: 'ends a canary, or goes back to the release before',
    words: [1, 1],
    options: whose,
    act: goBack,
  },
  remove: {
    say: 'modules remove <module>',
    about: 'nobody is given this module any more',
    words: [1, 1],
    options: whose,
    act: takeAway,
  },
  fetch: {
    say: 'modules fetch <address>',
    about: 'takes in a release that another team serves',
    words: [1, 1],
    act: takeIn,
  },
  place: {
    say: 'modules place <module> <address|here>',
    about: 'where browsers fetch a module’s releases',
    words: [2, 2],
    options: whose,
    act: putAt,
  },
  verify: {
    say: 'modules verify',
    about: 'are all files as they were released?',
    words: [0, 0],
    act: checkFiles,
  },
  keygen: {
    say: 'modules keygen <file>',
    about: 'makes a key to sign releases with',
    words: [1, 1],
    act: newKey,
  },
  sign: {
    say: 'modules sign <module> <release> --sign-key FILE',
    about: 'signs a release that lies here',
    words: [2, 2],
    options: ['sign-key'],
    act: signOne,
  },
  prune: {
    say: 'modules prune [--days 14]',
    about: 'removes releases that nobody was given for so long',
    words: [0, 0],
    options: ['days'],
    act: removeUnused,
  },
}

const usage = `Usage:
${Object.values(actions)
  .map(({ say, about }) => `  ${say.padEnd(50)} ${about}`)
  .join('\n')}
Each change takes --why "…" and --who NAME (you, when left out).`

/** `npm run modules -- …`: the registry from the command line. Every change is live with the next page. */
export function modulesCommand(
  folder: string,
  [what = '', ...words]: string[],
  say: Say,
): void | Promise<void> {
  const action = Object.hasOwn(actions, what) ? actions[what] : undefined
  if (!action) throw new Refused(what ? `There is no 'modules ${what}'. ${usage}` : usage)
  return action.act(folder, readWords(words, action), say)
}
