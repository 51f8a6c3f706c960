import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { useRecord } from '@samity/shared-ui/data'
import { useLocation, useParams } from '@samity/shared-ui/router'
import { advocateCollection } from './advocates.ts'

type NavigationState = { advocate?: Advocate } | null

/**
 * The advocate whose id is in the URL or in the navigation state. The record from the navigation state is
 * shown until the server has returned the current one.
 */
export function useAdvocate() {
  const { id: idParam } = useParams()
  const initialAdvocate = (useLocation().state as NavigationState)?.advocate
  const id = idParam ?? (initialAdvocate ? String(initialAdvocate.id) : '')
  const { record, error, retry } = useRecord(advocateCollection, id)
  const knownAdvocate = String(initialAdvocate?.id) === id ? initialAdvocate : undefined
  return { id, advocate: id ? (record ?? knownAdvocate) : undefined, error, retry }
}
