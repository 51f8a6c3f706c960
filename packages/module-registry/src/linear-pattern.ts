import { RE2JS, RE2JSException } from 're2js'

/**
 * A regular expression of a module that takes time in proportion to the text, whatever the module wrote: the
 * server tests values with it on its only thread. Throws a sentence for what such an engine does not know
 * (look-around, back references).
 */
export function linearPattern(pattern: string): { test(text: string): boolean } {
  try {
    return RE2JS.compile(pattern)
  } catch (error) {
    if (error instanceof RE2JSException)
      throw new Error(`'${pattern}' is no pattern of RE2: ${error.message}`, { cause: error })
    throw error
  }
}

export function isLinearPattern(pattern: string): boolean {
  try {
    linearPattern(pattern)
    return true
  } catch {
    return false
  }
}
