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
export { attempt, hasRight, memberOf, personOf } from './attempt.ts'
export { auditChange, type AuditChange } from './audit-change.ts'
export { charge, dropCharge, listCharges, type ChargeInput } from './charge.ts'
export { findAdvocate, readKnownAdvocate, type KnownAdvocate } from './find-advocate.ts'
export {
  choiceParameter,
  choiceValues,
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
export { deleteFile, keepFile, addFile, sweepFiles } from './module-files.ts'
export { proposeNotice, type NoticeInput } from './propose-notice.ts'
export { readWholeList } from './read-whole-list.ts'
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
