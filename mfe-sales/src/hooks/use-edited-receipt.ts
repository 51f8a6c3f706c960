import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import { useRecord } from '@samity/shared-ui/data'
import { useLocation, useParams } from '@samity/shared-ui/router'
import type { EntryState } from '../receipt-screen.ts'

/**
 * The record that an entry form edits: the one with the id of the URL, or the one in the navigation state,
 * which is shown until the response arrives. Without either the form is empty.
 */
export function useEditedReceipt<R extends Resource>(receipts: Collection<R>, stateKey: string) {
  const params = useParams()
  const initialRecord = (useLocation().state as EntryState | null)?.[stateKey] as Row<R> | undefined
  const id = params.id ?? (initialRecord ? String(initialRecord.id) : '')
  const { record, error, retry } = useRecord(receipts, id)
  return { isEdit: id !== '', record: id ? (record ?? initialRecord) : undefined, error, retry }
}
