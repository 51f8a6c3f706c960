import { userInfo } from 'node:os'
import { parseArgs, types } from 'node:util'
import type { Deed } from './change-registry.ts'
import { theSystem } from './stored-registry.ts'
import { Refused } from './workspace.ts'

const optionTypes = {
  who: { type: 'string' },
  why: { type: 'string' },
  share: { type: 'string' },
  days: { type: 'string' },
  activate: { type: 'boolean' },
  'sign-key': { type: 'string' },
  into: { type: 'string' },
  descriptor: { type: 'string' },
  version: { type: 'string' },
  port: { type: 'string' },
  system: { type: 'string' },
} as const
type Option = keyof typeof optionTypes
type Switches = {
  [name in Option]?: (typeof optionTypes)[name]['type'] extends 'boolean' ? boolean : string
}

/** How a command is said: the line that shows it, how many words it takes, and which options. */
export type Form = { say: string; words: [least: number, most: number]; options?: readonly Option[] }

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

/** The words of a command, and who says them. What does not fit the command's form is refused with that form. */
export function readWords(words: string[], form: Form) {
  const refuse = (sentence: string): never => {
    throw new Refused(`${sentence}\nUsage: ${form.say}`)
  }
  const { values, positionals: named } = parsed(words, form.options ?? [], refuse)
  const [least, most] = form.words
  const [tooMany] = named.slice(most)
  if (tooMany) refuse(`Unexpected argument '${tooMany}'.`)
  if (named.length < least) refuse('Something is missing.')
  const by = values.who?.trim() || thisUser()
  if (reserved.has(by)) throw new Refused(`'${by}' is reserved; use --who with another name.`)
  const deed: Deed = { by, why: values.why ?? '', through: 'command' }
  return { named, deed, switches: values }
}

function parsed(words: string[], options: readonly Option[], refuse: (sentence: string) => never) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, optionTypes[name]])),
    })
    // what the types above make of them
    return { values: values as Switches, positionals }
  } catch (error) {
    if (!types.isNativeError(error) || !('code' in error)) throw error
    const [sentence = ''] = error.message.split(/\n|\. /)
    return refuse(`${sentence.replace(/\.$/, '')}.`)
  }
}

export function wholeNumber(said: string, name: string): number {
  if (!/^\d+$/.test(said)) throw new Refused(`--${name} takes a whole number.`)
  return Number(said)
}
