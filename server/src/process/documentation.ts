import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './environment.ts'

/**
 * The folder of the documentation. Undefined: the operator has switched it off, or nobody has built it yet.
 */
export const findDocumentation = ({ docs }: Environment): string | undefined =>
  docs !== undefined && existsSync(path.join(docs, 'index.html')) ? docs : undefined
