import type { Role } from '@samity/shared-api/contract'
import { bank } from '@samity/shared-api/contract/config/bank'
import type { PermissionsResponse } from '@samity/shared-api/contract/system/module-permissions'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { PermissionRolesCard } from './PermissionRolesCard.tsx'

const words = (en: string, bn: string) => ({ en, bn })
const library = words('Library', 'গ্রন্থাগার')
const permissions: PermissionsResponse = {
  version: 2,
  permissions: [
    {
      name: 'library.lend',
      title: words('Lend books', 'বই ধার দেওয়া'),
      module: library,
      roles: ['staff'],
      defaults: ['staff'],
    },
    {
      name: 'library.waive',
      title: words('Waive fines', 'জরিমানা মওকুফ'),
      module: library,
      roles: ['admin'],
      defaults: [],
    },
  ],
}

const { fetch } = globalThis
beforeEach(() => {
  // only the registry uses fetch without the client
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  AbortSignal.timeout ??= () => new AbortController().signal
})
afterEach(() => {
  globalThis.fetch = fetch
})

/** A system whose assignments another administrator can change meanwhile. */
function fakeAssignments(first = permissions) {
  let current = first
  const assign = (roles: Record<string, Role[]>) => {
    current = {
      version: current.version + 1,
      permissions: current.permissions.map((one) => ({ ...one, roles: roles[one.name] ?? one.roles })),
    }
  }
  const server = fakeServer(bank, [])
    .route('GET', 'permissions/', () => ({ body: current }))
    .route('PUT', 'permissions/', ({ body }) => {
      if (body['version'] !== current.version) return { status: 409, body: { message: 'Changed meanwhile' } }
      assign(body['roles'] as Record<string, Role[]>)
      return { body: current }
    })
  const saves = () => server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { server, assign, saves }
}
const box = (name: string) => screen.getByRole('checkbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('the matrix shows the roles of each permission and what the module proposes', async () => {
  fakeAssignments()
  renderScreen(<PermissionRolesCard />)
  expect(await screen.findByRole('table', { name: 'Permissions of modules' })).toBeVisible()
  expect(box('Lend books: Staff')).toBeChecked()
  expect(box('Lend books: Administrator')).not.toBeChecked()
  expect(screen.getByRole('rowheader', { name: /Lend books/ })).toHaveTextContent(/Library · library.lend$/)
  expect(screen.getByRole('rowheader', { name: /Waive fines/ })).toHaveTextContent(
    'The module proposes: no role',
  )
})

test('a save sends the permissions that changed', async () => {
  const { saves } = fakeAssignments()
  const { user } = renderScreen(<PermissionRolesCard />)
  await user.click(await screen.findByRole('checkbox', { name: 'Lend books: Administrator' }))
  // a second click undoes the first, so it is no change
  await user.click(box('Waive fines: Cashier'))
  await user.click(box('Waive fines: Cashier'))
  await user.click(save())
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves()).toEqual([{ roles: { 'library.lend': ['admin', 'staff'] }, version: 2 }])
  expect(box('Lend books: Administrator')).toBeChecked()
})

test('a change of another permission meanwhile is kept', async () => {
  const { assign, saves } = fakeAssignments()
  const { user } = renderScreen(<PermissionRolesCard />)
  await user.click(await screen.findByRole('checkbox', { name: 'Lend books: Cashier' }))
  assign({ 'library.waive': ['auditor'] })
  await user.click(save())
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves().at(-1)).toEqual({ roles: { 'library.lend': ['staff', 'cashier'] }, version: 3 })
  expect(box('Waive fines: Auditor')).toBeChecked()
})

test('of two changes of one permission the administrator chooses one', async () => {
  const { assign } = fakeAssignments()
  const { user } = renderScreen(<PermissionRolesCard />)
  await user.click(await screen.findByRole('checkbox', { name: 'Lend books: Cashier' }))
  assign({ 'library.lend': ['auditor'] })
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed the same values')
  expect(box('Lend books: Cashier')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Use the saved version' }))
  expect(box('Lend books: Cashier')).not.toBeChecked()
  expect(box('Lend books: Auditor')).toBeChecked()
})

test("the server's error is on the form, and the choice stays", async () => {
  const { server } = fakeAssignments()
  const { user } = renderScreen(<PermissionRolesCard />)
  await user.click(await screen.findByRole('checkbox', { name: 'Lend books: Cashier' }))
  server.refuseNext(422, {
    message: 'Please correct the marked fields.',
    errors: { 'library.lend': ['No active module has this permission. Reload the page.'] },
  })
  await user.click(save())
  expect(await screen.findByText(/No active module has this permission/)).toBeVisible()
  expect(box('Lend books: Cashier')).toBeChecked()
})

test('without permissions of modules there is a sentence in place of the matrix', async () => {
  fakeAssignments({ version: 0, permissions: [] })
  renderScreen(<PermissionRolesCard />)
  expect(await screen.findByText('No active module has permissions.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the matrix is in Bengali for a reader of Bengali', async () => {
  fakeAssignments()
  renderScreen(<PermissionRolesCard />, { language: 'bn' })
  expect(await screen.findByRole('table', { name: 'মডিউলের অনুমতি' })).toBeVisible()
  expect(box('বই ধার দেওয়া: কর্মচারী')).toBeChecked()
})
