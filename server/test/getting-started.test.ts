import type { GettingStarted } from '@samity/shared-api/contract/start/getting-started'
import { aRent, anAdvocate, createRecord } from './builders.ts'
import { importRows } from './import-builders.ts'
import { startStaffedServer, startTestServer } from './test-server.ts'

const doneOf = ({ steps }: GettingStarted) => steps.filter(({ done }) => done).map(({ step }) => step)

test('the steps of a new association follow from its data', async () => {
  const server = await startTestServer()
  const admin = await server.as('admin')
  const read = async () => (await admin.get('getting-started/')).json() as GettingStarted
  expect(doneOf(await read())).toEqual([])
  await server.as('staff')
  expect(doneOf(await read())).toEqual(['people'])
  await admin.put('settings/', {
    association: {
      name: { en: 'Bogura Bar Association', bn: 'বগুড়া বার' },
      established: { en: '1874' },
      history: { en: '' },
    },
  })
  expect(doneOf(await read())).toEqual(['name', 'people'])
  await createRecord(admin, 'buildings/', {
    institute: 'Bar',
    building_name: 'Bar Bhaban',
    location: 'Court Road',
  })
  await createRecord(admin, 'advocates/', anAdvocate())
  const { id } = await importRows(admin, 'opening-balances', [
    { place: 'Office Cash', opening_amount: '100', opening_day: '2026-01-01' },
  ])
  expect(doneOf(await read())).toEqual(['name', 'people', 'reference-data', 'members', 'opening-amounts'])
  const rent = await createRecord(admin, 'shop-rent/', aRent())
  expect(doneOf(await read())).toContain('first-receipt')
  // what is taken back is open again
  await admin.delete(`shop-rent/${rent.id}/`)
  await admin.post(`imports/${id}/undo/`)
  expect(doneOf(await read())).toEqual(['name', 'people', 'reference-data', 'members'])
  await server.close()
})

test('only administrators read the steps', async () => {
  const { server, staff, cashier } = await startStaffedServer()
  expect([
    (await staff.get('getting-started/')).statusCode,
    (await cashier.get('getting-started/')).statusCode,
  ]).toEqual([403, 403])
  await server.close()
})
