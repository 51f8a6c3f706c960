import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { PrintTable } from './PrintTable.tsx'

test('a table has its caption as name, its headings, its rows in their order and the total last', async () => {
  renderScreen(
    <PrintTable
      caption="Receipts"
      columns={[
        { name: 'number', label: 'Number', isCode: true },
        { name: 'payer', label: 'Payer' },
        { name: 'amount', label: 'Amount', isFigure: true },
      ]}
      rows={[
        { number: 'FEE-2026-000002', payer: <b>Rahima</b>, amount: '300.00' },
        { number: 'FEE-2026-000001', amount: '50.00' },
      ]}
      total={{ number: 'Total', amount: '350.00' }}
    />,
  )
  const table = within(await screen.findByRole('table', { name: 'Receipts' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NumberPayerAmount',
    'FEE-2026-000002Rahima300.00',
    'FEE-2026-00000150.00',
    'Total350.00',
  ])
  expect(table.getByRole('columnheader', { name: 'Amount' })).toBeInTheDocument()
})

test('a table without a caption has the name of its label', async () => {
  renderScreen(<PrintTable label="Voters" columns={[{ name: 'name', label: 'Name' }]} rows={[]} />)
  expect(await screen.findByRole('table', { name: 'Voters' })).toBeInTheDocument()
})
