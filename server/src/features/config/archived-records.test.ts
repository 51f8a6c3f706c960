import sharp from 'sharp'
import { anAdvocate } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
afterAll(() => server.close())

const aPicture = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ])

async function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Builds a record of each resource that visitors read. */
const records: Record<string, () => Promise<object | FormData>> = {
  advocates: async () => anAdvocate({ bar_registration_number: '77' }),
  gallery: async () => formOf({ caption: 'Picnic', image: await aPicture('red') }),
  notices: async () =>
    formOf({ title: 'Notice', notice_date: '2026-03-10', attachment: await aPicture('blue') }),
  committees: async () => {
    await staff.post('advocates/', anAdvocate({ bar_registration_number: '78', phone: '01812345678' }))
    return { year: 2026, bar_registration_number: '78' }
  },
}

test('the tests below cover every resource that visitors read and staff archive', () => {
  const publicPaths = [...server.app.accessRules].flatMap(([route, { roles }]) => {
    const [, path] = /^GET ([\w-]+)$/.exec(route) ?? []
    const isOpen = roles === 'open' || roles.includes('anonymous')
    return path && isOpen && server.app.accessRules.has(`POST ${path}/:id/archive`) ? [path] : []
  })
  expect(publicPaths.toSorted()).toEqual(Object.keys(records).toSorted())
})

test.each(Object.keys(records))(
  'visitors do not see an archived record of %s, whatever the query',
  async (path) => {
    const { id } = (await staff.post(`${path}/`, await records[path]!())).json() as { id: number }
    const idsSeenBy = async (query: string, reader = server.visitor) =>
      ((await reader.get(`${path}/${query}`)).json() as { id: number }[]).map((row) => row.id)
    expect(await idsSeenBy('')).toContain(id)
    expect((await staff.post(`${path}/${id}/archive/`)).statusCode).toBe(200)
    for (const query of ['', '?archived=1', '?archived=true', '?archived=1&limit=100'])
      expect([query, await idsSeenBy(query)]).not.toEqual([query, expect.arrayContaining([id])])
    for (const query of ['', '?archived=1'])
      expect((await server.visitor.get(`${path}/${id}/${query}`)).statusCode).toBe(404)
    expect(await idsSeenBy('?archived=1', staff)).toContain(id)
  },
)
