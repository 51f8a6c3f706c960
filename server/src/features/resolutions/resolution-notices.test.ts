import type { Notice } from '@samity/shared-api/contract/site/notice'
import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { headIds } from '../../ledger/receipt-lines.ts'
import { addPrice, addResolution, changeResolution } from '../../../test/price-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  ;({ server, admin, staff } = await startStaffedServer())
})
afterAll(() => server.close())

const notices = async () => (await server.visitor.get('notices/')).json() as Notice[]
const read = async ({ id }: { id: number }) => (await staff.get(`resolutions/${id}/`)).json() as Resolution

test('a public resolution is a notice that follows it; another one is none', async () => {
  await addResolution(staff, { number: '1/2020', text_en: 'Nothing for the public' })
  expect(await notices()).toEqual([])
  const resolution = await addResolution(staff, {
    number: '2/2020',
    text_en: 'A vokalotnama costs 450 taka.',
    is_public: true,
  })
  const [notice] = await notices()
  expect(notice).toMatchObject({
    notice_date: '2020-06-10',
    title: 'Resolution 2/2020: General meeting',
    title_bengali: 'সিদ্ধান্ত ২/২০২০: General meeting',
    body: 'A vokalotnama costs 450 taka.\n\nEffective from 12/06/2020.',
    // a text in one language serves both
    body_bengali: 'A vokalotnama costs 450 taka.\n\n১২/০৬/২০২০ থেকে কার্যকর।',
    attachment: null,
  })

  await changeResolution(staff, resolution, { suspended_from: '2020-06-19', text_bn: 'মূল্য ৪৫০ টাকা।' })
  const [changed] = await notices()
  expect(changed).toMatchObject({
    id: notice!.id,
    body: 'A vokalotnama costs 450 taka.\n\nEffective from 12/06/2020. Suspended from 19/06/2020.',
    body_bengali: 'মূল্য ৪৫০ টাকা।\n\n১২/০৬/২০২০ থেকে কার্যকর। ১৯/০৬/২০২০ থেকে স্থগিত।',
  })
  // what visitors do not see changes no notice
  await changeResolution(staff, await read(resolution), { kind: 'fee' })
  expect((await notices())[0]!.version).toBe(changed!.version)

  await changeResolution(staff, await read(resolution), { is_public: false })
  expect(await notices()).toEqual([])
  const events = (await admin.get('audit/?subject=notices')).json() as AuditEntry[]
  expect(events.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
})

test('a notice disappears with its resolution, and stays when the resolution cannot be deleted', async () => {
  const unused = await addResolution(staff, { number: '3/2020', is_public: true })
  const used = await addResolution(staff, { number: '4/2020', is_public: true })
  await addPrice(staff, used.id, 'VKL', '2020-06-12', [[headIds.vokalotnama, '60']])
  expect((await staff.delete(`resolutions/${unused.id}/`)).statusCode).toBe(204)
  expect((await staff.delete(`resolutions/${used.id}/`)).statusCode).toBe(409)
  expect((await notices()).map(({ title }) => title)).toEqual(['Resolution 4/2020: General meeting'])
})

test('a notice that staff archived stays archived', async () => {
  const resolution = await addResolution(staff, { number: '5/2020', is_public: true })
  const notice = (await notices()).find(({ title }) => title.includes('5/2020'))!
  expect((await staff.post(`notices/${notice.id}/archive/`, {})).statusCode).toBe(200)
  await changeResolution(staff, resolution, { meeting: 'Special meeting' })
  expect((await notices()).map(({ title }) => title)).not.toContainEqual(expect.stringContaining('5/2020'))
})
