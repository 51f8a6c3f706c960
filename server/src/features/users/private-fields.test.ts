import type { Role } from '@samity/shared-api/contract'
import { advocate, lookupFields, withholdableFields } from '@samity/shared-api/contract/config/advocate'
import { publicFields } from '@samity/shared-api/contract/config/public-fields'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { secretValuesOf, toBody } from '../../../test/secret-values.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/*
 * For each reader, each field that it may not read and each kind of query, the value is not returned and
 * matches no advocate.
 */

let server: TestServer
let readers: Record<Reader, Caller>
let id: number

const canBeWithheld = new Set<string>(withholdableFields)

type Reader = 'visitor' | Role
const readable: Record<Reader, readonly string[]> = {
  visitor: publicFields,
  // and the public fields that an advocate cannot withhold
  cashier: [...lookupFields, ...publicFields.filter((name) => !canBeWithheld.has(name))],
  auditor: Object.keys(advocate.fields),
  staff: Object.keys(advocate.fields),
  admin: Object.keys(advocate.fields),
}

const secrets = secretValuesOf(advocate.fields)
/** Choices and flags have no unique value to search for; a filter by them must change nothing. */
const choices = {
  religion: 'Hindu',
  gender: 'Female',
  marital_status: 'Widowed',
  is_from_another_bar: 'true',
}

beforeAll(async () => {
  server = await startTestServer()
  // all fields of the card, so that each can be withheld
  await server.sql`insert into settings (key, value) values ('members', ${server.sql.json({ hidden_fields: [] })})`
  const staff = await server.as('staff')
  const active = { is_retired: false, is_dead: false, status: 'active' }
  ;({ id } = await createRecord(
    staff,
    'advocates/',
    anAdvocate({ ...toBody(secrets), ...choices, ...active }),
  ))
  // the server stores retirement and death dates only for advocates who have retired or died
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '2', phone: '' }))
  const entries = await Promise.all(
    (['cashier', 'auditor', 'staff', 'admin'] as const).map(async (role) => [role, await server.as(role)]),
  )
  readers = { visitor: server.visitor, ...Object.fromEntries(entries) } as Record<Reader, Caller>
})
afterAll(() => server.close())

const cases = Object.entries(readable).flatMap(([reader, fields]) =>
  secrets
    .filter(({ name }) => !fields.includes(name))
    .map(({ name, text }) => [reader as Reader, name, text] as const),
)

test('there are fields that visitors and cashiers may not read', () => {
  const fieldsHiddenFrom = (reader: Reader) => cases.filter(([one]) => one === reader).map(([, name]) => name)
  expect(fieldsHiddenFrom('visitor')).toEqual(
    expect.arrayContaining(['nid_number', 'email', 'nominees', 'children', 'remarks']),
  )
  expect(fieldsHiddenFrom('cashier')).toEqual(
    expect.arrayContaining(['nid_number', 'email', 'mother_name', 'current_address']),
  )
  expect([fieldsHiddenFrom('auditor'), fieldsHiddenFrom('staff'), fieldsHiddenFrom('admin')]).toEqual([
    [],
    [],
    [],
  ])
})

test.each(cases)('%s neither reads the advocate’s %s nor finds anyone by it', async (reader, name, text) => {
  const { get } = readers[reader]
  const query = encodeURIComponent(text)
  const otherValue = secrets.find((one) => one.name === 'bar_registration_number')!.text
  for (const path of [
    `advocates/?search=${query}`,
    `advocates/?search=${otherValue}+${query.slice(0, -1)}`,
    `advocates/?lookup=${query}`,
    `advocates/?lookup=${query}&lookup_field=${name}`,
    `search/?q=${query}`,
    `committees/?search=${query}`,
    `renters/?search=${query}`,
    `vokalotnama/?search=${query}`,
  ]) {
    const response = await get(path)
    if ([401, 403].includes(response.statusCode)) continue
    expect([path, response.statusCode]).toEqual([path, 200])
    // `lookup` does nothing for a visitor: the response is the whole list
    const isFiltered = reader !== 'visitor' || !path.includes('lookup')
    if (isFiltered) expect([path, response.body]).toEqual([path, expect.not.stringContaining(otherValue)])
    expect([path, response.body.includes(text)]).toEqual([path, false])
  }
  for (const path of ['advocates/', `advocates/${id}/`, 'advocates/?archived=1', `advocates/?ordering=id`])
    expect([path, (await get(path)).body.includes(text)]).toEqual([path, false])
  // neither ordering nor filtering distinguishes one advocate from another
  expect((await get(`advocates/?ordering=${name}`)).statusCode).toBe(400)
  const all = (await get('advocates/')).json()
  for (const value of [text, 'nobody']) {
    const response = await get(`advocates/?${name}=${value}`)
    if (response.statusCode === 400) expect(response.json()).toMatchObject({ code: 'query.unknown' })
    else expect(response.json()).toEqual(all)
  }
})

test.each(Object.entries(choices))('a visitor or a cashier finds nobody by %s', async (name, value) => {
  for (const reader of ['visitor', 'cashier'] as const) {
    const all = (await readers[reader].get('advocates/')).json()
    expect((await readers[reader].get(`advocates/?${name}=${value}`)).json()).toEqual(all)
    expect((await readers[reader].get(`advocates/?ordering=${name}`)).statusCode).toBe(400)
  }
})

test.each(withholdableFields.filter((name) => name !== 'photo' && name !== 'blood_group'))(
  'a visitor finds nobody by %s that an advocate withholds or the association hides',
  async (name) => {
    const { text } = secrets.find((one) => one.name === name)!
    const findIds = async () => {
      const responses = await Promise.all(
        [`search=${text}`, `${name}=${encodeURIComponent(text)}`].map((query) =>
          server.visitor.get(`advocates/?${query}`),
        ),
      )
      return responses.flatMap((response) => (response.json() as { id: number }[]).map((row) => row.id))
    }
    expect(await findIds()).toContain(id)
    await server.sql`update advocates set withheld_fields = ${server.sql.json([name])} where id = ${id}`
    expect(await findIds()).toEqual([])
    await server.sql`update advocates set withheld_fields = '[]' where id = ${id}`
    const hidden = { hidden_fields: [name] }
    await server.sql`insert into settings (key, value) values ('members', ${server.sql.json(hidden)})
      on conflict (key) do update set value = excluded.value`
    expect(await findIds()).toEqual([])
    await server.sql`update settings set value = ${server.sql.json({ hidden_fields: [] })} where key = 'members'`
  },
)
