import { form } from '@samity/shared-api/contract/config/form'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import FormsPage from './FormsPage.tsx'

const petition = { id: 1, version: 1, form_name: 'Bail petition', form_rate: '12.50', remarks: '' }
const route = '/dashboard/formSetup'

test('a new form with its rate shows the specified message', async () => {
  fakeServer(form)
  const { user } = renderScreen(<FormsPage />, { at: route })
  expect(screen.getByRole('heading', { level: 1, name: 'Form Setup' })).toBeInTheDocument()
  await user.type(screen.getByLabelText('Form Name'), 'Hajira')
  await user.type(screen.getByLabelText('Form Rate'), '২০')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('সফলভাবে সংরক্ষণ করা হয়েছে')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /Hajira 20.00/ })).toBeInTheDocument()
})

test('an edited form shows the message for an update', async () => {
  fakeServer(form, [petition])
  const { user } = renderScreen(<FormsPage />, { at: `${route}?edit=1` })
  const rate = await screen.findByDisplayValue('12.50')
  await user.clear(rate)
  await user.type(rate, '15')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('সফলভাবে হালনাগাদ করা হয়েছে')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /Bail petition 15.00/ })).toBeInTheDocument()
})

test('the Bengali screen is Bengali throughout, digits included', async () => {
  fakeServer(form, [petition])
  renderScreen(<FormsPage />, { at: route, language: 'bn' })
  expect(screen.getByRole('heading', { level: 1, name: 'ফর্ম সেটআপ' })).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /Bail petition ১২.৫০/ })).toBeInTheDocument()
})
