export { fakeServer, type FakeAnswer, type FakeRequest, type FakeServer } from './fake-server.ts'
