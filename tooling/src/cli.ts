import path from 'node:path'
import { build } from './build.ts'
import { dev } from './dev.ts'
import { modulesCommand, readOptions } from './modules-command.ts'
import { activate } from './registry.ts'
import { moduleNames, Refused, releasesFolder, root } from './workspace.ts'

const say = (sentence: string) => console.log(sentence)

/** Inside a package's folder its name need not be said. */
function moduleHere(): string | undefined {
  const here = path.relative(root, process.cwd()).split(path.sep)[0] ?? ''
  return [...moduleNames(), 'shell'].includes(here) ? here : undefined
}

async function releaseCommand(words: string[]): Promise<void> {
  const { named, deed, switches } = readOptions(words)
  const name = named[0] ?? moduleHere()
  if (!name) throw new Refused(`Which module? Known: ${moduleNames().join(', ')}.`)
  const { release } = await import('./release.ts')
  const made = await release(name, releasesFolder())
  say(`${name} ${made} is released.`)
  if (!switches.activate) return say(`It is not active yet: npm run modules -- activate ${name} ${made}`)
  activate(releasesFolder(), name, made, deed)
  say(`${name} ${made} is active.`)
}

const [command = '', ...words] = process.argv.slice(2)
try {
  if (command === 'build')
    await build(releasesFolder(), say, words.length > 0 ? words : [moduleHere() ?? []].flat())
  else if (command === 'release') await releaseCommand(words)
  else if (command === 'modules') modulesCommand(releasesFolder(), words, say)
  else if (command === 'dev') await dev(moduleHere(), say)
  else
    throw new Refused('Say: build, dev, release <module> or modules <list|activate|rollback|verify|prune>.')
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
}
