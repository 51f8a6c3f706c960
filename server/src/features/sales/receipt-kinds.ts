import type { z } from 'zod'
import type { Resource } from '@samity/shared-api/contract'
import type { ReceiptKind } from './receipt-kind.ts'

/** A kind of receipt with the schema of its bodies. */
export type RegisteredKind = { kind: ReceiptKind<Resource>; body: z.ZodType }

const kinds = new Map<string, RegisteredKind>()

/** Remembers a built-in kind of receipt, so that imports can post its receipts by the same rules. */
export const registerReceiptKind = <R extends Resource>(kind: ReceiptKind<R>, body: z.ZodType): void =>
  // `prepare` gets only bodies that this schema has parsed
  void kinds.set(kind.resource.path, { kind: kind as unknown as ReceiptKind<Resource>, body })

/** Returns the kind of receipt with this path. */
export function receiptKindOf(path: string): RegisteredKind {
  const registered = kinds.get(path)
  if (!registered) throw new Error(`no kind of receipt has the path ${path}`)
  return registered
}
