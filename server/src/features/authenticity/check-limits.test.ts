import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { makeCode } from '../../paper-codes/check-codes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ OPEN_REQUESTS_PER_MINUTE: '100000' })
})
afterAll(() => server.close())

const from = (remoteAddress: string) => async (url: string) =>
  (await server.app.inject({ url: `/api/${url}`, remoteAddress })).statusCode

test('a network that walks through serials is stopped after twenty', async () => {
  const get = from('192.0.2.1')
  const statuses: number[] = []
  for (let serial = 1; serial <= 60; serial++) statuses.push(await get(`check/?paper=VKL&serial=${serial}`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
  // neither another paper, nor a receipt number, nor a case number is a way around
  expect(await get('check/?paper=BLB&serial=1')).toBe(429)
  expect(await get('check/?receipt=VKL-2026-000001')).toBe(429)
  const note = await server.app.inject({
    method: 'POST',
    url: '/api/check/cases/',
    remoteAddress: '192.0.2.1',
    payload: { paper: 'VKL', serial: '61', case_number: 'CR 1/26' },
  })
  expect([note.statusCode, Number(note.headers['retry-after'])]).toEqual([429, expect.any(Number)])
})

test('another network, and a code, are not affected', async () => {
  expect(await from('192.0.2.2')('check/?paper=VKL&serial=1')).toBe(200)
  const [secret] = await server.app.checkKeys.secrets()
  const code = makeCode(secret!, { kind: 16, number: 1 })
  expect(await from('192.0.2.1')(`check/${code}`)).toBe(200)
})

test('a network that has many IPv6 addresses counts as one, and guesses of codes are limited too', async () => {
  for (let address = 1; address <= 20; address++)
    await from(`2001:db8::${address}`)('check/?paper=VKL&serial=1')
  expect(await from('2001:db8::ffff')('check/?paper=VKL&serial=1')).toBe(429)
  const guess = from('192.0.2.3')
  const statuses: number[] = []
  for (let index = 0; index < 70; index++)
    statuses.push(await guess(`check/${String(index).padStart(18, '0')}`))
  expect(statuses.filter((status) => status === 404).length).toBeLessThan(66)
  expect(statuses.at(-1)).toBe(429)
})

test('a sender with a whole IPv6 /48 notes only so many cases of a paper with a code', async () => {
  const [secret] = await server.app.checkKeys.secrets()
  const code = makeCode(secret!, { kind: 16, number: 1 })
  const statuses: number[] = []
  for (let network = 1; network <= 160; network++) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/api/check/${code}/cases/`,
      remoteAddress: `2001:db8:9:${network}::1`,
      payload: { case_number: `CR ${network}/26` },
    })
    statuses.push(statusCode)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(150)
  expect(new Set(statuses.slice(150))).toEqual(new Set([429]))
})

test('a sheet of codes lets other work in between, sheets wait for each other, and a single code waits for none', async () => {
  const codesOf = (count: number) =>
    server.app.checkKeys.codesOf(
      Array.from({ length: count }, (_, index) => ({ kind: 16, number: index + 1 })),
    )
  const finished: string[] = []
  const finish = (name: string) => (codes: unknown[]) => void finished.push(`${name}: ${codes.length}`)
  let turns = 0
  let isOver = false
  const countTurns = () => {
    turns++
    if (!isOver) setImmediate(countTurns)
  }
  await server.app.checkKeys.secrets()
  const sheets = [codesOf(200).then(finish('first')), codesOf(40).then(finish('second'))]
  setImmediate(countTurns)
  await codesOf(1).then(finish('single'))
  await Promise.all(sheets)
  isOver = true
  expect(finished).toEqual(['single: 1', 'first: 200', 'second: 40'])
  expect(turns).toBeGreaterThan(20)
  const crowd = await Promise.allSettled(Array.from({ length: 12 }, () => codesOf(20)))
  expect(crowd.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})
