export type { ApiAnswer, ApiCall } from './fake-answers.ts'
export { startFakeSystem, type FakeSystem } from './fake-system.ts'
export { startTestDatabase, type TestDatabase } from './test-database.ts'
export { asMember, openTestService, type TestPerson, type TestService } from './test-service.ts'
