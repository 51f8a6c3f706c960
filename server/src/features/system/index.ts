import type { FastifyInstance } from 'fastify'
import { auditLog } from './audit-log.ts'
import { backups } from './backups/backups.ts'
import { databaseInfoRoutes } from './database-info.ts'
import { documentationLink } from './documentation-link.ts'
import { search } from './search.ts'

export const systemRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  auditLog,
  backups,
  databaseInfoRoutes,
  documentationLink,
  search,
]
