import { today } from '@samity/shared-api/contract'
import type { CheckFigures } from '@samity/shared-api/contract/authenticity/check'
import { fillAssociatePhotos } from './associate-photos.ts'
import { fillChecks } from './checks.ts'
import { Client } from './client.ts'
import { anAdvocate, aSale, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('associates of the demo association have photos for their cards', async () => {
  const staff = await server.as('staff')
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '77' }))
  const { id } = await createRecord(staff, 'associate-registration/', {
    license_no: 'L-1',
    name: 'Jamal',
    advocate_id: '77',
    advocate_name: 'Rahim Uddin',
    entry_fee: '500',
  })
  await fillAssociatePhotos({ staff: new Client(server.app, staff.token) })
  const associate = (await staff.get(`associate-registration/${id}/`)).json() as { photo: string | null }
  expect(associate.photo).toMatch(/^\/media\/[0-9a-f]{40}$/)
})

test('the demo association has look-ups and one paper in two cases', async () => {
  const [admin, staff] = [await server.as('admin'), await server.as('staff')]
  await createRecord(staff, 'advocates/', anAdvocate())
  await createRecord(
    staff,
    'vokalotnama/',
    aSale({ sales_date: today(), serials: [{ from_serial: '00120', to_serial: '00125' }] }),
  )
  await fillChecks({ staff: new Client(server.app, staff.token) })
  const figures = (await admin.get('check-figures/')).json() as CheckFigures
  expect(figures.double_cases).toMatchObject([
    { paper: 'VKL', serial: '00120', cases: [{ case_number: 'CR 214/2026' }, { case_number: 'GR 87/2026' }] },
  ])
  // the counts are saved when the server closes
  await server.app.close()
  const counts = await server.sql<{ kind: string; result: string }[]>`
    select kind, result from check_counts order by kind, result`
  expect(counts.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
    'code not_genuine',
    'paper sold',
    'paper unknown',
    'receipt live',
  ])
})
