import { sum, toDecimal } from '@samity/shared-api/contract'
import { renderScreen, setWindowWidth, wrongTotals } from '@samity/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { Link, Route, Routes } from '../router/index.ts'
import type { Column } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { Filter } from './Filter.tsx'

type Rent = { id: number; payer: string; day: string; amount: string }
const aRent = (id: number, payer: string, day: string, amount: string): Rent => ({ id, payer, day, amount })
const rents = [
  aRent(1, 'Shop 10', '2026-03-01', '1250.00'),
  aRent(2, 'Shop 2', '2026-01-15', '200000.50'),
  aRent(3, '', '2026-02-01', '99.00'),
]
const columns: Column<Rent>[] = [
  { name: 'payer', label: { en: 'Payer', bn: 'প্রদানকারী' }, value: ({ payer }) => payer },
  { name: 'day', label: { en: 'Date', bn: 'তারিখ' }, kind: 'day', value: ({ day }) => day },
  {
    name: 'amount',
    label: { en: 'Amount', bn: 'পরিমাণ' },
    kind: 'money',
    value: ({ amount }) => amount,
    total: true,
  },
  {
    name: 'shouted',
    label: { en: 'Shouted', bn: 'জোরে' },
    value: ({ payer }) => payer.toUpperCase(),
    hidden: true,
  },
]
const label = { en: 'Rents', bn: 'ভাড়া' }
const payers = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.closest('tbody'))
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent)

test('amounts, days and the total have the local notation', () => {
  renderScreen(<DataTable label={label} rows={rents} columns={columns} />)
  expect(screen.getByRole('row', { name: 'Shop 2 15/01/2026 2,00,000.50' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Total 2,01,349.50' })).toBeInTheDocument()
})

test('amounts, days and the total have Bengali digits for a Bengali reader', () => {
  renderScreen(<DataTable label={label} rows={rents} columns={columns} />, { language: 'bn' })
  expect(screen.getByRole('row', { name: 'Shop 2 ১৫/০১/২০২৬ ২,০০,০০০.৫০' })).toBeInTheDocument()
})

test('registration numbers and serials have the digits of the reader; text with letters keeps the typed digits', () => {
  const numbered: Column<Rent>[] = [{ name: 'payer', label, value: ({ payer }) => payer }]
  const numbers = ['101', '7788-10203', '5541–5550, 5561', '৯০০১', 'L-2026-008', 'রুম 12']
  const rows = numbers.map((payer, id) => aRent(id, payer, '2026-01-01', '1.00'))
  const cellTexts = () => screen.getAllByRole('cell').map((cell) => cell.textContent)
  const { unmount } = renderScreen(<DataTable label={label} rows={rows} columns={numbered} />, {
    language: 'bn',
  })
  expect(cellTexts()).toEqual(['১০১', '৭৭৮৮-১০২০৩', '৫৫৪১–৫৫৫০, ৫৫৬১', '৯০০১', 'L-2026-008', 'রুম 12'])
  unmount()
  renderScreen(<DataTable label={label} rows={rows} columns={numbered} />)
  expect(cellTexts().slice(2, 4)).toEqual(['5541–5550, 5561', '9001'])
})

test('typed Latin text is marked as not translatable, a choice with a Bengali label is not', () => {
  const kinds = [
    { value: 'shop', label: { en: 'Shop', bn: 'দোকান' } },
    { value: 'L/C', label: { en: 'L/C', bn: 'L/C' } },
  ]
  const rows = [
    { id: 1, payer: 'Shop 2', kind: 'shop' },
    { id: 2, payer: 'দোকান', kind: 'L/C' },
  ]
  const choiceColumns: Column<(typeof rows)[number]>[] = [
    { name: 'payer', label, value: ({ payer }) => payer },
    { name: 'kind', label, kind: 'choice', choices: kinds, value: ({ kind }) => kind },
  ]
  renderScreen(<DataTable label={label} rows={rows} columns={choiceColumns} />, { language: 'bn' })
  const marks = screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.getAttribute('translate')])
  expect(marks).toEqual([
    ['Shop 2', 'no'],
    ['দোকান', null],
    ['দোকান', null],
    ['L/C', 'no'],
  ])
})

test('a long text may end with dots, and a choice is read whole', () => {
  const states = [{ value: 'proposed', label: { en: 'Not published yet', bn: 'এখনো প্রকাশিত নয়' } }]
  const textAndChoice: Column<{ id: number; title: string }>[] = [
    { name: 'title', label, value: ({ title }) => title },
    { name: 'state', label, kind: 'choice', choices: states, value: () => 'proposed' },
  ]
  renderScreen(
    <DataTable label={label} rows={[{ id: 1, title: 'Annual meeting' }]} columns={textAndChoice} />,
  )
  expect(screen.getByRole('cell', { name: 'Annual meeting' })).toHaveClass('text')
  expect(screen.getByRole('cell', { name: 'Not published yet' })).not.toHaveClass('text')
})

test('a row or the whole page can be selected; some selected rows make the checkbox of the page indeterminate', async () => {
  function SelectableTable() {
    const [ids, setIds] = useState<ReadonlySet<number | string>>(new Set())
    return <DataTable label={label} rows={rents} columns={columns} selection={{ ids, onChange: setIds }} />
  }
  const { user } = renderScreen(<SelectableTable />)
  const pageCheckbox = screen.getByRole('checkbox', { name: 'Choose all on this page' })
  await user.click(screen.getByRole('checkbox', { name: 'Choose row 2' }))
  expect(screen.getByRole('checkbox', { name: 'Choose row 2' })).toBeChecked()
  expect(pageCheckbox).toBePartiallyChecked()
  await user.click(pageCheckbox)
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  await user.click(pageCheckbox)
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument()
})

test('a click on a heading sorts text naturally with blanks last, and amounts by size', async () => {
  const { user } = renderScreen(<DataTable label={label} rows={rents} columns={columns} />)
  await user.click(screen.getByRole('button', { name: 'Payer' }))
  expect(payers()).toEqual(['Shop 2', 'Shop 10', ''])
  expect(screen.getByRole('columnheader', { name: /Payer/ })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  expect(payers()).toEqual(['', 'Shop 10', 'Shop 2'])
  await user.click(screen.getByRole('button', { name: /Amount/ }))
  expect(payers()).toEqual(['Shop 2', 'Shop 10', ''])
})

test('columns can be hidden and shown, and the browser remembers it', async () => {
  function Reopened() {
    const [times, setTimes] = useState(0)
    return (
      <>
        <button onClick={() => setTimes(times + 1)}>Reopen</button>
        <DataTable key={times} label={label} rows={rents} columns={columns} file="rents" />
      </>
    )
  }
  const { user } = renderScreen(<Reopened />)
  expect(screen.queryByText('SHOP 2')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Shouted' }))
  await user.click(screen.getByRole('checkbox', { name: 'Date' }))
  expect(screen.getByText('SHOP 2')).toBeInTheDocument()
  expect(screen.queryByText('15/01/2026')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reopen' }))
  expect(screen.getByText('SHOP 2')).toBeInTheDocument()
  expect(screen.queryByText('15/01/2026')).not.toBeInTheDocument()
})

test('the choice of columns is remembered also for a table that gets its last column later', async () => {
  function LateColumn() {
    const [count, setCount] = useState(columns.length)
    const [opened, setOpened] = useState(0)
    const open = () => {
      setOpened(opened + 1)
      setCount(columns.length - 1)
    }
    return (
      <>
        <button onClick={open}>Open</button>
        <button onClick={() => setCount(columns.length)}>Late</button>
        <DataTable key={opened} label={label} rows={rents} columns={columns.slice(0, count)} file="rents" />
      </>
    )
  }
  const { user } = renderScreen(<LateColumn />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Date' }))
  expect(screen.queryByText('15/01/2026')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Late' }))
  expect(screen.queryByText('15/01/2026')).not.toBeInTheDocument()
})

test('ten thousand rows are paged, and the total includes all of them', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    aRent(index + 1, `Shop ${index + 1}`, '2026-01-01', '1.00'),
  )
  const { user } = renderScreen(
    <DataTable label={label} rows={many} columns={columns} rowNumberLabel={{ en: 'SL', bn: 'ক্রম' }} />,
  )
  expect(screen.getByText('1–50 of 10,000')).toBeInTheDocument()
  expect(payers()).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('row', { name: '51 Shop 51 01/01/2026 1.00' })).toBeInTheDocument()
  expect(screen.getByText('10,000.00')).toBeInTheDocument()
})

test('a row that is added to a table on one page appears on that page', async () => {
  function Growing() {
    const [rows, setRows] = useState(rents.slice(0, 2))
    return (
      <>
        <button onClick={() => setRows(rents)}>Add</button>
        <DataTable label={label} rows={rows} columns={columns} size={rows.length} />
      </>
    )
  }
  const { user } = renderScreen(<Growing />)
  expect(payers()).toEqual(['Shop 10', 'Shop 2'])
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(payers()).toEqual(['Shop 10', 'Shop 2', ''])
})

test('a table without rows shows only its text for that case', () => {
  renderScreen(
    <DataTable
      label={label}
      rows={[]}
      columns={columns}
      empty={{ en: 'No media found.', bn: 'কোনো মিডিয়া পাওয়া যায়নি।' }}
    />,
  )
  expect(screen.getByText('No media found.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('the current page or all pages can be printed; then the page is back', async () => {
  const many = Array.from({ length: 120 }, (_, id) => aRent(id, `Shop ${id}`, '2026-01-01', '1.00'))
  const printedCounts: number[] = []
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    printedCounts.push(payers().length)
    window.dispatchEvent(new Event('afterprint'))
  })
  const all = jest.fn(async () => many)
  const paged = { page: 2, size: 50, total: 120, onPage: () => {}, sort: '', onSort: () => {} }
  const { user } = renderScreen(
    <DataTable
      label={label}
      rows={many.slice(50, 100)}
      columns={columns}
      file="rents"
      fetchAll={all}
      paging={paged}
    />,
  )
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Print list' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('This page only: 50 rows (51–100 of 120)')
  expect([printedCounts, all.mock.calls.length]).toEqual([[50], 0])
  await choose('All 120 rows')
  await waitFor(() => expect(printedCounts).toEqual([50, 120]))
  await waitFor(() => expect(payers()[0]).toBe('Shop 50'))
  expect(payers()).toHaveLength(50)
  print.mockRestore()
})

test('the print question begins with all rows, which have the focus', async () => {
  const many = Array.from({ length: 120 }, (_, id) => aRent(id, `Shop ${id}`, '2026-01-01', '1.00'))
  const printedCounts: number[] = []
  const print = jest.spyOn(window, 'print').mockImplementation(() => void printedCounts.push(payers().length))
  const { user } = renderScreen(<DataTable label={label} rows={many} columns={columns} file="rents" />)
  screen.getByRole('button', { name: 'Print list' }).focus()
  await user.keyboard('{Enter}')
  const [first, second] = await screen.findAllByRole('menuitem')
  expect([first, second].map((item) => item?.textContent)).toEqual([
    'All 120 rows',
    'This page only: 50 rows (1–50 of 120)',
  ])
  await waitFor(() => expect(first).toHaveFocus())
  await user.click(first!)
  await waitFor(() => expect(printedCounts).toEqual([120]))
  print.mockRestore()
})

test('every column of each printed page adds up to its total, also where the server has the sum of the list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      (amounts, size, isPagedByServer) => {
        const rows = amounts.map((paisa, id) => aRent(id, `Shop ${id}`, '2026-01-01', toDecimal(paisa)))
        const totals = { amount: toDecimal(sum(amounts)) }
        for (let page = 1; page <= Math.ceil(rows.length / size); page++) {
          const paging = { page, size, total: rows.length, onPage: () => {}, sort: '', onSort: () => {} }
          const { container, unmount } = renderScreen(
            isPagedByServer ? (
              <DataTable
                label={label}
                rows={rows.slice((page - 1) * size, page * size)}
                columns={columns.map(({ total: _total, ...column }) => column)}
                totals={totals}
                paging={paging}
              />
            ) : (
              <DataTable label={label} rows={rows} columns={columns} size={size} />
            ),
          )
          expect(container.querySelector('tfoot')).not.toBeNull()
          expect(wrongTotals(container)).toEqual([])
          unmount()
        }
      },
    ),
    { numRuns: 15 },
  )
})

test('a list of more than 2000 rows cannot be printed as a whole, and the menu says what to do', async () => {
  const paged = { page: 1, size: 50, total: 2001, onPage: () => {}, sort: '', onSort: () => {} }
  const { user } = renderScreen(
    <DataTable label={label} rows={rents} columns={columns} file="rents" paging={paged} />,
  )
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  const all = await screen.findByRole('menuitem', {
    name: 'All 2,001 rows are too many to print: narrow the list down, or export it',
  })
  expect(all).toHaveAttribute('aria-disabled', 'true')
})

test("a printed list shows its filters, also with the browser's print command", () => {
  renderScreen(
    <section>
      <Filter label="Year">{(id) => <input id={id} defaultValue="2026" />}</Filter>
      <DataTable
        label={label}
        rows={rents}
        columns={columns}
        file="rents"
        tools={
          <>
            <Filter label="Type">
              {(id) => (
                <select id={id} defaultValue="Shop">
                  <option value="">All</option>
                  <option value="Shop">Shops</option>
                </select>
              )}
            </Filter>
            <Filter label="Search">{(id) => <input id={id} defaultValue="" />}</Filter>
          </>
        }
      />
    </section>,
  )
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const printedPart = document.querySelector('[data-print]')
  expect(printedPart).toHaveTextContent('Year: 2026 · Type: Shops')
  expect(printedPart).not.toHaveTextContent('Search:')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('[data-print]')).toBeNull()
})

test('on a phone a long list has pages of 20 rows', () => {
  const many = Array.from({ length: 50 }, (_, id) => aRent(id, `Shop ${id}`, '2026-01-01', '1.00'))
  const table = <DataTable label={label} rows={many} columns={columns} />
  const restoreWidth = setWindowWidth(390)
  const { unmount } = renderScreen(table)
  expect(screen.getByText('1–20 of 50')).toBeInTheDocument()
  restoreWidth()
  unmount()
  renderScreen(table)
  expect(screen.getByText('Shop 49')).toBeInTheDocument()
})

test('a button below a long list moves the focus to its first filter', async () => {
  const many = Array.from({ length: 50 }, (_, id) => aRent(id, `Shop ${id}`, '2026-01-01', '1.00'))
  const { user } = renderScreen(
    <DataTable
      label={label}
      rows={many}
      columns={columns}
      file="rents"
      tools={<input aria-label="Search" />}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Jump to top' }))
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

test('a list restores its scroll position after Back from a record', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const List = () => (
    <DataTable
      label={label}
      rows={rents}
      columns={columns}
      actions={(row) => <Link to="/record">Open {row.payer}</Link>}
    />
  )
  const { user } = renderScreen(
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/record" element={<Link to="/list">Back</Link>} />
    </Routes>,
    { at: '/list' },
  )
  Object.defineProperty(window, 'scrollY', { value: 3000, configurable: true })
  await user.click(screen.getByRole('link', { name: 'Open Shop 2' }))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 3000))
})

test('a table with more than nine columns, the row number included, is dense', () => {
  const manyColumns = (length: number): Column<Rent>[] =>
    Array.from({ length }, (_, nth) => ({ ...columns[0]!, name: `payer${nth}` }))
  const isDense = () => screen.getByRole('table').parentElement?.classList.contains('dense')
  const { unmount } = renderScreen(<DataTable label={label} rows={rents} columns={manyColumns(9)} />)
  expect(isDense()).toBe(false)
  unmount()
  renderScreen(<DataTable label={label} rows={rents} columns={manyColumns(9)} rowNumberLabel={label} />)
  expect(isDense()).toBe(true)
})

test('a file has the columns for which the window has no room, not those that nobody chose', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const columnsForWide = columns.map((column) =>
    column.name === 'day'
      ? { ...column, hidden: 'when narrow' as const }
      : column.name === 'payer'
        ? { ...column, exportOnly: true as const }
        : column,
  )
  const { user } = renderScreen(
    <DataTable label={label} rows={rents} columns={columnsForWide} file="rents" />,
  )
  for (const name of ['Date', 'Payer'])
    expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]!.text()
  expect(text.split('\r\n')[0]).toMatch(/Payer,Date,Amount$/)
})
