import { bank } from '@samity/shared-api/contract/config/bank'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aPlace } from '../testing/builders.ts'
import PlacesPage from './PlacesPage.tsx'

const before = aPlace({
  id: 1,
  kind: 'before',
  name_english: 'Before the Accounts',
  name_bengali: 'হিসাব শুরুর আগে',
  holder: null,
  holder_name: '',
  balance: '9000.00',
  never_below_zero: false,
  day_close: false,
})

function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer(moneyPlace, [before, aPlace()])
    .and(bank, [])
    .route('POST', 'money-places/', () => ({ status: 201, body: aPlace({ id: 9 }) }))
    .route('GET', 'money-places/holders/', () => ({
      body: [{ id: 3, name: 'Rahima Khatun', username: 'rahima' }],
    }))
  const at = '/dashboard/treasury/places'
  return { server, ...renderScreen(<PlacesPage />, { at, role: 'admin', ...options }) }
}

/** A field of the form; the list below has a filter of the same name. */
const formField = async (label: string) => (await screen.findAllByLabelText(label))[0]!

test('the list has the balance of each place and their sum; a place leads to its cash book', async () => {
  open()
  const table = within(await screen.findByRole('table'))
  expect(
    table.getByRole('row', { name: /Counter 1 Cash Box rahima.*Never below zero.*1,250\.00/ }),
  ).toBeVisible()
  expect(table.getByRole('row', { name: /Total.*10,250\.00/ })).toBeVisible()
  expect(table.getByRole('link', { name: 'Counter 1' })).toHaveAttribute(
    'href',
    '/dashboard/treasury/cash-book?place=7',
  )
})

test('nobody changes the places that Samity keeps itself', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Before the Accounts/ }))
  expect(row.queryByRole('button')).not.toBeInTheDocument()
})

test('an administrator adds a box with its holder and its rules', async () => {
  const { user, server } = open()
  await user.type(await screen.findByLabelText('Name (English)'), 'Counter 2')
  await user.type(screen.getByLabelText('Name (Bengali)'), 'কাউন্টার ২')
  await user.selectOptions(await screen.findByLabelText('Holder'), await screen.findByText('Rahima Khatun'))
  await user.click(screen.getByLabelText('Never below zero'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The place is saved.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'cash',
    name_english: 'Counter 2',
    holder: 3,
    never_below_zero: true,
  })
})

test('a bank account has an account and signatories, and no holder', async () => {
  const { user, server } = open()
  await user.selectOptions(await formField('Kind'), 'Bank Account')
  expect(await screen.findByLabelText('Account No')).toBeVisible()
  expect(screen.queryByLabelText('Holder')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Day close')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Name (English)'), 'Sonali Bank')
  await user.type(screen.getByLabelText('Name (Bengali)'), 'সোনালী ব্যাংক')
  await user.type(screen.getByLabelText('Account No'), '0012')
  await user.click(screen.getByRole('button', { name: 'Add signatory' }))
  await user.type(screen.getByLabelText('Signatory 1'), 'Karim')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The place is saved.')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'bank',
    account_no: '0012',
    signatories: [{ name: 'Karim' }],
  })
})

test('staff sees no switches of an administrator, an auditor no form', async () => {
  const { unmount } = open({ role: 'staff' })
  expect(await screen.findByLabelText('Default')).toBeVisible()
  expect(screen.queryByLabelText('Day close')).not.toBeInTheDocument()
  unmount()
  open({ role: 'auditor' })
  expect(await screen.findByRole('row', { name: /Counter 1/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})
