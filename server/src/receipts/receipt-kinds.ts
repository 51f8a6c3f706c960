import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Resource } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { moduleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import type { ReceiptKind } from './receipt-kind.ts'

export type RegisteredKind = { kind: ReceiptKind<Resource>; body: z.ZodType }

declare module 'fastify' {
  interface FastifyInstance {
    /** The built-in kinds of receipts by path, so that imports can post receipts by the same rules */
    receiptKinds: Map<string, RegisteredKind>
  }
}

export const registerReceiptKind = <R extends Resource>(
  { receiptKinds }: FastifyInstance,
  kind: ReceiptKind<R>,
  body: z.ZodType,
): void =>
  // `prepare` gets only bodies that this schema has parsed
  void receiptKinds.set(kind.resource.path, { kind: kind as unknown as ReceiptKind<Resource>, body })

export function receiptKindOf({ receiptKinds }: FastifyInstance, path: string): RegisteredKind {
  const registered = receiptKinds.get(path)
  if (!registered) throw new Error(`no kind of receipt has the path ${path}`)
  return registered
}

/** The path of the resource of a built-in series, or of a module's one. */
export function pathOfSeries({ receiptKinds }: FastifyInstance, series: ReceiptSeries): string {
  const registered = [...receiptKinds.values()].find(({ kind }) =>
    kind.series.some((code) => code === series),
  )
  return registered?.kind.resource.path ?? moduleReceipt(series).path
}
