import { findAdvocate, type FastifyRequest, type ServiceOptions, personOf } from '@samity/module-service'
import { today } from '@samity/shared-api/contract'
import type { ModuleDatabase } from '@samity/module-service/postgres'

/** Whoever is archived or deleted leaves the lines for books. */
export const libraryEvents =
  (sql: ModuleDatabase): NonNullable<ServiceOptions['onEvent']> =>
  async ({ data: { record } }, request) => {
    const [, id] = /^advocates\/(\d+)$/.exec(record) ?? []
    if (id !== undefined && !(await isActive(request, Number(id)))) await leaveLines(sql, request, Number(id))
  }

const isActive = async (request: FastifyRequest, id: number): Promise<boolean> => {
  const advocate = await findAdvocate(request, id)
  return advocate !== undefined && !advocate.is_archived
}

const leaveLines = (sql: ModuleDatabase, request: FastifyRequest, advocateId: number) => sql`
  update reservations set cancelled_on = ${today()}, cancelled_by = ${personOf(request)}
  where advocate_id = ${advocateId} and is_waiting`
