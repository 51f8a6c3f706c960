import { building } from '@samity/shared-api/contract/config/building'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import BuildingsPage from './BuildingsPage.tsx'

const bhaban = { id: 1, version: 1, building_name: 'Bar Bhaban', institute: 'District Bar', remarks: '' }
const route = '/dashboard/addBuilding'

test('a new building shows the specified message', async () => {
  fakeServer(building)
  const { user } = renderScreen(<BuildingsPage />, { at: route })
  await user.type(screen.getByLabelText('Building Name'), 'Annex')
  await user.type(screen.getByLabelText('Institute'), 'District Bar')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Building submitted Successfully!')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /Annex District Bar/ })).toBeInTheDocument()
})

test('a second building of the same name is refused with a cross mark and an error on that field', async () => {
  fakeServer(building, [bhaban])
  const { user } = renderScreen(<BuildingsPage />, { at: route })
  await user.type(screen.getByLabelText('Building Name'), 'Bar Bhaban')
  await user.type(screen.getByLabelText('Institute'), 'District Bar')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^❌ বিল্ডিং সংরক্ষণ ব্যর্থ হয়েছে/)).toBeInTheDocument()
  expect(screen.getByText('This building is already registered')).toBeInTheDocument()
})

test('a failed deletion shows the error and restores the row', async () => {
  const server = fakeServer(building, [bhaban])
  const { user } = renderScreen(<BuildingsPage />, { at: route })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  server.refuseNext(500, { message: 'Something went wrong' })
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete this building?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Error in deleting building ! Something went wrong')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Bar Bhaban/ })).toBeInTheDocument()
})
