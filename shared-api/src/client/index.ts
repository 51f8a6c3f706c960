export * from './collection.ts'
export * from './http.ts'
