import { readFileSync } from 'node:fs'
import { secretVariables } from './environment-variables.ts'
import { errorCode } from './error-code.ts'
import { StartupError } from './startup-error.ts'

/** SECRET_KEY_FILE is a setting of its own: the server creates that file. */
const fileVariables = secretVariables.filter((name) => name !== 'SECRET_KEY')

/**
 * Adds the secrets that are in files: `DATABASE_URL_FILE=/run/secrets/database` counts as `DATABASE_URL` with
 * the content of the file, without line breaks at its end. Throws StartupError when both are set or the file
 * cannot be read.
 */
export function withSecretFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const secrets = fileVariables.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim()
    return file ? [[name, readSecretFile(name, file, env[name])] as const] : []
  })
  return { ...env, ...Object.fromEntries(secrets) }
}

function readSecretFile(name: string, file: string, value: string | undefined): string {
  if (value?.trim()) throw new StartupError(`Set ${name} or ${name}_FILE, not both.`)
  try {
    return readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
  } catch (error) {
    throw new StartupError(`${name}_FILE names ${file}, which cannot be read (${errorCode(error)}).`)
  }
}

export const secretFileVariables = fileVariables.map((name) => `${name}_FILE`)

/** Removes the secrets from the environment of the process. Call it after `readEnvironment`. */
export function forgetSecrets(env: Record<string, string | undefined> = process.env): void {
  for (const name of secretVariables) delete env[name]
}
