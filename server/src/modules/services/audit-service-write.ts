import type { FastifyRequest } from 'fastify'
import { audit } from '../../audit/audit.ts'
import { transaction } from '../../database/transaction.ts'
import type { Service } from './service.ts'

/** A service answers within this time, in minutes. */
const maxAnswerMinutes = 10

/**
 * Adds to the audit log that a service accepted a write, with the release that answered, unless the service
 * has added its own entry for the request. The records are the first part of the path, and a number after it
 * is the id. A failure is in the log of the server: what the module has written stays.
 */
export async function auditServiceWrite(
  request: FastifyRequest,
  { module: { name, release } }: Service,
  path: string,
): Promise<void> {
  const { server, log, method, id } = request
  const [records = '', record = ''] = path.split('/').filter(Boolean)
  const subject = `${name.replace(/^mfe-/, '')}/${records.slice(0, 40)}`
  const isOne = /^\d+$/.test(record)
  request.askingRelease = { module: name, release }
  try {
    await transaction(server.sql, async (sql) => {
      const [own] = await sql`
        select from audit_events
        where request_id = ${id} and subject like ${`${subject.split('/')[0]}/%`}
          and at > now() - make_interval(mins => ${maxAnswerMinutes}) limit 1`
      if (own) return
      await audit(sql, request, {
        action: method === 'DELETE' ? 'delete' : method === 'POST' && !isOne ? 'create' : 'update',
        subject,
        subject_id: isOne ? record : null,
        after: { request: `${method} ${path}`.slice(0, 300) },
      })
    })
  } catch (error) {
    log.warn({ err: error, module: name, release }, 'a write of a service is not in the audit log')
  }
}
