import sharp from 'sharp'
import type { AssociateRegistration } from '@samity/shared-api/contract/sales/associate'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { anAdvocate, createRecord, errorsOf } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let id: number
let route: string
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  await createRecord(staff, 'advocates/', anAdvocate())
  const associate = await createRecord(staff, 'associate-registration/', {
    license_no: 'L-1',
    name: 'Jamal',
    advocate_id: '123',
    advocate_name: 'Rahim Uddin',
    entry_fee: '500',
  })
  id = associate.id
  route = `associate-registration/${id}/photo/`
})
afterAll(() => server.close())

const aPhoto = (background: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer()
function form(photo: string | Buffer): FormData {
  const formData = new FormData()
  formData.set('photo', typeof photo === 'string' ? photo : new Blob([new Uint8Array(photo)]))
  return formData
}
const readPhoto = async () =>
  ((await cashier.get(`associate-registration/${id}/`)).json() as AssociateRegistration).photo

test('staff set the photo of an associate, which only signed-in people see, and the audit log names it', async () => {
  expect(await readPhoto()).toBeNull()
  const digest = async () =>
    (await server.sql`select record_digest(${`receipts/${id}`})::text as digest`)[0]!['digest'] as string
  const before = await digest()
  const response = await staff.put(route, form(await aPhoto('#345')))
  const { photo } = response.json() as { photo: string }
  expect([response.statusCode, photo]).toEqual([200, await readPhoto()])
  expect(photo).toMatch(/^\/media\/[0-9a-f]{40}$/)
  // a photo is no part of the money record
  expect(await digest()).toBe(before)
  const [reference] =
    await server.sql`select count(*)::int as count from picture_references where address = ${photo}`
  expect(reference).toEqual({ count: 1 })
  const [published] =
    await server.sql`select count(*)::int as count from public_pictures where address = ${photo}`
  expect(published).toEqual({ count: 0 })
  const [entry] = (await admin.get('audit/?subject=associate-registration')).json() as AuditEntry[]
  expect(entry).toMatchObject({ action: 'update', before: { photo: null }, after: { photo } })
})

test('another photo replaces it, and it can be removed', async () => {
  const first = await readPhoto()
  await staff.put(route, form(await aPhoto('#987')))
  expect(await readPhoto()).not.toBe(first)
  expect((await staff.delete(route)).statusCode).toBe(204)
  expect(await readPhoto()).toBeNull()
})

test('a cashier, a missing picture, a text and a void registration are refused', async () => {
  expect((await cashier.put(route, form(await aPhoto('#345')))).statusCode).toBe(403)
  const missing = await staff.put(route, form(''))
  expect([missing.statusCode, errorsOf(missing)]).toEqual([422, { photo: ['Choose a picture'] }])
  expect((await staff.put(route, form(Buffer.from('no picture')))).statusCode).toBe(422)
  await staff.delete(`associate-registration/${id}/`, { reason: 'Entered twice' })
  expect((await staff.put(route, form(await aPhoto('#345')))).statusCode).toBe(404)
})
