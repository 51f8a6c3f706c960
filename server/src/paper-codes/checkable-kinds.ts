import type { Words } from '@samity/shared-api/contract'
import type { CheckAnswer } from '@samity/shared-api/contract/authenticity/check'
import type { FastifyInstance } from 'fastify'
import type { Sql } from '../database/database.ts'

/**
 * A kind of record with printed codes that everyone can check. The feature that owns the records registers
 * it. `name` is in the address and in `check-codes/?kind=`: 'receipt', 'member'. `answer` returns public
 * facts about the record; undefined when there is none (any more).
 */
export type CheckableKind = {
  name: string
  /**
   * In every printed code, from 1 to 15. It never changes, and no other kind ever gets it: `codeNumbers`
   * lists them.
   */
  codeNumber: number
  title: Words
  /** Public facts about the record; undefined when it does not exist (any more) */
  readResult(sql: Sql, id: number): Promise<CheckAnswer | undefined>
}

/**
 * The numbers of kinds. Papers have 16 to 19 and forms 20 and more (`features/authenticity/paper-kinds.ts`).
 */
export const codeNumbers = { receipt: 1, member: 2, associate: 3, clearance: 4 } as const

declare module 'fastify' {
  interface FastifyInstance {
    /** The kinds by name. A feature adds its own when it registers its routes. */
    checkableKinds: Map<string, CheckableKind>
  }
}

export function registerCheckableKind({ checkableKinds }: FastifyInstance, kind: CheckableKind): void {
  checkableKinds.set(kind.name, kind)
}

export const checkableKindOf = (
  { checkableKinds }: FastifyInstance,
  codeNumber: number,
): CheckableKind | undefined => [...checkableKinds.values()].find((kind) => kind.codeNumber === codeNumber)
