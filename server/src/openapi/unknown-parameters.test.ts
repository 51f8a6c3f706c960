import type { ApiDocument } from './paths.ts'
import { createRecord, errorsOf } from '../../test/builders.ts'
import { openTestMember, withCookie } from '../../test/member-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../test/test-server.ts'

jest.setTimeout(60_000)

let server: TestServer
let staff: TestUser

beforeAll(async () => {
  ;({ server, staff } = await startStaffedServer())
})
afterAll(() => server.close())

test('a filter with a spelling mistake is refused with the nearest known name, not ignored', async () => {
  const response = await staff.get('vokalotnama/?buildng_name=Bar')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'query.unknown' })
  expect(errorsOf(response)).toEqual({
    buildng_name: ['This parameter is not known. Did you mean building_name?'],
  })
})

test('a name that resembles none is refused without a guess, in the language of the reader', async () => {
  const response = await staff.get('banks/?colourfulness=1', { 'accept-language': 'bn' })
  expect(errorsOf(response)).toEqual({ colourfulness: ['এই প্যারামিটারটি জানা নেই'] })
})

test('every GET route refuses a limit, an offset and an order that it does not know', async () => {
  const admin = await server.as('admin')
  const member = withCookie(server.visitor, await openTestMember(server.sql))
  const { paths } = (await server.visitor.get('docs/json')).json<ApiDocument>()
  // which order a table of a module knows, only its own test can tell
  const isOther = (path: string) => path.includes('single-sign-on/') || path.endsWith('/{table}')
  const reads = Object.keys(paths).filter((path) => paths[path]!['get'] && !isOther(path))
  expect(reads.length).toBeGreaterThan(150)
  const accepted: string[] = []
  for (const path of reads)
    for (const query of ['limit=0', 'limit=many', 'offset=-1', 'ordering=colourfulness', 'ordering=id;']) {
      const url = `${path.replaceAll(/{\w+}/g, '999')}/?${query}`
      const { statusCode } = await (path.startsWith('/api/my') ? member : admin).get(url)
      if (statusCode !== 400) accepted.push(`${statusCode} ${url}`)
    }
  expect(accepted).toEqual([])
})

test('a page of the voter lists has as many lists as it asks for, and counts all', async () => {
  for (const name of ['One', 'Two', 'Three'])
    await createRecord(staff, 'voter-lists/', {
      name_en: name,
      name_bn: 'তালিকা',
      day: '2026-04-10',
      paid_up_to: '2026-03',
      member_days: 90,
    })
  const response = await staff.get('voter-lists/?limit=১&offset=1')
  expect([response.json(), response.headers['x-total-count']]).toEqual([
    [expect.objectContaining({ name_en: 'Two' })],
    '3',
  ])
})

test.each([
  'vokalotnama/?sale_type=Sticker&from=2026-01-01&to=2026-12-31&voided=1&limit=10&offset=0&ordering=-id&search=a',
  'vokalotnama/?payment_type=cash',
  'renters/?due=1&archived=1',
  'actual_expanse/?year=2026',
  'probable_income/?year=2026',
  'cash-days/?state=open&place=1&ordering=date&limit=200',
  'cash-day-reports/not-closed/?from=2026-01-01&limit=20&offset=0',
  'money-places/?kind=cash&archived=archived&limit=200',
  'transfers/?place=1&state=on_the_way&from=2026-01-01',
  'advocates/?lookup=12&lookup_field=number&limit=20',
  'advocates/?status=active&year=2020&search=a&limit=20',
  'committees/?year_to=2026&ordering=-year&limit=1',
  'advocates/duplicates/?phone=01712345678&except=1',
  'ledger-records/?side=income&category=1&head=1&from=2026-01-01&ordering=-date&limit=10&offset=0',
  'income-report/?year=2026&period=whole',
  'monthly-income/?year=2026&month=3',
  'general-income-report/?year=2026',
  'where-the-money-is/?on=2026-03-01',
  'paper-stock/serial/?serial=120&paper=',
  'counter/?paper=Vokalotnama&from_serial=1&to_serial=5',
  'dues/?standing=regular&court=L/C&months_min=1&amount_max=100&all=1&on=2026-03-01&search=a&limit=10',
  'dues/overrides/?from=2026-01-01&to=2026-12-31',
  'prices/in-force/?on=2026-03-01',
  'resolutions/?kind=price&ordering=-day&from=2026-01-01',
  'price-overrides/?from=2026-01-01&limit=10',
  'advocate-credits/?ordering=-owed&limit=1',
  'check-codes/?kind=receipt&ids=1,2',
  'clearance-certificates/?advocate=1&voided=1&search=a&from=2026-01-01',
  'bar-council-export/?lacking=1&limit=10',
  'search/?q=12',
  'imports/?from=2026-01-01&search=a&state=undone&limit=50',
  'audit/?from=2026-01-01&to=2026-12-31&search=a&action=void&actor=karim&ordering=-id',
  'prices/?from=2026-01-01&item=1&ordering=-from_day',
  'paper-stock/?from=2026-01-01&search=a',
  'cash-days/?from=2026-01-01&ordering=-date',
  'dues-waivers/?search=a&ordering=-id&voided=1',
  'opening-dues/?search=a&ordering=-id&voided=1',
  'receipts/LIB/?payment_type=cash&from=2026-01-01&search=a&voided=1',
  'notices/?limit=11&offset=0&archived=1',
  'day-digests/?limit=101&offset=0',
])('%s has only known parameters', async (url) => {
  const response = await staff.get(url)
  expect([url, (response.json() as { code?: string }).code]).not.toEqual([url, 'query.unknown'])
})
