export type { FastifyInstance, FastifyRequest } from 'fastify'
export {
  createService,
  parseBody,
  parseId,
  type ServiceConnection,
  type ServiceDescriptor,
  type ServiceOptions,
} from './create-service.ts'
export { postReceipt, type PostedReceipt, type ReceiptInput } from './post-receipt.ts'
export { noRecord, ServiceError, type ErrorDetails, type FieldMessages } from './service-error.ts'
export { startService } from './start-service.ts'
