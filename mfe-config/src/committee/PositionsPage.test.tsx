import { position } from '@samity/shared-api/contract/config/position'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import PositionsPage from './PositionsPage.tsx'

const president = { id: 3, version: 1, position: 'President', sort_order: 10 }
const secretary = { id: 8, version: 1, position: 'Secretary', sort_order: 30 }
const route = '/dashboard/config-position'
const field = () => screen.getByPlaceholderText('Enter position name')

test('an empty name does nothing and shows no message', async () => {
  const server = fakeServer(position)
  const { user } = renderScreen(<PositionsPage />, { at: route })
  expect(screen.getByRole('heading', { level: 1, name: 'Add Commitee Position' })).toBeInTheDocument()
  expect(await screen.findByText('No positions added yet.')).toBeInTheDocument()
  await user.type(field(), '   ')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('renaming a position sends no sort order, so the position keeps its place', async () => {
  const server = fakeServer(position, [president, secretary])
  const { user } = renderScreen(<PositionsPage />, { at: route })
  await user.click(
    within(await screen.findByRole('row', { name: /Secretary/ })).getByRole('button', { name: 'Edit' }),
  )
  await waitFor(() => expect(field()).toHaveValue('Secretary'))
  await user.clear(field())
  await user.type(field(), 'General Secretary{Enter}')
  expect(await screen.findByText('Updated Successfully')).toBeInTheDocument()
  const request = server.requests.find(({ method }) => method === 'PUT')
  expect(request).toMatchObject({
    path: 'position-list/8/',
    body: { position: 'General Secretary', version: 1 },
  })
  expect(request!.body).not.toHaveProperty('sort_order')
  expect(await screen.findByRole('button', { name: 'Add' })).toBeInTheDocument()
})

test('Delete deletes the position of its own row while another one is being edited', async () => {
  const server = fakeServer(position, [president, secretary])
  const { user } = renderScreen(<PositionsPage />, { at: `${route}?edit=3` })
  await waitFor(() => expect(field()).toHaveValue('President'))
  await user.click(
    within(screen.getByRole('row', { name: /Secretary/ })).getByRole('button', { name: 'Delete' }),
  )
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.rows(position)).toEqual([president]))
})

test('a position in use is not deleted, shows the reason and can be archived instead', async () => {
  const server = fakeServer(position, [president])
  const { user } = renderScreen(<PositionsPage />, { at: route })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  server.refuseNext(409, { message: '3 committee members hold it' })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const offer = await screen.findByRole('dialog', { name: 'Error in deleting position !' })
  expect(offer).toHaveTextContent('3 committee members hold it')
})

test('a name that someone else has changed is shown beside the own one, and can be replaced', async () => {
  const server = fakeServer(position, [{ ...president, version: 2, position: 'Chair' }])
  server.route('GET', 'position-list/3/', () => ({ body: server.rows(position)[0] }))
  let isFirstRead = true
  server.route('GET', 'position-list/', () => {
    if (!isFirstRead) return undefined
    isFirstRead = false
    return { body: [president] }
  })
  const { user } = renderScreen(<PositionsPage />, { at: route })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(field()).toHaveValue('President'))
  await user.type(field(), ' of the Bar{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('row', { name: 'Position President of the Bar Chair' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('Updated Successfully')).toBeInTheDocument()
  expect(server.rows(position)[0]).toMatchObject({ position: 'President of the Bar', version: 3 })
})

test('a position is not added twice when the response to the first attempt was lost', async () => {
  const server = fakeServer(position)
  const { user } = renderScreen(<PositionsPage />, { at: route })
  await screen.findByText('No positions added yet.')
  server.loseNext()
  await user.type(field(), 'Auditor{Enter}')
  expect(await screen.findByText(/^Error saving position !/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).not.toHaveClass('ant-btn-loading'))
  await user.type(field(), '{Enter}')
  expect(await screen.findByText('Added Successfully')).toBeInTheDocument()
  const keys = server.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a list that fails to load shows the error and can be retried', async () => {
  const server = fakeServer(position, [president])
  let isDown = true
  server.route('GET', 'position-list/', () =>
    isDown ? { status: 500, body: { message: 'Down' } } : undefined,
  )
  const { user } = renderScreen(<PositionsPage />, { at: route })
  expect(await screen.findByText('Error Fetching Positions Data')).toBeInTheDocument()
  expect(screen.queryByText('No positions added yet.')).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('row', { name: /President/ })).toBeInTheDocument()
})

describe('the order of the positions', () => {
  const member = { id: 9, version: 1, position: 'Member', sort_order: 70 }
  async function open() {
    const server = fakeServer(position, [president, secretary, member])
    server.route('POST', 'position-list/order/', ({ body }) => {
      const ids = body['ids'] as number[]
      for (const row of server.rows(position)) row['sort_order'] = (ids.indexOf(Number(row['id'])) + 1) * 10
      return { body: server.rows(position) }
    })
    const rendered = renderScreen(<PositionsPage />, { at: route })
    await screen.findByRole('row', { name: /President/ })
    return { server, ...rendered }
  }
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]!.textContent)
  const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}: drag`) })

  test('arrow keys, Home and End move the row, keep the focus on its grip and announce its place', async () => {
    const { user, server } = await open()
    grip('Secretary').focus()
    await user.keyboard('{ArrowDown}')
    expect(names()).toEqual(['President', 'Member', 'Secretary'])
    expect(screen.getByRole('status')).toHaveTextContent('Secretary: place 3 of 3')
    expect(grip('Secretary')).toHaveFocus()
    await waitFor(() => expect(server.rows(position)[1]).toMatchObject({ id: 8, sort_order: 30 }))
    await user.keyboard('{Home}')
    expect(names()).toEqual(['Secretary', 'President', 'Member'])
    await waitFor(() => expect(server.rows(position)[1]).toMatchObject({ id: 8, sort_order: 10 }))
  })

  test('buttons move a row by one place and do nothing at either end', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('button', { name: 'Move Member up' }))
    expect(names()).toEqual(['President', 'Member', 'Secretary'])
    const down = screen.getByRole('button', { name: 'Move Secretary down' })
    expect(down).toHaveAttribute('aria-disabled', 'true')
    await user.click(down)
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('a rejected move is undone and shows the reason', async () => {
    const { user, server } = await open()
    server.refuseNext(409, { message: 'The list of positions has changed in the meantime.' })
    await user.click(screen.getByRole('button', { name: 'Move Member up' }))
    expect(await screen.findByText('The list of positions has changed in the meantime.')).toBeInTheDocument()
    expect(names()).toEqual(['President', 'Secretary', 'Member'])
  })

  test('an auditor sees the order and no grips', async () => {
    fakeServer(position, [president, secretary])
    renderScreen(<PositionsPage />, { at: route, role: 'auditor' })
    await screen.findByRole('row', { name: /President/ })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
