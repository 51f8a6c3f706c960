export { fakeServer, type FakeResponse, type FakeRequest, type FakeServer } from './fake-server.ts'
