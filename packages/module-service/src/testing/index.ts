export { startFakeSystem, type FakeSystem } from './fake-system.ts'
export { startTestDatabase, type TestDatabase } from './test-database.ts'
