import { position } from '@samity/shared-api/contract/config/position'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import PositionsPage from './PositionsPage.tsx'

const president = { id: 3, version: 1, position: 'President', sort_order: 10 }
const secretary = { id: 8, version: 1, position: 'Secretary', sort_order: 30 }
const at = '/dashboard/config-position'
const field = () => screen.getByPlaceholderText('Enter position name')

test('an empty name does nothing and shows no message', async () => {
  const server = fakeServer(position)
  const { user } = renderScreen(<PositionsPage />, { at })
  expect(screen.getByRole('heading', { level: 1, name: 'Add Commitee Position' })).toBeInTheDocument()
  expect(await screen.findByText('No positions added yet.')).toBeInTheDocument()
  await user.type(field(), '   ')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a position is renamed and keeps its place', async () => {
  const server = fakeServer(position, [president, secretary])
  const { user } = renderScreen(<PositionsPage />, { at })
  await user.click(
    within(await screen.findByRole('row', { name: /Secretary/ })).getByRole('button', { name: 'Edit' }),
  )
  await waitFor(() => expect(field()).toHaveValue('Secretary'))
  await user.clear(field())
  await user.type(field(), 'General Secretary{Enter}')
  expect(await screen.findByText('Updated Successfully')).toBeInTheDocument()
  expect(server.rows(position)[1]).toMatchObject({ id: 8, position: 'General Secretary', sort_order: 30 })
  expect(await screen.findByRole('button', { name: 'Add' })).toBeInTheDocument()
})

test('Delete deletes the position of its own row, whatever is being edited', async () => {
  const server = fakeServer(position, [president, secretary])
  const { user } = renderScreen(<PositionsPage />, { at: `${at}?edit=3` })
  await waitFor(() => expect(field()).toHaveValue('President'))
  await user.click(
    within(screen.getByRole('row', { name: /Secretary/ })).getByRole('button', { name: 'Delete' }),
  )
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.rows(position)).toEqual([president]))
})

test('a position in use is refused with the reason and may be archived', async () => {
  const server = fakeServer(position, [president])
  const { user } = renderScreen(<PositionsPage />, { at })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  server.refuseNext(409, { message: '3 committee members hold it' })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const offer = await screen.findByRole('dialog', { name: 'Error in deleting position !' })
  expect(offer).toHaveTextContent('3 committee members hold it')
})

test('a list that cannot be read says so and can be tried again', async () => {
  const server = fakeServer(position, [president])
  let down = true
  server.route('GET', 'position-list/', () => (down ? { status: 500, body: { message: 'Down' } } : undefined))
  const { user } = renderScreen(<PositionsPage />, { at })
  expect(await screen.findByText('Error Fetching Positions Data')).toBeInTheDocument()
  expect(screen.queryByText('No positions added yet.')).not.toBeInTheDocument()
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('row', { name: /President/ })).toBeInTheDocument()
})
