import type { Field, Role } from '@samity/shared-api/contract'
import { advocate, lookupFields, withholdableFields } from '@samity/shared-api/contract/config/advocate'
import { publicFields } from '@samity/shared-api/contract/config/public-fields'
import { anAdvocate, createRecord } from './builders.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

/* For each reader, each field that it may not read, and each way of asking: the value neither leaves nor finds anybody. */

let served: TestServer
let readers: Record<Reader, Caller>
let id: number

const canBeWithheld = new Set<string>(withholdableFields)

type Reader = 'visitor' | Role
const readable: Record<Reader, readonly string[]> = {
  visitor: publicFields,
  // and what the website shows of every member, whatever a member withholds
  cashier: [...lookupFields, ...publicFields.filter((name) => !canBeWithheld.has(name))],
  auditor: Object.keys(advocate.fields),
  staff: Object.keys(advocate.fields),
  admin: Object.keys(advocate.fields),
}

/** A value of the field that occurs nowhere else, and the part of it that somebody could search for. */
function secretOf(
  name: string,
  { kind }: Field,
  place: number,
): { value: unknown; text: string } | undefined {
  const text = `Secret${name.replaceAll('_', '')}${place}`
  if (name === 'nid_number') return { value: '7418529630741', text: '7418529630741' }
  if (name === 'bar_registration_number') return { value: text, text }
  if (name === 'nominees' || name === 'children') return { value: [{ name: text }], text }
  if (kind === 'phone') return { value: '01987654321', text: '01987654321' }
  if (kind === 'email') return { value: `${text}@example.org`, text }
  if (kind === 'day') return { value: `19${30 + place}-02-03`, text: `19${30 + place}-02-03` }
  return kind === 'text' || kind === 'long' ? { value: text, text } : undefined
}

const secrets = Object.entries(advocate.fields).flatMap(([name, field], place) => {
  const secret = secretOf(name, field, place)
  return secret ? [{ name, ...secret }] : []
})
/** Choices, flags and pictures have no value of their own to look for; a filter by them must change nothing. */
const choices = {
  religion: 'Hindu',
  gender: 'Female',
  marital_status: 'Widowed',
  is_from_another_bar: 'true',
}

beforeAll(async () => {
  served = await startTestServer()
  const staff = await served.as('staff')
  const secret = Object.fromEntries(secrets.map(({ name, value }) => [name, value]))
  const gone = { is_retired: false, is_dead: false, status: 'active' }
  ;({ id } = await createRecord(staff, 'advocates/', anAdvocate({ ...secret, ...choices, ...gone })))
  // text that lies in retirement and death dates only stands where somebody has retired or died
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '2', phone: '' }))
  const entries = await Promise.all(
    (['cashier', 'auditor', 'staff', 'admin'] as const).map(async (role) => [role, await served.as(role)]),
  )
  readers = { visitor: served.visitor, ...Object.fromEntries(entries) } as Record<Reader, Caller>
})
afterAll(() => served.close())

const cases = Object.entries(readable).flatMap(([reader, fields]) =>
  secrets
    .filter(({ name }) => !fields.includes(name))
    .map(({ name, text }) => [reader as Reader, name, text] as const),
)

test('there are fields that visitors and cashiers may not read', () => {
  const of = (reader: Reader) => cases.filter(([one]) => one === reader).map(([, name]) => name)
  expect(of('visitor')).toEqual(
    expect.arrayContaining(['nid_number', 'email', 'nominees', 'children', 'remarks']),
  )
  expect(of('cashier')).toEqual(
    expect.arrayContaining(['nid_number', 'email', 'mother_name', 'current_address']),
  )
  expect([of('auditor'), of('staff'), of('admin')]).toEqual([[], [], []])
})

test.each(cases)('%s neither reads nor finds anybody by %s', async (reader, name, text) => {
  const { get } = readers[reader]
  const asked = encodeURIComponent(text)
  const known = secrets.find((one) => one.name === 'bar_registration_number')!.text
  for (const path of [
    `advocates/?search=${asked}`,
    `advocates/?search=${known}+${asked.slice(0, -1)}`,
    `advocates/?lookup=${asked}`,
    `advocates/?lookup=${asked}&lookup_field=${name}`,
    `search/?q=${asked}`,
    `committees/?search=${asked}`,
    `renters/?search=${asked}`,
    `vokalotnama/?search=${asked}`,
  ]) {
    const answer = await get(path)
    if ([401, 403].includes(answer.statusCode)) continue
    expect([path, answer.statusCode]).toEqual([path, 200])
    // a visitor's `lookup` is no question: the list is that of everybody
    const isAsked = reader !== 'visitor' || !path.includes('lookup')
    if (isAsked) expect([path, answer.body]).toEqual([path, expect.not.stringContaining(known)])
    expect([path, answer.body.includes(text)]).toEqual([path, false])
  }
  for (const path of ['advocates/', `advocates/${id}/`, 'advocates/?archived=1', `advocates/?ordering=id`])
    expect([path, (await get(path)).body.includes(text)]).toEqual([path, false])
  // neither an order nor a filter tells one member from another
  expect((await get(`advocates/?ordering=${name}`)).statusCode).toBe(400)
  const all = (await get('advocates/')).json()
  for (const value of [text, 'nobody']) expect((await get(`advocates/?${name}=${value}`)).json()).toEqual(all)
})

test.each(Object.entries(choices))('a visitor or a cashier finds nobody by %s', async (name, value) => {
  for (const reader of ['visitor', 'cashier'] as const) {
    const all = (await readers[reader].get('advocates/')).json()
    expect((await readers[reader].get(`advocates/?${name}=${value}`)).json()).toEqual(all)
    expect((await readers[reader].get(`advocates/?ordering=${name}`)).statusCode).toBe(400)
  }
})

test.each(withholdableFields.filter((name) => name !== 'photo' && name !== 'blood_group'))(
  'a visitor finds nobody by %s that a member withholds or the association hides',
  async (name) => {
    const { text } = secrets.find((one) => one.name === name)!
    const found = async () => {
      const answers = await Promise.all(
        [`search=${text}`, `${name}=${encodeURIComponent(text)}`].map((query) =>
          served.visitor.get(`advocates/?${query}`),
        ),
      )
      return answers.flatMap((answer) => (answer.json() as { id: number }[]).map((row) => row.id))
    }
    expect(await found()).toContain(id)
    await served.sql`update advocates set withheld_fields = ${served.sql.json([name])} where id = ${id}`
    expect(await found()).toEqual([])
    await served.sql`update advocates set withheld_fields = '[]' where id = ${id}`
    const hidden = { hidden_fields: [name] }
    await served.sql`insert into settings (key, value) values ('members', ${served.sql.json(hidden)})
      on conflict (key) do update set value = excluded.value`
    expect(await found()).toEqual([])
    await served.sql`update settings set value = '{}' where key = 'members'`
  },
)
