import { userInfo } from 'node:os'
import { parseArgs, types } from 'node:util'
import { type ChangeContext, CommandError, systemChange } from '@samity/module-registry'

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
  service: { type: 'boolean' },
  money: { type: 'boolean' },
  packages: { type: 'string' },
} as const
type OptionName = keyof typeof optionTypes
type OptionValues = {
  [name in OptionName]?: (typeof optionTypes)[name]['type'] extends 'boolean' ? boolean : string
}

/** The form of a command: its usage line, the number of its arguments, and its options. */
export type CommandForm = {
  usage: string
  argumentCount: [min: number, max: number]
  options?: readonly OptionName[]
}

/** Names that have a meaning in the registry. */
const reservedNames = new Set(['build', systemChange])

function currentUser(): string {
  try {
    return userInfo().username
  } catch {
    // a user of a container may have no name
    return process.env['USER'] ?? 'command'
  }
}

/** Parses the arguments of a command and its author. Throws a `CommandError` with the usage if they do not fit the form. */
export function parseCommand(args: string[], form: CommandForm) {
  const refuse = (sentence: string): never => {
    throw new CommandError(`${sentence}\nUsage: ${form.usage}`)
  }
  const { values, positionals } = parseOptions(args, form.options ?? [], refuse)
  const [min, max] = form.argumentCount
  const [extra] = positionals.slice(max)
  if (extra) refuse(`Unexpected argument '${extra}'.`)
  if (positionals.length < min) refuse('An argument is missing.')
  const by = values.who?.trim() || currentUser()
  if (reservedNames.has(by)) throw new CommandError(`'${by}' is reserved; use --who with another name.`)
  const context: ChangeContext = { by, why: values.why ?? '', through: 'command' }
  return { positionals, context, options: values }
}

function parseOptions(args: string[], options: readonly OptionName[], refuse: (sentence: string) => never) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, optionTypes[name]])),
    })
    // parseArgs returns the types of optionTypes
    return { values: values as OptionValues, positionals }
  } catch (error) {
    if (!types.isNativeError(error) || !('code' in error)) throw error
    const [sentence = ''] = error.message.split(/\n|\. /)
    return refuse(`${sentence.replace(/\.$/, '')}.`)
  }
}

export function parseWholeNumber(text: string, name: string): number {
  if (!/^\d+$/.test(text)) throw new CommandError(`--${name} takes a whole number.`)
  return Number(text)
}
