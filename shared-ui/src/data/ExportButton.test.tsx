import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import type { Column } from './columns.ts'
import { ExportButton } from './ExportButton.tsx'

type Rent = { id: number; payer: string }
const columns: Column<Rent>[] = [
  { name: 'payer', label: { en: 'Payer', bn: 'প্রদানকারী' }, value: ({ payer }) => payer },
]
const exportAs = async ({ user }: ReturnType<typeof renderScreen>, format: string) => {
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: format }))
}

test('rows are exported without a table', async () => {
  const contents: Blob[] = []
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content)}`
  URL.revokeObjectURL = () => {}
  const view = renderScreen(
    <ExportButton file="rents" columns={columns} getRows={async () => [{ id: 1, payer: 'Shop 2' }]} />,
  )
  await exportAs(view, 'CSV')
  await screen.findByRole('button', { name: 'Export' })
  expect(contents.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8'])
})

test('a failed export says why', async () => {
  const getRows = () => Promise.reject(new Error('The list is too long.'))
  const view = renderScreen(<ExportButton file="rents" columns={columns} getRows={getRows} />)
  await exportAs(view, 'CSV')
  expect(await screen.findByText('The list is too long.')).toBeInTheDocument()
})
