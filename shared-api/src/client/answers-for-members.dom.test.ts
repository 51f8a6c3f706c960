import { createStore } from 'jotai'
import { bank } from '../contract/config/bank.ts'
import { fakeServer } from '../testing/index.ts'
import { connectHttp, http, toRequestError } from './http.ts'
import { sessionAtom, sessionEndedAtom, type User } from './session.ts'

const rahima = { id: 1, username: 'rahima' } as User // the test uses no other field
const store = createStore()
connectHttp(store)
const statusOf = (path: string) =>
  http.get(path).then(
    () => 200,
    (error: unknown) => toRequestError(error).status,
  )
beforeEach(() => {
  store.set(sessionAtom, { user: rahima, access_token: 'token-1', is_authenticated: true })
  store.set(sessionEndedAtom, false)
  const refusal = (code: string) => () => ({ status: 401, body: { message: 'Please sign in.', code } })
  fakeServer(bank).route('GET', 'my/', refusal('auth.member')).route('GET', 'user/', refusal('auth.required'))
})

test('staff without a session of a member stay signed in on the own page', async () => {
  expect(await statusOf('my/')).toBe(401)
  expect(store.get(sessionEndedAtom)).toBe(false)
})

test('an ended session of staff is noticed', async () => {
  expect(await statusOf('user/')).toBe(401)
  expect(store.get(sessionEndedAtom)).toBe(true)
})
