import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import type { GettingStarted } from '@samity/shared-api/contract/start/getting-started'
import { aRent, anAdvocate, createRecord } from '../../../test/builders.ts'
import { importRows } from '../../../test/import-builders.ts'
import { startStaffedServer, startTestServer } from '../../../test/test-server.ts'

const setUp = ['name', 'public-card', 'people', 'buildings', 'banks', 'members']
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
  expect(doneOf(await read())).toEqual(['name', 'people', 'buildings'])
  await createRecord(admin, 'banks/', {
    bank_name: 'Sonali Bank',
    address: 'Court Road',
    branch_name: 'Main',
    account_category: 'Current',
  })
  // what is saved without a change is a choice, too
  await admin.put('settings/', { members: defaultSettings.members })
  await createRecord(admin, 'advocates/', anAdvocate())
  const { id } = await importRows(admin, 'opening-balances', [
    { place: 'Office Cash', opening_amount: '100', opening_day: '2026-01-01' },
  ])
  expect(doneOf(await read())).toEqual([...setUp, 'opening-amounts'])
  const rent = await createRecord(admin, 'shop-rent/', aRent())
  expect(doneOf(await read())).toContain('first-receipt')
  // what is taken back is open again
  await admin.delete(`shop-rent/${rent.id}/`)
  await admin.post(`imports/${id}/undo/`)
  expect(doneOf(await read())).toEqual(setUp)
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
