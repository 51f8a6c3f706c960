export * from './acting-module.ts'
export * from './collection.ts'
export * from './http.ts'
export * from './idempotency-key.ts'
