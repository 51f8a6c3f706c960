import { bank } from '@samity/shared-api/contract/config/bank'
import type { ModuleRecords, RecordRow } from '@samity/shared-api/contract/system/module-records'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ModuleRecordsPage from './ModuleRecordsPage.tsx'

const library: ModuleRecords = {
  module: 'mfe-library',
  title: { en: 'Library', bn: 'গ্রন্থাগার' },
  is_active: false,
  tables: [
    {
      table: 'books',
      title: { en: 'Books', bn: 'বই' },
      order: '',
      has_days: false,
      has_search: false,
      columns: [{ name: 'title', title: { en: 'Title', bn: 'বইয়ের নাম' }, kind: 'text' }],
    },
    {
      table: 'loans',
      title: { en: 'Loans', bn: 'ধারের তালিকা' },
      order: '-lent_on',
      has_days: true,
      has_search: true,
      columns: [
        { name: 'advocate_id', title: { en: 'Advocate', bn: 'আইনজীবী' }, kind: 'advocate' },
        { name: 'lent_on', title: { en: 'Lent on', bn: 'ধারের তারিখ' }, kind: 'day' },
        { name: 'fine_paisa', title: { en: 'Fine', bn: 'জরিমানা' }, kind: 'money', sum: true },
        { name: 'is_late', title: { en: 'Overdue', bn: 'মেয়াদ পেরিয়েছে' }, kind: 'flag' },
      ],
    },
  ],
}
const rahima = { en: '12 – Rahima Akter', bn: '12 – রহিমা আক্তার' }
const loans: RecordRow[] = [
  { id: 1, values: [rahima, '2026-11-03', '10.50', true] },
  { id: 2, values: ['999', null, '0.25', false] },
]

function open(modules: ModuleRecords[], at = '', language: 'en' | 'bn' = 'en') {
  const queries: Record<string, string>[] = []
  fakeServer(bank)
    .route('GET', 'module-records/', () => ({ body: modules }))
    .route('GET', 'module-records/mfe-library/loans/', ({ query }) => {
      queries.push(query)
      return { body: loans, headers: { 'x-total-count': '70' } }
    })
    .route('GET', 'module-records/mfe-library/loans/sums/', () => ({
      body: { sums: [null, null, '1234.75', null] },
    }))
    .route('GET', 'module-records/mfe-library/books/', ({ query }) => {
      queries.push(query)
      return { body: [{ id: 1, values: ['Evidence Act'] }] }
    })
  renderScreen(<ModuleRecordsPage />, { at: `/dashboard/moduleRecords${at}`, language })
  return { queries }
}

test('the rows of a removed module have their kinds, and the sum is that of all pages', async () => {
  const { queries } = open([library], '?module=mfe-library&table=loans')
  const row = await screen.findByRole('row', { name: /Rahima Akter/ })
  expect(row).toHaveTextContent(/12 – Rahima Akter.*03\/11\/2026.*10\.50.*Yes/)
  expect(screen.getByRole('option', { name: 'Library (removed)' })).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /Total.*1,234\.75/ })).toBeVisible()
  expect(queries.at(-1)).toMatchObject({ ordering: '-lent_on' })
})

test('another table begins without the search of the one before', async () => {
  const { queries } = open([library], '?table=loans&search=rahima')
  await screen.findByRole('row', { name: /Rahima Akter/ })
  await userEvent.selectOptions(screen.getByLabelText('Table'), 'Books')
  expect(await screen.findByRole('row', { name: /Evidence Act/ })).toBeVisible()
  expect(queries[0]).toMatchObject({ search: 'rahima' })
  expect(queries.at(-1)).not.toHaveProperty('search')
  expect(screen.queryByLabelText('Search')).not.toBeInTheDocument()
})

test('in Bengali an advocate has the Bengali name', async () => {
  open([library], '?table=loans', 'bn')
  const table = await screen.findByRole('table', { name: 'ধারের তালিকা' })
  expect(await within(table).findByText('12 – রহিমা আক্তার')).toBeVisible()
})

test('a module without records says so, and so does a page without modules', async () => {
  open([library], '?module=mfe-tea')
  expect(await screen.findByText('This module has declared no records for you to read.')).toBeVisible()
  open([])
  expect(await screen.findByText('There are no records of modules for you to read.')).toBeVisible()
})
