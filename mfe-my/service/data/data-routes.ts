import { memberOf, requestApi, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { OwnData } from '@samity/shared-api/contract/members/own-page'
import type { FastifyInstance } from 'fastify'
import type { OwnRequest } from '../../contract/request.ts'
import { ownColumns } from '../requests/request-rows.ts'
import { ownFacts } from './own-facts.ts'

export function dataRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const member = { config: { member: true } }

  app.get('/record', member, async (request) => ownFacts((await readData(request)).member))

  app.get('/data', member, async (request, reply) => {
    const { advocateId } = memberOf(request)!
    const [data, requests, payment_references] = await Promise.all([
      readData(request),
      sql<OwnRequest[]>`
        select ${ownColumns(sql)} from requests r where r.advocate_id = ${advocateId} order by r.id`,
      sql<object[]>`select * from payment_references where advocate_id = ${advocateId} order by made_at`,
    ])
    return reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send({ ...data, own_page: { requests, payment_references } })
  })
}

// the API returns this type
const readData = async (request: FastifyRequest) => (await requestApi(request, 'my/data/')) as OwnData
