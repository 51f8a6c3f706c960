export { fakeServer, type FakeServer } from './fake-server.ts'
export type { FakeResponse, FakeRequest } from './intercept-requests.ts'
