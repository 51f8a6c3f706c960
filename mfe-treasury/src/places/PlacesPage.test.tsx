import { bank } from '@samity/shared-api/contract/config/bank'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { SlotProps } from '@samity/shared-api/module'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPlace } from '../testing/builders.ts'
import PlacesPage from './PlacesPage.tsx'

const before = aPlace({
  id: 1,
  kind: 'before',
  name_english: 'Before the Accounts',
  name_bengali: 'হিসাব শুরুর আগে',
  holder: null,
  holder_name: '',
  holder_takes_money: null,
  balance: '9000.00',
  never_below_zero: false,
  day_close: false,
})

const serve = () =>
  fakeServer(moneyPlace, [before, aPlace()])
    .and(bank, [])
    .route('POST', 'money-places/', () => ({ status: 201, body: aPlace({ id: 9 }) }))
    .route('GET', 'money-places/holders/', () => ({
      body: [{ id: 3, name: 'Rahima Khatun', username: 'rahima' }],
    }))
    .route('GET', 'people/', () => ({
      body: [{ username: 'rahima', name: { en: 'Rahima Khatun', bn: 'রহিমা খাতুন' } }],
    }))

function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const server = serve()
  const at = '/dashboard/treasury/places'
  return { server, ...renderScreen(<PlacesPage />, { at, role: 'admin', ...options }) }
}

test('the list has the balance of each place and their sum; a place leads to its cash book', async () => {
  open()
  const table = within(await screen.findByRole('table'))
  expect(
    table.getByRole('row', { name: /Counter 1 Cash Box Rahima Khatun.*Never below zero.*1,250\.00/ }),
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

test.each(['admin', 'staff'] as const)(
  'a new box has its holder and is never below zero (%s)',
  async (role) => {
    const { user, server } = open({ role })
    await user.click(await screen.findByRole('button', { name: 'New money place' }))
    await user.type(await screen.findByLabelText('Name (English)'), 'Counter 2')
    await user.type(screen.getByLabelText('Name (Bengali)'), 'কাউন্টার ২')
    await user.selectOptions(
      await screen.findByLabelText('Holder'),
      await screen.findByRole('option', { name: 'Rahima Khatun' }),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The place is saved.')).toBeVisible()
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'cash',
      name_english: 'Counter 2',
      holder: 3,
      never_below_zero: true,
    })
  },
)

test('a bank account has an account and signatories, and no holder', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'New money place' }))
  await user.selectOptions(within(await screen.findByRole('dialog')).getByLabelText('Kind'), 'Bank Account')
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
  const { unmount, user } = open({ role: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'New money place' }))
  expect(await screen.findByLabelText('Default')).toBeInTheDocument()
  expect(screen.queryByLabelText('Day close')).not.toBeInTheDocument()
  unmount()
  open({ role: 'auditor' })
  expect(await screen.findByRole('row', { name: /Counter 1/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^New/ })).not.toBeInTheDocument()
})

describe('the hand-over of a box', () => {
  const openDialog = async (options: Parameters<typeof renderScreen>[1] = {}) => {
    const view = open(options)
    const row = within(await screen.findByRole('row', { name: /Counter 1/ }))
    await view.user.click(row.getByRole('button', { name: 'Hand over' }))
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Hand over Counter 1' })) }
  }

  test('names the new holder and the reason, and is sent with the keyboard', async () => {
    const { user, server, dialog } = await openDialog()
    server.route('POST', 'money-places/7/hand-over/', () => ({ body: { holder_name: 'karim' } }))
    expect(dialog.getByText(/^Rahima Khatun keeps this box now/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Hand over' }))
    expect(await dialog.findAllByText('Required')).toHaveLength(2)
    const holder = dialog.getByLabelText('New holder')
    await waitFor(() => expect(holder).toHaveFocus())
    await user.selectOptions(holder, await dialog.findByRole('option', { name: 'Rahima Khatun' }))
    await user.type(dialog.getByLabelText('Reason'), 'On leave')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Counter 1 is with karim now.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      holder: 3,
      reason: 'On leave',
    })
  })

  test('says at the field why a person cannot keep it, and keeps what was typed', async () => {
    const { user, server, dialog } = await openDialog()
    server.refuseNext(409, { message: 'refused', errors: { holder: ['rahima already keeps Counter 2.'] } })
    await user.selectOptions(
      dialog.getByLabelText('New holder'),
      await dialog.findByRole('option', { name: 'Rahima Khatun' }),
    )
    await user.type(dialog.getByLabelText('Reason'), 'On leave')
    await user.click(dialog.getByRole('button', { name: 'Hand over' }))
    expect(await dialog.findByText('rahima already keeps Counter 2.')).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('On leave')
  })

  test('belongs to administrators, and to cash boxes', async () => {
    open({ role: 'staff' })
    expect(await screen.findByRole('row', { name: /Counter 1/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Hand over' })).not.toBeInTheDocument()
  })
})

test('Delete of a place is behind More', async () => {
  const { user, server } = open()
  const row = within(await screen.findByRole('row', { name: /Counter 1/ }))
  expect(row.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.rows(moneyPlace)).toHaveLength(1))
})

describe('the holder of a box', () => {
  const openForm = async () => {
    const view = open({ at: '/dashboard/treasury/places?edit=7' })
    view.server
      .route('GET', 'money-places/holders/', () => ({
        body: [
          { id: 3, name: 'Rahima Khatun', username: 'rahima' },
          { id: 4, name: 'Karim Uddin', username: 'karim' },
        ],
      }))
      .route('GET', 'people/', () => ({
        body: [{ username: 'karim', name: { en: 'Karim Uddin', bn: '' } }],
      }))
      .route('PUT', 'money-places/7/', () => ({ body: aPlace({ holder: 4, holder_name: 'karim' }) }))
    return view
  }

  test('changes with a reason, which the form asks for only then', async () => {
    const { user, server } = await openForm()
    const holder = await screen.findByLabelText('Holder')
    await screen.findByRole('option', { name: 'Karim Uddin' })
    expect(screen.queryByLabelText('Reason for the change of holder')).not.toBeInTheDocument()
    await user.selectOptions(holder, 'Karim Uddin')
    await user.type(await screen.findByLabelText('Reason for the change of holder'), 'On leave')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('The place is saved.')).toBeVisible()
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      holder: 4,
      holder_reason: 'On leave',
    })
  })

  test('stays when a day of the box is open: the sentence is at the field, the reason is kept', async () => {
    const { user, server } = await openForm()
    await user.selectOptions(
      await screen.findByLabelText('Holder'),
      await screen.findByRole('option', { name: 'Karim Uddin' }),
    )
    await user.type(await screen.findByLabelText('Reason for the change of holder'), 'On leave')
    const sentence = 'Counter 1 is open for 23/11/2026. Close that day first.'
    server.refuseNext(409, { message: sentence, errors: { holder: [sentence] } })
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.getByLabelText('Holder')).toHaveAccessibleDescription(/open for/))
    expect(screen.getByLabelText('Reason for the change of holder')).toHaveValue('On leave')
  })

  test('has a history with the reasons', async () => {
    const { user, server } = open({ role: 'auditor' })
    server.route('GET', 'money-places/7/holders/', () => ({
      body: [
        {
          id: 12,
          at: '2026-11-22T20:30:00.000Z',
          holder_name: 'rahima',
          previous_holder_name: '',
          changed_by: 'demo-admin',
          reason: 'New cashier',
        },
      ],
    }))
    const row = within(await screen.findByRole('row', { name: /Counter 1/ }))
    await user.click(row.getByRole('button', { name: 'Rahima Khatun' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Who kept Counter 1' }))
    // half past two in the night in Dhaka
    expect(
      await dialog.findByRole('row', { name: '23/11/2026 Rahima Khatun Nobody demo-admin New cashier' }),
    ).toBeVisible()
  })
})

test('a place opens with its facts, its balance and its cash book; modules add tabs', async () => {
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Counter 1' }))
  expect(await dialog.findByText('৳ 1,250.00')).toBeVisible()
  expect(dialog.getByText('Rahima Khatun')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Cash Book' })).toHaveAttribute(
    'href',
    '/dashboard/treasury/cash-book?place=7',
  )
  expect(dialog.queryByRole('tab')).not.toBeInTheDocument()
  unmount()
  let received: unknown
  const cheques = {
    id: 'cheques',
    title: { en: 'Cheques', bn: 'চেক' },
    component: (props: SlotProps['place.tab']) => {
      received = props
      return <p>Cheques of {props.place.name_english}</p>
    },
  }
  open({ at: '/dashboard/treasury/places?view=7', extensions: { 'place.tab': [cheques] } })
  await user.click(await screen.findByRole('tab', { name: 'Cheques' }))
  expect(await screen.findByText('Cheques of Counter 1')).toBeVisible()
  expect(received).toEqual({
    place: { id: 7, kind: 'cash', name_english: 'Counter 1', name_bengali: 'কাউন্টার ১', account_no: '' },
  })
})
