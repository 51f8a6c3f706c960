import { readNetwork } from './ip-networks.ts'
import { StartupError } from './startup-error.ts'

/* Values of environment variables. A wrong one stops the start with a sentence that names the variable. */

export function readPort(value = '8080', name = 'PORT'): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65535)
    throw new StartupError(`${name} must be a number from 0 to 65535, but it is '${value}'.`)
  return port
}

export function readInteger(name: string, value: string, min: number, max: number): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new StartupError(`${name} must be a number from ${min} to ${max}, but it is '${value}'.`)
  return number
}

export function readModuleName(name: string, value: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(value)) return value
  throw new StartupError(`${name} must be the name of a module like mfe-public, but it is '${value}'.`)
}

/** The origins go into the content security policy unchanged; '*' is any port. */
export function readOrigins(name: string, value = ''): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean)
  const invalid = origins.find((one) => !/^https?:\/\/[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/.test(one))
  if (invalid === undefined) return origins
  throw new StartupError(
    `${name} must hold addresses like http://localhost:3003, with spaces between them, but one is '${invalid}'.`,
  )
}

export function readNetworks(name: string, value = ''): string[] {
  const networks = value.split(/[\s,]+/).filter(Boolean)
  const invalid = networks.find((one) => !readNetwork(one))
  if (invalid === undefined) return networks
  throw new StartupError(
    `${name} must hold networks like 10.0.5.0/24, with spaces between them, but one is '${invalid}'.`,
  )
}
