import type { MemberCode, MemberCodeRecipient, OwnCard } from '@samity/shared-api/contract/members/own-page'
import { cookieIn, startMemberServer, withCookie, type MemberServer } from '../../../test/member-builders.ts'
import { createToken } from '../../../test/token-builders.ts'

/* How members sign in: codes, tries, sessions and their end. */

let house: MemberServer
let karim: { id: number }
beforeEach(async () => {
  house = await startMemberServer()
  karim = await house.addMember('154', { phone: '01799123456', email: 'karim@example.com' })
})
afterEach(() => house.close())

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const statusesOf = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode)
const readMy = (cookie: string) => withCookie(house.server.visitor, cookie).get('my/')

test('a member signs in once with the code that the module sends, however the number is written', async () => {
  const { code, ...recipient } = await house.codeOf('১৫৪')
  expect(recipient).toMatchObject({ advocate_id: karim.id, phone: '01799123456', email: 'karim@example.com' })
  expect(code).toMatch(/^\d{6}$/)
  const minutes = (Date.parse(recipient.expires_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThanOrEqual(10)

  const opened = await house.signIn(' 154 ', code)
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(opened.json()).toMatchObject({
    advocate_id: karim.id,
    phone: '017*****456',
    email: 'k***@example.com',
  })
  expect(opened.headers['set-cookie']).toMatch(
    /^samity_member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  )
  expect((await readMy(cookieIn(opened))).statusCode).toBe(200)
  expect((await house.signIn('154', code)).statusCode).toBe(422)
})

test('the cookie is only sent over https where people use https', async () => {
  const safe = await startMemberServer({ PUBLIC_URL: 'https://bar.example' })
  await safe.addMember('154')
  const { code } = await safe.codeOf('154')
  expect((await safe.signIn('154', code)).headers['set-cookie']).toContain('; Secure')
  await safe.close()
})

test('neither the code nor the token is in the database as it is', async () => {
  const { code } = await house.codeOf('154')
  const cookie = cookieIn(await house.signIn('154', (await house.codeOf('154')).code))
  const rows = JSON.stringify(
    await Promise.all(
      ['member_codes', 'member_sessions', 'audit_events', 'attempt_counters', 'idempotency_keys'].map(
        (table) => house.server.sql`select to_jsonb(t)::text as row from ${house.server.sql(table)} t`,
      ),
    ),
  )
  expect(rows).not.toContain(`"${code}"`)
  expect(rows).not.toContain(cookie.split('=')[1])
})

test('after thirty guesses at once the right code is refused, until there is a new one', async () => {
  const { code } = await house.codeOf('154')
  await Promise.all(Array.from({ length: 30 }, () => house.signIn('154', wrong(code))))
  // the network's own limit is lifted, so that the tries of the member are what refuses
  await house.server.sql`delete from attempt_counters where key like 'member:%'`
  expect((await house.signIn('154', code)).statusCode).toBe(422)
  const { code: newCode } = await house.codeOf('154')
  expect((await house.signIn('154', newCode)).statusCode).toBe(200)
})

test('four wrong tries at once leave the fifth for the right code, five leave none', async () => {
  for (const [count, expected] of [
    [4, 200],
    [5, 422],
  ]) {
    const { code } = await house.codeOf('154')
    await Promise.all(Array.from({ length: count! }, () => house.signIn('154', wrong(code))))
    expect((await house.signIn('154', code)).statusCode).toBe(expected)
  }
})

test('of ten requests at once with the right code one opens a session', async () => {
  const { code } = await house.codeOf('154')
  // the tries of the others are over, so the code must be ended by its first use
  const responses = await Promise.all(Array.from({ length: 5 }, () => house.signIn('154', code)))
  expect(statusesOf(responses).toSorted()).toEqual([200, 422, 422, 422, 422])
  expect(await house.server.sql`select 1 from member_sessions`).toHaveLength(1)
})

test('a network that guesses has to wait', async () => {
  await house.codeOf('154')
  for (let count = 0; count < 20; count++) await house.signIn(`9${count}`, '123456')
  const refused = await house.signIn('154', '123456')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate.attempts'])
})

describe('nobody learns which numbers exist', () => {
  test('unknown, deceased, archived and unreachable members get the answer of everybody, and do the same work', async () => {
    await house.addMember('201', { is_dead: true, death_date: '2025-01-01' })
    await house.addMember('202', { phone: '', email: '' })
    const archived = await house.addMember('203')
    await house.admin.post(`advocates/${archived.id}/archive/`, {})
    const { code } = await house.codeOf('154')
    const known = await house.signIn('154', wrong(code))
    for (const number of ['201', '202', '203', '999']) {
      const asked = await house.requestCode(number)
      expect([number, asked.statusCode, asked.json()]).toEqual([number, 200, { recipient: null }])
      const refused = await house.signIn(number, code)
      expect([number, refused.statusCode, refused.body]).toEqual([number, 422, known.body])
    }
    // each number has its counters, whether it exists or not
    const counters = await house.server.sql`
      select count(*)::int as count from attempt_counters where key like 'member-tries:%' group by left(key, 77)`
    expect(counters).toHaveLength(5)
    expect(new Set(counters.map(({ count }) => count as number))).toEqual(new Set([3]))
  })

  test('a hundred requests make five codes, and the module is told nobody', async () => {
    const answers: MemberCodeRecipient[] = []
    for (let count = 0; count < 100; count++)
      answers.push((await house.requestCode('154', { network: [`n${count}`] })).json() as MemberCodeRecipient)
    expect(answers.filter(({ recipient }) => recipient)).toHaveLength(5)
    // the last code that was sent still works
    expect((await house.signIn('154', answers[4]!.recipient!.code)).statusCode).toBe(200)
  })

  test('a network that asks too often is told for how long', async () => {
    for (let count = 0; count < 40; count++) await house.requestCode(`8${count}`)
    const refused = await house.requestCode('154')
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ minutes: 1 })])
    expect((await house.requestCode('154', { network: ['other'] })).json().recipient).not.toBeNull()
  })
})

test('only the service of a module with the right makes codes to send, and never by itself', async () => {
  const send = async (facts: object) => (await house.requestCode('154', facts)).statusCode
  expect(await send({})).toBe(200)
  expect(await send({ sub: `user:${house.staff.id}`, role: 'staff' })).toBe(200)
  expect(await send({ asks: [] })).toBe(403)
  expect(await send({ asks: ['read:member-sessions'] })).toBe(403)
  expect(await send({ sub: 'system', network: undefined })).toBe(403)
  expect(await send({ sub: 'module:mfe-other' })).toBe(401)
  const program = await createToken(house.admin, { scopes: ['write:member-sessions'] })
  for (const caller of [house.server.visitor, house.admin])
    expect((await caller.post('member-codes/', { number: '154' })).statusCode).toBe(403)
  expect(
    (await house.server.visitor.post('member-codes/', { number: '154' }, program.headers)).statusCode,
  ).toBe(403)
  await house.admin.post('module-rights/mfe-tea/withdraw/', {})
  expect(await send({ asks: ['write:member-sessions'] })).toBe(403)
})

test('the counter prints a code for a day, which replaces the one that was sent', async () => {
  const { code: sent } = await house.codeOf('154')
  const printed = (await house.cashier.post(`advocates/${karim.id}/member-code/`, {})).json() as MemberCode
  expect((Date.parse(printed.expires_at) - Date.now()) / 3_600_000).toBeGreaterThan(23)
  if (sent !== printed.code) expect((await house.signIn('154', sent)).statusCode).toBe(422)
  expect((await house.signIn('154', printed.code)).statusCode).toBe(200)
  const events = await house.server.sql`
    select actor, action, subject_id from audit_events where subject like 'member-%' order by id`
  expect(events).toEqual([
    { actor: house.cashier.username, action: 'create', subject_id: String(karim.id) },
    { actor: 'member 154', action: 'sign-in', subject_id: String(karim.id) },
  ])
  const dead = await house.addMember('201', { is_dead: true, death_date: '2025-01-01' })
  expect((await house.admin.post(`advocates/${dead.id}/member-code/`, {})).statusCode).toBe(409)
  expect((await house.admin.post('advocates/999999/member-code/', {})).statusCode).toBe(404)
})

describe('a session', () => {
  const age = (minutes: number, column: 'last_seen_at' | 'created_at') =>
    house.server.sql`
      update member_sessions set ${house.server.sql(column)} = now() - make_interval(mins => ${minutes})`

  test('ends after 30 minutes without a request, and after 8 hours', async () => {
    const member = await house.asMember(karim, '154')
    await age(29, 'last_seen_at')
    const { until } = (await member.get('my/')).json() as OwnCard
    expect((Date.parse(until) - Date.now()) / 60_000).toBeGreaterThan(29)
    await age(31, 'last_seen_at')
    expect((await member.get('my/')).json()).toMatchObject({ code: 'auth.member' })
    await age(0, 'last_seen_at')
    expect((await member.get('my/')).statusCode).toBe(200)
    await age(8 * 60 + 1, 'created_at')
    expect((await member.get('my/')).statusCode).toBe(401)
  })

  test('ends when the member dies, is archived or is deleted', async () => {
    const zahir = await house.addMember('155')
    const nasrin = await house.addMember('156')
    const callers = [
      await house.asMember(karim, '154'),
      await house.asMember(zahir, '155'),
      await house.asMember(nasrin, '156'),
    ]
    const standing = { standing: 'deceased', from_day: '2026-01-01', reason: 'Died' }
    expect((await house.admin.post(`advocates/${karim.id}/standing/`, standing)).statusCode).toBe(201)
    expect((await house.admin.post(`advocates/${zahir.id}/archive/`, {})).statusCode).toBe(200)
    expect((await house.admin.delete(`advocates/${nasrin.id}/`)).statusCode).toBe(204)
    expect(statusesOf(await Promise.all(callers.map((one) => one.get('my/'))))).toEqual([401, 401, 401])
  })

  test('is left by the member, and the others stay', async () => {
    const [phone, computer] = [await house.asMember(karim, '154'), await house.asMember(karim, '154')]
    const left = await phone.delete('my/session/')
    expect([left.statusCode, left.headers['set-cookie']]).toEqual([
      204,
      expect.stringContaining('samity_member=; Path=/; Max-Age=0'),
    ])
    expect(statusesOf([await phone.get('my/'), await computer.get('my/')])).toEqual([401, 200])
  })

  test('of a stolen phone is ended by the office with an unused code', async () => {
    const thief = await house.asMember(karim, '154')
    const { code } = (await house.staff.post(`advocates/${karim.id}/member-code/`, {})).json() as MemberCode
    const path = `advocates/${karim.id}/member-sessions/`
    expect((await house.staff.get(path)).json()).toEqual([
      expect.objectContaining({ device: expect.stringContaining('light') }),
    ])
    expect(statusesOf([await house.cashier.get(path), await house.cashier.delete(path)])).toEqual([403, 403])
    expect((await house.staff.delete(path)).statusCode).toBe(204)
    expect((await thief.get('my/')).statusCode).toBe(401)
    expect((await house.signIn('154', code)).statusCode).toBe(422)
    expect((await house.staff.delete('advocates/999999/member-sessions/')).statusCode).toBe(404)
  })

  test('does not open in the browser of another website', async () => {
    const { code } = await house.codeOf('154')
    const foreign = { origin: 'https://evil.example' }
    expect((await house.signIn('154', code, foreign)).statusCode).toBe(403)
    expect((await house.signIn('154', code, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const member = await house.asMember(karim, '154')
    expect((await member.put('my/consent/', { shown: false }, foreign)).statusCode).toBe(403)
    expect((await member.delete('my/session/', undefined, foreign)).statusCode).toBe(403)
    expect((await member.get('my/')).json()).toMatchObject({ consent: { shown: true, at: null } })
  })
})
