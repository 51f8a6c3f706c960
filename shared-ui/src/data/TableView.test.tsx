import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { Column } from './columns.ts'
import { Pager } from './Pager.tsx'
import { TableView } from './TableView.tsx'
import { useRowNumbers } from './use-row-numbers.ts'
import { useRowSelection } from './use-row-selection.tsx'
import { useTableModel } from './use-table-model.ts'

type Rent = { id: number; payer: string }
const rents: Rent[] = ['Shop 3', 'Shop 1', 'Shop 2'].map((payer, id) => ({ id, payer }))
const columns: Column<Rent>[] = [
  { name: 'payer', label: { en: 'Payer', bn: 'প্রদানকারী' }, value: ({ payer }) => payer },
]
const label = { en: 'Rents', bn: 'ভাড়া' }
const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

/** A table without tools, printing and export: rows, pages, numbers and selection only. */
function Rents() {
  const model = useTableModel({ rows: rents, columns, visibility: { payer: true }, size: 2 })
  const [ids, setIds] = useState<ReadonlySet<number | string>>(new Set())
  const selection = useRowSelection({ ids, onChange: setIds }, model.pageRows)!
  const numbers = useRowNumbers<Rent>(label, model.firstRowNumber)!
  return (
    <>
      <TableView
        label={label}
        model={model}
        columns={columns}
        rows={rents}
        leadingColumns={[selection, numbers]}
      />
      <Pager page={model.page} size={model.size} total={model.total} onPage={model.showPage} />
      <p>selected: {[...ids].join()}</p>
    </>
  )
}

test('a table made of parts sorts, turns pages and numbers its rows', async () => {
  const { user } = renderScreen(<Rents />)
  expect(rowTexts()).toEqual(['1Shop 3', '2Shop 1'])
  await user.click(screen.getByRole('button', { name: 'Payer' }))
  expect(rowTexts()).toEqual(['1Shop 1', '2Shop 2'])
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(rowTexts()).toEqual(['3Shop 3'])
})

test('the selection keeps the rows of other pages', async () => {
  const { user } = renderScreen(<Rents />)
  await user.click(within(screen.getAllByRole('row')[1]!).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  expect(screen.getByText('selected: 0,2')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
})

/** Checkboxes are not on paper, and the label of a total would disappear with them. */
function Selectable({ hasNumbers }: { hasNumbers: boolean }) {
  const paid: Column<Rent> = { name: 'id', label, kind: 'int', total: true, value: ({ id }) => id }
  const model = useTableModel({ rows: rents, columns: [...columns, paid], visibility: {}, size: 10 })
  const selection = useRowSelection({ ids: new Set(), onChange: () => {} }, model.pageRows)!
  const numbers = useRowNumbers<Rent>(hasNumbers ? label : undefined, 1)
  return (
    <TableView
      label={label}
      model={model}
      columns={[...columns, paid]}
      rows={rents}
      leadingColumns={numbers ? [selection, numbers] : [selection]}
    />
  )
}

test('the total row has a cell for each column, and its label is not in that of the checkboxes', () => {
  const { unmount } = renderScreen(<Selectable hasNumbers={false} />)
  const totals = () =>
    within(screen.getAllByRole('row').at(-1)!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(totals()).toEqual(['', 'Total', '3'])
  unmount()
  renderScreen(<Selectable hasNumbers />)
  expect(totals()).toEqual(['', 'Total', '', '3'])
})
