import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import type { ModuleStatus } from '@samity/shared-api/contract/system/modules'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { aModule, aSeries } from '../testing/builders.ts'
import ModuleSettingsPage from './ModuleSettingsPage.tsx'

const path = '/dashboard/moduleSettings'
const canteen = { name: 'mfe-canteen', title: { en: 'Canteen', bn: 'ক্যান্টিন' } }

function open(modules: ModuleStatus[], series: ModuleSeries[], at = path) {
  const server = fakeServer(incomeCategory)
    .route('GET', 'modules/', () => ({ body: { revision: 7, modules } }))
    .route('GET', 'receipt-series/', () => ({ body: series }))
    .route('GET', 'module-rights/', () => ({ body: [] }))
    .route('GET', 'module-events/', () => ({ body: [] }))
    .route('GET', 'module-jobs/', () => ({ body: [] }))
    .route('GET', 'module-files/', () => ({ body: [] }))
  for (const { name: module, title } of modules)
    server.route('GET', `modules/${module}/settings/`, () => ({
      body: { module, title, version: 1, fields: [], values: {} },
    }))
  return renderScreen(<ModuleSettingsPage />, { at, path })
}
const settingsOf = (title: string) => screen.queryByRole('heading', { name: `Settings of ${title}` })

test('the screen has the receipt series, and the settings of each module that declares some', async () => {
  open(
    [aModule(), aModule(['series'], canteen)],
    [aSeries(), aSeries({ code: 'CAN', module: 'mfe-canteen' })],
  )
  expect(await screen.findByRole('button', { name: 'Approve LIB' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve CAN' })).toBeVisible()
  expect(settingsOf('Library')).toBeVisible()
  expect(settingsOf('Canteen')).not.toBeInTheDocument()
})

test('a link to one module shows what that module declares, and leads to all modules', async () => {
  const { user, address } = open(
    [aModule(), aModule(['setting'], canteen)],
    [aSeries(), aSeries({ code: 'CAN', module: 'mfe-canteen' })],
    `${path}?module=mfe-canteen`,
  )
  expect(await screen.findByRole('button', { name: 'Approve CAN' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve LIB' })).not.toBeInTheDocument()
  expect(settingsOf('Canteen')).toBeVisible()
  expect(settingsOf('Library')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'All modules' }))
  expect(address()).toBe(path)
  expect(settingsOf('Library')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve LIB' })).toBeVisible()
})

test('a system without any of them says so', async () => {
  open([aModule(['permission'])], [])
  expect(
    await screen.findByText('No active module has settings, rights, receipt series, files, events or jobs.'),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})
