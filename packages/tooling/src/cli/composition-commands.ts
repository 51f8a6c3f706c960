import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  CommandError,
  compareCompositions,
  exportComposition,
  findComposition,
  forgetComposition,
  importComposition,
  nameComposition,
  readNamedCompositions,
  readUsableRegistry,
  returnToComposition,
  type ReleaseFacts,
} from '@samity/module-registry'
import type { ParsedCommand, Say } from './command-line.ts'

const lastChangeCount = 20
const fileOf = (name: string) => path.resolve(process.env.INIT_CWD ?? '.', name)

export function listCompositions(folder: string, _command: ParsedCommand, say: Say): void {
  for (const { name, revision, at, by } of readNamedCompositions(folder))
    say(`${revision ?? '–'}  '${name}', named ${at} by ${by}`)
  const { registry } = readUsableRegistry(folder)
  for (const [index, { module, action, to, at }] of registry.history.slice(0, lastChangeCount).entries())
    say(`${registry.revision - index}  ${at}  ${action} ${module} ${to}`)
}

export function nameOne(
  folder: string,
  { positionals: [name = '', number = 'now'], context: { by } }: ParsedCommand,
  say: Say,
): void {
  const { revision } = nameComposition(folder, number, { name, by })
  say(`The composition ${revision} is named '${name}'.`)
}

export function forgetName(folder: string, { positionals: [name = ''] }: ParsedCommand, say: Say): void {
  forgetComposition(folder, name)
  say(`No composition is named '${name}' any more.`)
}

const describe = (facts: ReleaseFacts | null) =>
  facts === null
    ? 'none'
    : [
        facts.release,
        facts.isThere ? '' : '(not on this system)',
        facts.asks.length > 0 ? `asks for ${facts.asks.join(', ')}` : '',
        facts.schema ? `schema ${facts.schema.oldest} to ${facts.schema.newest}` : '',
      ]
        .filter(Boolean)
        .join(' ')

export function compareTwo(
  folder: string,
  { positionals: [one = '', other = 'now'] }: ParsedCommand,
  say: Say,
): void {
  const [left, right] = [findComposition(folder, one), findComposition(folder, other)]
  const differences = compareCompositions(folder, left.modules, right.modules)
  for (const { module, ...sides } of differences)
    say(`${module}\n  ${one}: ${describe(sides.one)}\n  ${other}: ${describe(sides.other)}`)
  if (differences.length === 0) say('Both have the same releases.')
}

export function returnToOne(
  folder: string,
  { positionals: [text = ''], context }: ParsedCommand,
  say: Say,
): void {
  const { revision: before } = readUsableRegistry(folder).registry
  const { revision } = returnToComposition(folder, findComposition(folder, text).modules, context)
  if (revision === before) return say('Every module is as in this composition already.')
  say(`${revision - before} module(s) changed; the composition is ${revision} now.`)
  say('The server starts their services. Settings → Modules has the result.')
}

export function exportNamed(
  folder: string,
  { positionals: [name = '', file = ''], options }: ParsedCommand,
  say: Say,
): void {
  const key = options['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  writeFileSync(fileOf(file), exportComposition(folder, name, key && fileOf(key)))
  say(`'${name}' is in ${fileOf(file)}${key ? ', signed' : ''}. Its releases are not: use 'modules fetch'.`)
}

export function importFile(
  folder: string,
  { positionals: [file = ''], context: { by } }: ParsedCommand,
  say: Say,
): void {
  let text: string
  try {
    text = readFileSync(fileOf(file), 'utf8')
  } catch {
    throw new CommandError(`The file ${fileOf(file)} cannot be read.`)
  }
  const { name, modules } = importComposition(folder, text, by)
  say(`'${name}' is here, with ${Object.keys(modules).length} modules. To use it: modules return '${name}'`)
  for (const { module, one } of compareCompositions(folder, modules, {}))
    if (one && !one.isThere) say(`Missing: ${module} ${one.release}. Fetch it with 'modules fetch'.`)
}
