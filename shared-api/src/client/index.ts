export * from './collection.ts'
export * from './http.ts'
export * from './new-key.ts'
