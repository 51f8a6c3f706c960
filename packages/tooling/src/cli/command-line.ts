import { userInfo } from 'node:os'
import { parseArgs, types } from 'node:util'
import { type ChangeContext, CommandError, systemChange } from '@samity/module-registry'

const optionTypes = {
  who: { type: 'string', help: 'your name in the history, instead of your user name' },
  why: { type: 'string', help: 'your reason in the history' },
  share: { type: 'string', help: 'the share of people that receive the release, in per cent' },
  'without-rehearsal': {
    type: 'string',
    help: 'your reason to activate a release that has not passed the rehearsal',
  },
  days: { type: 'string', help: 'how many days a release stays after the last person received it' },
  activate: { type: 'boolean', help: 'activates the release at once' },
  'sign-key': { type: 'string', help: 'the file of the private key that signs the release' },
  into: { type: 'string', help: 'the folder of the result, instead of the usual one' },
  descriptor: { type: 'string', help: 'the file of the descriptor, instead of module.json' },
  version: { type: 'string', help: 'the version, instead of that in package.json' },
  port: { type: 'string', help: 'the port of the development server' },
  system: { type: 'string', help: 'the address of the running system' },
  money: { type: 'boolean', help: 'adds a receipt series to the service' },
  packages: { type: 'string', help: 'the folder with the packed packages' },
} as const
type OptionName = keyof typeof optionTypes
type OptionValues = {
  [name in OptionName]?: (typeof optionTypes)[name]['type'] extends 'boolean' ? boolean : string
}

export type CommandForm = {
  usage: string
  description: string
  argumentCount: [min: number, max: number]
  options?: readonly OptionName[]
}

export const asksForHelp = (args: string[]): boolean => args.includes('--help') || args.includes('-h')

export function helpOf({ usage, description, options = [] }: CommandForm): string {
  const lines = options.map((name) => `  ${`--${name}`.padEnd(20)}${optionTypes[name].help}`)
  return [`Usage: ${usage}`, `It ${description}.`, ...lines].join('\n')
}

const reservedNames = new Set(['build', systemChange])

function currentUser(): string {
  try {
    return userInfo().username
  } catch {
    // a user of a container may have no name
    return process.env['USER'] ?? 'command'
  }
}

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

export type ParsedCommand = ReturnType<typeof parseCommand>
export type Say = (sentence: string) => void

function parseOptions(args: string[], options: readonly OptionName[], refuse: (sentence: string) => never) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: optionTypes[name].type }])),
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
