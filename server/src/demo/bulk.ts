import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '@samity/shared-api/contract'
import { createReceipt } from '../receipts/write-receipts.ts'
import { receiptKindOf } from '../receipts/receipt-kinds.ts'
import { notifyChange } from '../database/changes.ts'
import { transaction } from '../database/transaction.ts'
import { lockKindForChange } from '../ledger/lock-order.ts'
import { openReceiptBatch } from '../ledger/receipt-batch.ts'
import { pictureWidths, type ProcessedPicture } from '../media/pictures.ts'
import { shrinkPicture } from '../media/shrink-picture.ts'
import { requestBody } from '../resources/crud.ts'
import { createRecord, type ParsedBody } from '../resources/records.ts'
import type { WireRow } from '../resources/serialize.ts'
import type { Client } from './client.ts'

/*
 * The functions behind the routes make the records that the demo has thousands of, in large transactions, as
 * imports do (docs/decisions/180-the-demo-in-bulk.md). A test compares the rows with those that requests
 * make.
 */

const requestOf = async (client: Client, body: unknown = {}): Promise<FastifyRequest> => {
  const { app } = client
  // these functions read nothing else of a request
  return {
    server: app,
    id: 'demo',
    user: await client.user(),
    headers: {},
    body,
  } as unknown as FastifyRequest
}

/** Shrinks a picture that the demo has drawn, so that no limit of uploads applies. */
const processPicture = async (bytes: Buffer): Promise<ProcessedPicture> => ({
  hash: createHash('sha256').update(bytes).digest('hex').slice(0, 40),
  ...(await shrinkPicture(bytes, pictureWidths)),
})

export async function addRecords(
  client: Client,
  resource: Resource,
  records: readonly { body: object; pictures: Record<string, Buffer> }[],
): Promise<WireRow[]> {
  const { app } = client
  const request = await requestOf(client)
  const schema = requestBody(resource)
  const processed = await Promise.all(
    records.map(async ({ pictures }) => {
      const entries = Object.entries(pictures).map(
        async ([field, bytes]) => [field, await processPicture(bytes)] as const,
      )
      return Object.fromEntries(await Promise.all(entries))
    }),
  )
  const rows = await transaction(app.sql, async (sql) => {
    const added: WireRow[] = []
    for (const [index, { body }] of records.entries())
      // the schema is the resource's own
      added.push(
        await createRecord(sql, request, resource, schema.parse(body) as ParsedBody, {
          pictures: processed[index]!,
        }),
      )
    return added
  })
  notifyChange(app, resource.relation)
  return rows
}

export type BulkReceipt = { path: string; body: object; by: Client }

const kindOf = (app: FastifyInstance, path: string) => receiptKindOf(app, path.replace(/\/$/, ''))

const seriesOf = ({ path, body }: BulkReceipt): string =>
  'sale_type' in body ? `${path} ${String(body.sale_type)}` : path

/**
 * Books receipts and vouchers, and posts them all at the end. Returns their ids. The statements of different
 * series share round trips to the database.
 */
export const bookDemoReceipts = (app: FastifyInstance, receipts: readonly BulkReceipt[]): Promise<number[]> =>
  transaction(app.sql, async (sql) => {
    const series = new Set(receipts.flatMap(({ path }) => kindOf(app, path).kind.series))
    for (const one of [...series].toSorted()) await lockKindForChange(sql, [one])
    const batch = await openReceiptBatch(sql)
    const ids = new Map<BulkReceipt, number>()
    async function bookOne(receipt: BulkReceipt): Promise<void> {
      const { path, body, by } = receipt
      const { kind, body: schema } = kindOf(app, path)
      const request = await requestOf(by, schema.parse(body))
      ids.set(receipt, (await createReceipt(sql, request, kind, { book: batch.book })).id)
    }
    const [first, ...others] = receipts
    // the batch reads here what it knows of the places
    if (first) await bookOne(first)
    const chains = Map.groupBy(others, seriesOf)
    await Promise.all(
      [...chains.values()].map(async (chain) => {
        for (const receipt of chain) await bookOne(receipt)
      }),
    )
    batch.keep()
    await batch.post(sql)
    return receipts.map((receipt) => ids.get(receipt)!)
  })
