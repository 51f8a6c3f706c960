import fc from 'fast-check'
import sharp from 'sharp'
import { memberHeader, type OwnCard, type OwnData } from '@samity/shared-api/contract/members/own-page'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import { aFee, anAdvocate, aSale, createRecord, monthly } from '../../../test/builders.ts'
import { startMemberServer, withCookie, type MemberServer } from '../../../test/member-builders.ts'
import type { Caller } from '../../../test/test-server.ts'
import { createToken } from '../../../test/token-builders.ts'
import { tablesOfMember } from './own-data.ts'

/* What a member reads and decides on the own page: everything of this member, and nothing of anyone else. */

type TestMember = Caller & { id: number; cookie: string }

const ofMember = { phone: '01712340154', nid_number: '1234567890' }
const canary = 'Canary'
let house: MemberServer
let own: TestMember
let other: TestMember
let ownSale: { id: number; number: string }
let otherSale: { id: number; number: string }
let otherFee: { id: number; number: string }
let nobodysSale: { id: number; number: string }

beforeAll(async () => {
  house = await startMemberServer()
  const { admin } = house
  const { id } = await house.addMember('154', ofMember)
  const theirs = {
    name_english: `${canary} Uddin`,
    name_bengali: `${canary}-বাংলা`,
    phone: '01811111111',
    email: `${canary}@example.com`,
    nid_number: '9876543210',
    remarks: `${canary} remark`,
  }
  const { id: otherId } = await house.addMember('155', theirs)
  ownSale = await createRecord(admin, 'vokalotnama/', aSale({ advocateId: '154' }))
  otherSale = await createRecord(
    admin,
    'vokalotnama/',
    aSale({ advocateId: '155', serials: [{ from_serial: 77_001, to_serial: 77_002 }], price: '77.25' }),
  )
  nobodysSale = await createRecord(
    admin,
    'vokalotnama/',
    aSale({ customer_name: canary, serials: [{ from_serial: 77_003, to_serial: 77_004 }], price: '77.25' }),
  )
  await createRecord(
    admin,
    'advocate-all-fees/',
    aFee({ advocate_id: '154', monthlyfee_set: [monthly(1, 2)] }),
  )
  otherFee = await createRecord(
    admin,
    'advocate-all-fees/',
    aFee({ advocate_id: '155', monthlyfee_set: [monthly(1, 3, { monthly_fee: '77.25' })] }),
  )
  for (const number of ['154', '155'])
    await createRecord(admin, 'committees/', {
      year: 2026,
      committee_position: number === '154' ? 'President' : 'Secretary',
      bar_registration_number: number,
      phone: number === '155' ? '01811111111' : '',
    })
  own = await house.asMember({ id }, '154')
  other = await house.asMember({ id: otherId }, '155')
})
afterAll(() => house.close())

const routesOfMembers = (method: string) =>
  [...house.server.app.accessRules].flatMap(([name, { roles }]) =>
    roles !== 'open' && roles.includes('member') && name.startsWith(`${method} `)
      ? [name.slice(method.length + 1)]
      : [],
  )

test('the card, the passbook and an own receipt are those of the member', async () => {
  expect((await own.get('my/')).json()).toMatchObject({
    advocate_id: own.id,
    bar_registration_number: '154',
    phone: '017*****154',
    email: '',
    status: 'active',
    standing: 'regular',
    consent: { shown: true, at: null },
  })
  const passbook = (await own.get('my/passbook/')).json() as Passbook
  const { dues, ...staffView } = (await house.staff.get(`advocates/${own.id}/passbook/`)).json() as Passbook
  expect(passbook).toEqual({ ...staffView, dues })
  expect(passbook.rows.map(({ number }) => number)).toContain(ownSale.number)
  expect(((await own.get('my/passbook/?from=2027-01-01')).json() as Passbook).rows).toEqual([])
  const receipt = await own.get(`my/receipts/${ownSale.number}/`)
  expect(receipt.json()).toEqual((await house.staff.get(`receipts/${ownSale.number}/`)).json())
})

test('receipts of others, of nobody, of expenses and unknown ones do not exist', async () => {
  const unknown = (await own.get('my/receipts/VKL-2026-999999/')).body
  const paths = [otherSale, otherFee, nobodysSale].flatMap(({ id, number }) => [number, String(id)])
  for (const path of paths) {
    const { statusCode, body } = await own.get(`my/receipts/${path}/`)
    expect([path, statusCode, body]).toEqual([path, 404, unknown])
  }
})

test('no route for members has an id of an advocate', () => {
  const paths = ['GET', 'POST', 'PUT', 'DELETE'].flatMap(routesOfMembers)
  expect(paths.toSorted()).toEqual([
    'my',
    'my/consent',
    'my/data',
    'my/passbook',
    'my/receipts/:number',
    'my/session',
  ])
})

test('nothing of another member leaves, whatever the request says', async () => {
  const paths = routesOfMembers('GET')
  const values = fc.constantFrom(
    String(other.id),
    '155',
    otherSale.number,
    String(otherSale.id),
    otherFee.number,
    String(nobodysSale.id),
    '01811111111',
    '../155',
    `${own.id},${other.id}`,
  )
  const names = fc.constantFrom(
    'id',
    'advocate',
    'advocate_id',
    'member',
    'search',
    'number',
    'from',
    'limit',
  )
  const headers = fc.constantFrom('x-member', 'x-samity-member', 'x-forwarded-user', 'idempotency-key')
  const requests = fc.record({
    path: fc.constantFrom(...paths),
    value: values,
    query: fc.option(names),
    header: fc.option(headers),
    cookie: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, value, query, header, cookie }) => {
      const target = path.replace(':number', encodeURIComponent(value))
      const response = await own.get(`${target}/${query ? `?${query}=${encodeURIComponent(value)}` : ''}`, {
        ...(header && { [header]: value }),
        // a second cookie of the name, as another program on this computer could set it
        ...(cookie && { cookie: `${own.cookie}; ${other.cookie}` }),
      })
      expect(response.statusCode).toBeLessThan(500)
      // the path and the parameters of the request come back in no answer either
      for (const text of [canary, '01811111111', '9876543210', '3210', '77001', '77003', '77.25'])
        expect([path, response.body]).not.toEqual([path, expect.stringContaining(text)])
    }),
    { numRuns: 150 },
  )
})

test('a session of staff, an API token and an unknown cookie open nothing of a member', async () => {
  const program = await createToken(house.admin, { scopes: ['write:member-sessions', 'write:members'] })
  const stranger = `samity_member=${'a'.repeat(43)}`
  for (const path of ['my/', 'my/passbook/', `my/receipts/${ownSale.number}/`, 'my/data/']) {
    for (const caller of [house.server.visitor, house.admin, withCookie(house.server.visitor, stranger)]) {
      const { statusCode, body } = await caller.get(path)
      expect([path, statusCode, body]).toEqual([path, 401, expect.stringContaining('auth.member')])
    }
    expect((await house.server.visitor.get(path, program.headers)).statusCode).toBe(403)
  }
})

test('with a session of staff in the same browser the member stays the member, and staff stay staff', async () => {
  const both = withCookie(house.admin, own.cookie)
  expect((await both.get('my/')).json()).toMatchObject({ advocate_id: own.id })
  expect((await both.get(`my/receipts/${otherSale.number}/`)).statusCode).toBe(404)
  expect((await both.put('my/consent/', { shown: true })).statusCode).toBe(200)
  const [event] = await house.server.sql`
    select actor, actor_id from audit_events where subject = 'member-consent' order by id desc limit 1`
  expect(event).toEqual({ actor: 'member 154', actor_id: null })
  // the cookie gives staff nothing and takes nothing away
  const cashier = withCookie(house.cashier, own.cookie)
  expect((await cashier.get(`advocates/${own.id}/passbook/`)).statusCode).toBe(403)
  expect((await both.get(`advocates/${other.id}/passbook/`)).statusCode).toBe(200)
  expect((await own.get(`advocates/${own.id}/passbook/`)).statusCode).toBe(401)
})

test('a module answers a member with its right, for as long as the session is open', async () => {
  const read = async (path: string, facts: object) =>
    house.server.visitor.get(path, await house.signFacts(facts))
  expect((await read('my/', { member: own.id })).json()).toMatchObject({ advocate_id: own.id })
  expect((await read(`my/receipts/${ownSale.number}/`, { member: own.id })).statusCode).toBe(200)
  expect((await read(`my/receipts/${otherSale.number}/`, { member: own.id })).statusCode).toBe(404)
  expect((await read('my/', {})).statusCode).toBe(401)
  expect((await read('my/', { sub: 'system' })).statusCode).toBe(401)
  expect((await read('my/', { member: own.id, asks: ['write:members'] })).statusCode).toBe(403)
  // a token lives for a minute, and the session may be over
  const { id } = await house.addMember('160')
  const leaving = await house.asMember({ id }, '160')
  const token = await house.signFacts({ member: id })
  await leaving.delete('my/session/')
  expect((await house.server.visitor.get('my/', token)).statusCode).toBe(401)
  // the claim of a member gives nothing of the office
  expect((await read(`advocates/${own.id}/passbook/`, { member: own.id })).statusCode).toBe(401)
  expect((await read(`receipts/${otherSale.number}/`, { member: own.id })).statusCode).toBe(401)
  const asStaff = { sub: `user:${house.staff.id}`, role: 'staff', member: own.id }
  expect((await read(`receipts/${otherSale.number}/`, asStaff)).json().code).toBe('auth.right')
})

test('what a module does for a member is in the audit log as done by the member, and a visitor writes nothing there', async () => {
  const note = async (facts: object) =>
    house.server.visitor.post(
      'module-audit/',
      { action: 'create', record: 'corrections/7' },
      await house.signFacts(facts),
    )
  expect((await note({})).statusCode).toBe(401)
  expect((await note({ member: other.id + 1000 })).statusCode).toBe(401)
  expect((await note({ member: own.id })).statusCode).toBe(204)
  const events = await house.server.sql`
    select actor, actor_id, action from audit_events where subject = 'tea/corrections'`
  expect(events).toEqual([{ actor: 'member 154', actor_id: null, action: 'create' }])
})

describe('the consent', () => {
  const readPublic = async () => {
    const committees = (await house.server.visitor.get('committees/')).json() as object[]
    return JSON.stringify([
      (await house.server.visitor.get(`advocates/${own.id}/`)).json(),
      (await house.server.visitor.get('advocates/?search=01712340154')).json(),
      committees,
    ])
  }

  test('hides phone, address and photo from the public, in every answer, and shows what the association shows', async () => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const form = new FormData()
    for (const [name, value] of Object.entries(
      anAdvocate({ ...ofMember, bar_registration_number: '154', current_address: '7 Court Lane' }),
    ))
      form.set(name, value as string)
    form.set('photo', new Blob([new Uint8Array(photo)]), 'face.png')
    const response = new Response(form)
    const saved = await house.admin.put(`advocates/${own.id}/`, Buffer.from(await response.arrayBuffer()), {
      'content-type': response.headers.get('content-type')!,
    })
    expect(saved.statusCode).toBe(200)
    const { photo: address } = saved.json() as { photo: string }
    const settings = (await house.admin.get('settings/')).json() as AssociationSettings
    await house.admin.put('settings/', { members: { ...settings.members, hidden_fields: [] } })

    const isPicturePublic = async () => (await house.server.visitor.get(address)).statusCode
    const shown = await readPublic()
    for (const text of ['01712340154', '7 Court Lane', address]) expect(shown).toContain(text)
    expect(await isPicturePublic()).toBe(200)

    const hidden = (await own.put('my/consent/', { shown: false })).json() as OwnCard
    expect(hidden.consent).toEqual({ shown: false, at: expect.stringMatching(/^\d{4}-/) })
    const after = await readPublic()
    for (const text of ['01712340154', '7 Court Lane', address]) expect(after).not.toContain(text)
    expect(after).toContain('Rahim Uddin')
    expect((await house.server.visitor.get('advocates/?search=01712340154')).json()).toEqual([])
    expect(await isPicturePublic()).toBe(404)
    expect([(await own.get(address)).statusCode, (await other.get(address)).statusCode]).toEqual([200, 404])
    // the office reads everything, and so does the member
    expect((await house.staff.get(`advocates/${own.id}/`)).json()).toMatchObject({ phone: '01712340154' })

    await own.put('my/consent/', { shown: true })
    expect(await readPublic()).toContain('01712340154')
    const events = await house.server.sql`
      select before, after from audit_events where subject = 'member-consent' and subject_id = ${String(own.id)}
      order by id desc limit 2`
    expect(events.map(({ before, after: later }) => [before, later])).toEqual([
      [{ shown: false }, { shown: true }],
      [{ shown: true }, { shown: false }],
    ])
  })
})

test('a page that shows one member changes nothing of another one, who has signed in since in the same browser', async () => {
  const consentOf = async () => ((await own.get('my/')).json() as OwnCard).consent
  const before = await consentOf()
  const write = (shownId: number) =>
    own.put('my/consent/', { shown: !before.shown }, { [memberHeader]: String(shownId) })
  const refused = await write(other.id)
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth.member'])
  expect(await consentOf()).toEqual(before)
  expect((await write(own.id)).statusCode).toBe(200)
})

describe('own data', () => {
  test('is a file with everything, with the last digits of national IDs', async () => {
    const response = await own.get('my/data/')
    expect(response.headers['content-disposition']).toBe(`attachment; filename="member-${own.id}.json"`)
    const data = response.json() as OwnData
    expect(data.member).toMatchObject({
      bar_registration_number: '154',
      nid_number: '******7890',
    })
    expect(data.passbook.rows.map(({ number }) => number)).toContain(ownSale.number)
    expect(data.records['committees']).toHaveLength(1)
    expect(data.sessions.length).toBeGreaterThan(0)
    expect(response.body).not.toContain('token_hash')
  })

  test('forgets no table that has rows of members', async () => {
    const tables = await house.server.sql<{ name: string }[]>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'advocates'::regclass order by 1`
    const inOtherParts = [
      'dues_terms',
      'member_codes',
      'member_sessions',
      'paid_dues',
      'paid_dues_totals',
      'standings',
    ]
    expect(tables.map(({ name }) => name)).toEqual([...tablesOfMember, ...inOtherParts].toSorted())
  })
})
