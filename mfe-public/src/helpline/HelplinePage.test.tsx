import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import { screen } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import HelplinePage, { data } from './HelplinePage.tsx'

const page = async () => <HelplinePage data={await data(fakeGet({ 'settings/': defaultSettings }))} />

test('each number is a telephone link', async () => {
  await showPage(await page())
  expect(screen.getByRole('heading', { level: 1, name: 'Helpline' })).toBeInTheDocument()
  const numbers = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(numbers).toEqual(['16699', '999', '109', '333'].map((number) => [number, `tel:${number}`]))
  expect(screen.getByText('Government office hours')).toBeInTheDocument()
})

test('the Bengali page shows Bengali digits and calls the same number', async () => {
  await showPage(await page(), { language: 'bn' })
  expect(screen.getByRole('link', { name: '১৬৬৯৯' })).toHaveAttribute('href', 'tel:16699')
})
