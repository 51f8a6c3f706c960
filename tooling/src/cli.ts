import path from 'node:path'
import { build } from './build.ts'
import { dev } from './dev.ts'
import { activate, listReleases, readStored, verify } from './registry.ts'
import { moduleNames, Refused, releasesFolder, root } from './workspace.ts'

const say = (sentence: string) => console.log(sentence)

/** Inside a package's folder its name need not be said. */
function moduleHere(): string | undefined {
  const here = path.relative(root, process.cwd()).split(path.sep)[0] ?? ''
  return [...moduleNames(), 'shell'].includes(here) ? here : undefined
}

async function releaseCommand(words: string[]): Promise<void> {
  const name = words.find((word) => !word.startsWith('-')) ?? moduleHere()
  if (!name) throw new Refused(`Which module? Known: ${moduleNames().join(', ')}.`)
  const { release } = await import('./release.ts')
  const made = await release(name, releasesFolder())
  say(`${name} ${made} is released.`)
  if (!words.includes('--activate'))
    return say(`It is not active yet: npm run modules -- activate ${name} ${made}`)
  activate(releasesFolder(), name, made, process.env.USER ?? 'release')
  say(`${name} ${made} is active.`)
}

function listModules(): void {
  const { revision, modules } = readStored(releasesFolder())
  say(`Registry revision ${revision}`)
  for (const [name, { active, changed, by }] of Object.entries(modules)) {
    say(name)
    for (const found of listReleases(releasesFolder(), name))
      say(`  ${found}${found === active ? `  active since ${changed}, by ${by}` : ''}`)
  }
}

function verifyModules(): void {
  const problems = verify(releasesFolder())
  for (const problem of problems) say(problem)
  if (problems.length > 0) throw new Refused(`${problems.length} file(s) differ from what was released.`)
  say('Every file of every active release is as it was released.')
}

function modulesCommand([what, name, chosen]: string[]): void {
  if (what === 'list') return listModules()
  if (what === 'verify') return verifyModules()
  if (what !== 'activate' || !name || !chosen)
    throw new Refused('Say: modules list, modules verify, or modules activate <module> <release>.')
  activate(releasesFolder(), name, chosen, process.env.USER ?? 'modules')
  say(`${name} ${chosen} is active.`)
}

const [command = '', ...words] = process.argv.slice(2)
try {
  if (command === 'build')
    await build(releasesFolder(), say, words.length > 0 ? words : [moduleHere() ?? []].flat())
  else if (command === 'release') await releaseCommand(words)
  else if (command === 'modules') modulesCommand(words)
  else if (command === 'dev') await dev(moduleHere(), say)
  else throw new Refused('Say: build, dev, release <module> or modules <list|verify|activate>.')
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
}
