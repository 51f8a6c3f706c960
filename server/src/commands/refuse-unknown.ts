import { closest } from 'fastest-levenshtein'
import { StartupError } from '../process/startup-error.ts'

/**
 * Refuses an option that the usage of a command does not name, and more arguments than it names. Otherwise a
 * program would read a report that it did not ask for, and a backup would get the name of the option.
 */
export function refuseUnknown(usage: string, args: readonly string[]): void {
  const options: string[] = usage.match(/--[a-z-]+/g) ?? []
  const [name] = usage.split(' ')
  const unknown = args.find((arg) => /^-./.test(arg) && !options.includes(arg.replace(/=.*$/, '')))
  if (unknown !== undefined) {
    const nearest = options.length > 0 ? ` Did you mean ${closest(unknown, options)}?` : ''
    throw new StartupError(`${name} has no option ${unknown}.${nearest}\nUsage: ${usage}`)
  }
  const names = usage.match(/\b[A-Z]{2,}\b/g) ?? []
  const extra = args.filter((arg) => !arg.startsWith('--'))[names.length]
  if (extra !== undefined) throw new StartupError(`Unexpected argument '${extra}'.\nUsage: ${usage}`)
}
