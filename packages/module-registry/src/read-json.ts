import { readFileSync } from 'node:fs'
import { CommandError } from './command-error.ts'

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${file} is not JSON: ${error.message}.`)
    throw error
  }
}
