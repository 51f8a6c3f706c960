import { today } from '@samity/shared-api/contract'
import { form } from '@samity/shared-api/contract/config/form'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fakeBooks } from '../testing/fake-books.ts'
import FormSaleEntryPage from './FormSaleEntryPage.tsx'

test('selecting a form fills in its rate, and the price can still be changed', async () => {
  sessionStorage.clear()
  fakeBooks(formSale, 'FRM', ['total_amount']).and(form, [
    { form_name: 'Hazira Form', form_rate: '10.00', remarks: '' },
  ])
  const { user } = renderScreen(<FormSaleEntryPage />)
  await user.click(screen.getByLabelText('Form Name'))
  await user.click(await screen.findByRole('option', { name: 'Hazira Form' }))
  expect(screen.getByLabelText('Price')).toHaveValue('10.00')
  await user.type(screen.getByLabelText('From 1'), '1')
  await user.type(screen.getByLabelText('To 1'), '5')
  await waitFor(() => expect(screen.getByLabelText('Total Amount')).toHaveValue('50.00'))
  await user.clear(screen.getByLabelText('Price'))
  await user.type(screen.getByLabelText('Price'), '12')
  await waitFor(() => expect(screen.getByLabelText('Total Amount')).toHaveValue('60.00'))
})

test('typing the complete name of a form fills in its rate before the field loses the focus', async () => {
  sessionStorage.clear()
  fakeBooks(formSale, 'FRM', ['total_amount']).and(form, [
    { form_name: 'Hazira Form', form_rate: '10.00', remarks: '' },
    { form_name: 'Hazira Form B', form_rate: '20.00', remarks: '' },
  ])
  const { user } = renderScreen(<FormSaleEntryPage />)
  await user.click(screen.getByLabelText('Form Name'))
  await screen.findByRole('option', { name: 'Hazira Form' })
  await user.keyboard('hazira form b')
  expect(screen.getByLabelText('Price')).toHaveValue('20.00')
  expect(screen.getByLabelText('Form Name')).toHaveFocus()
})

test('a form has its rate again on a day before its price by resolution', async () => {
  sessionStorage.clear()
  fakeBooks(formSale, 'FRM', ['total_amount'])
    .and(form, [{ form_name: 'Hazira Form', form_rate: '10.00', remarks: '' }])
    .route('GET', 'prices/in-force/', ({ query }) => ({
      body:
        query.on === today()
          ? [
              {
                item: 'FRM:1',
                item_name: { en: 'Hazira Form', bn: 'Hazira Form' },
                amount: '5.00',
                resolution_number: '6/2025',
                components: [],
              },
            ]
          : [],
    }))
  const { user } = renderScreen(<FormSaleEntryPage />)
  await user.click(screen.getByLabelText('Form Name'))
  await user.click(await screen.findByRole('option', { name: 'Hazira Form' }))
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('5.00'))
  await user.tripleClick(screen.getByLabelText('Sales Date'))
  await user.keyboard('01/06/2020{Tab}')
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('10.00'))
})
