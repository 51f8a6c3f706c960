import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { PrintSheet } from './PrintSheet.tsx'

test('a sheet has the name of its title, the association above and the day of printing below', async () => {
  renderScreen(
    <PrintSheet title="Balances" subtitle="On 01/03/2026">
      <p>Cash box: 12,500.00</p>
    </PrintSheet>,
  )
  const sheet = within(await screen.findByRole('article', { name: 'Balances' }))
  expect(sheet.getByRole('heading', { name: 'Balances', level: 2 })).toBeInTheDocument()
  for (const text of ['District Bar Association', 'On 01/03/2026', 'Cash box: 12,500.00', /Printed on \d/])
    expect(sheet.getByText(text)).toBeInTheDocument()
})

test('a paper in Bengali is in Bengali for every reader, with the day of printing', async () => {
  renderScreen(
    <PrintSheet title="ছাড়পত্র" language="bn" isLetter>
      <p>কোনো পাওনা নেই</p>
    </PrintSheet>,
    { language: 'en' },
  )
  const sheet = await screen.findByRole('article', { name: 'ছাড়পত্র' })
  expect(sheet).toHaveAttribute('lang', 'bn')
  expect(within(sheet).getByText('জেলা আইনজীবী সমিতি')).toBeInTheDocument()
  expect(within(sheet).getByText(/মুদ্রণের তারিখ [০-৯/]+$/)).toBeInTheDocument()
})
