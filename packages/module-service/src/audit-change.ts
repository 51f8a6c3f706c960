import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'

/** `record` is in the module's own words: 'bookings/12'. The states have at most 16 KiB each. */
export type AuditChange = {
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'archive'
    | 'restore'
    | 'confirm'
    | 'approve'
    | 'refuse'
    | 'print'
    | 'view'
  record: string
  before?: object
  after?: object
  reason?: string
}

/**
 * Adds what was done with a record of the module to the audit log, in the name of the person of the request;
 * for an event or a job in that of the module and its release. Throws what the API refuses.
 */
export const auditChange = async (request: FastifyRequest, change: AuditChange): Promise<void> => {
  await requestApi(request, 'module-audit/', { method: 'POST', body: change })
}
