export type { FastifyInstance, FastifyRequest } from 'fastify'
export {
  createService,
  parseBody,
  parseId,
  type DueRun,
  type ServiceConnection,
  type ServiceDescriptor,
  type ServiceOptions,
} from './create-service.ts'
export { auditChange, type AuditChange } from './audit-change.ts'
export { findAdvocate } from './find-advocate.ts'
export {
  choiceParameter,
  dayParameter,
  flagParameter,
  idParameter,
  integerParameter,
  listParameters,
  parseQuery,
  searchParameter,
  textParameter,
  type OrderTerm,
  type QueryShape,
} from './query.ts'
export { proposeNotice, type NoticeInput } from './propose-notice.ts'
export { requestApi } from './request-api.ts'
export { postReceipt, type PostedReceipt, type ReceiptInput } from './post-receipt.ts'
export {
  noRecord,
  ServiceError,
  staleVersion,
  type ErrorDetails,
  type FieldMessages,
} from './service-error.ts'
export { closeTask, giveTask, type TaskInput } from './give-task.ts'
export { startService } from './start-service.ts'
