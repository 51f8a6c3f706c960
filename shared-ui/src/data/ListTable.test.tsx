import { collection } from '@samity/shared-api/client'
import { defineResource, money, optionalDate, text, type Row } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from '../router/index.ts'
import { columnsFor } from './columns.ts'
import { ListTable } from './ListTable.tsx'
import { useList } from './use-list.ts'
import { useRemove, receiptDeletion } from './use-remove.ts'

const gift = defineResource({
  path: 'gifts',
  name: { en: 'gift', bn: 'উপহার' },
  fields: {
    giver: text({ en: 'Giver', bn: 'দাতা' }),
    given_on: optionalDate({ en: 'Date', bn: 'তারিখ' }),
    worth: money({ en: 'Worth', bn: 'মূল্য' }),
  },
  search: ['giver'],
})
type Gift = Row<typeof gift> & { number: string }
const gifts = collection(gift)
const columns = columnsFor(gift, 'giver', 'given_on', 'worth')
const aGift = (id: number, giver: string, given_on: string) => ({
  id,
  giver,
  given_on,
  worth: '10.00',
  number: `DON-2026-00000${id}`,
})
const three = [
  aGift(1, 'Rahim', '2026-01-01'),
  aGift(2, 'Karim', '2026-02-01'),
  aGift(3, 'Salma', '2026-03-01'),
]

function Screen({ voiding = false }) {
  const list = useList<Gift>(gifts as never, {
    dates: true,
    filters: { type: { field: 'giver', initial: '' } },
    size: 2,
  })
  const remove = useRemove<Gift>(gifts, {
    list,
    question: { en: 'Are you sure you want to delete this gift?', bn: 'মুছবেন?' },
    done: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
    failed: { en: 'Error in deleting gift !', bn: 'মুছতে ব্যর্থ' },
  })
  const cancel = useRemove<Gift>(gifts, { ...receiptDeletion, list })
  return (
    <ListTable
      list={list}
      columns={columns}
      label={{ en: 'Gifts', bn: 'উপহার' }}
      file="gifts"
      errorText={{ en: 'Failed to load data', bn: 'তথ্য লোড করা যায়নি' }}
      actions={(row) => (
        <button type="button" onClick={() => void (voiding ? cancel(row) : remove(row))}>
          Delete {row.giver}
        </button>
      )}
    />
  )
}
const givers = () =>
  screen.getAllByRole('button', { name: /^Delete/ }).map((button) => button.textContent!.slice(7))

test('all rows are printed, and the page is back afterwards', async () => {
  const print = jest.spyOn(window, 'print')
  fakeServer(gift, three)
  const { user } = renderScreen(<Screen />)
  expect(await screen.findByText('1–2 of 3')).toBeInTheDocument()
  const printedNames: string[] = []
  print.mockImplementation(() => {
    printedNames.push(...screen.getAllByText(/^(Rahim|Karim|Salma)$/).map((cell) => cell.textContent!))
    window.dispatchEvent(new Event('afterprint'))
  })
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  await user.click(await screen.findByRole('menuitem', { name: 'All 3 rows' }))
  await waitFor(() => expect(printedNames).toEqual(['Rahim', 'Karim', 'Salma']))
  expect(givers()).toEqual(['Rahim', 'Karim'])
  print.mockRestore()
})

test('the focus moves to the next row after a delete, and back to the row when the server refuses', async () => {
  const server = fakeServer(gift, [three[0]!, three[1]!])
  const { user } = renderScreen(<Screen />)
  async function remove(giver: string) {
    const button = await screen.findByRole('button', { name: `Delete ${giver}` })
    button.focus()
    await user.keyboard('{Enter}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  }
  server.refuseNext(409, { message: 'In use' })
  await remove('Rahim')
  expect(await screen.findByText(/In use/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Rahim' })).toHaveFocus())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await remove('Rahim')
  await waitFor(() => expect(givers()).toEqual(['Karim']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Karim' })).toHaveFocus())
})

test('the list shows one page, and the URL has the number of the next one', async () => {
  fakeServer(gift, three)
  const { user, address } = renderScreen(<Screen />)
  expect(await screen.findByText('1–2 of 3')).toBeInTheDocument()
  expect(givers()).toEqual(['Rahim', 'Karim'])
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(givers()).toEqual(['Salma']))
  expect(address()).toBe('/?page=2')
})

test('search, dates and order come from the URL', async () => {
  const server = fakeServer(gift, three)
  renderScreen(<Screen />, { at: '/?search=rahim&from=2026-01-01&sort=-worth' })
  expect(await screen.findByText('Rahim')).toBeInTheDocument()
  expect(screen.queryByText('Karim')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Search')).toHaveValue('rahim')
  expect(screen.getByLabelText('From Date')).toHaveValue('01/01/2026')
  expect(server.requests[0]?.query).toEqual({
    search: 'rahim',
    from: '2026-01-01',
    ordering: '-worth',
    limit: '2',
    offset: '0',
  })
})

test('the list searches when the typing pauses, and the typed text stays', async () => {
  const server = fakeServer(gift, three)
  const { user, address } = renderScreen(<Screen />)
  await screen.findByText('Rahim')
  await user.type(screen.getByLabelText('Search'), 'sal')
  await waitFor(() => expect(givers()).toEqual(['Salma']))
  expect(address()).toBe('/?search=sal')
  expect(server.requests).toHaveLength(2)
  await user.type(screen.getByLabelText('From Date'), '০১/০৪/২০২৬')
  expect(await screen.findByText('No records found.')).toBeInTheDocument()
  expect(address()).toBe('/?search=sal&from=2026-04-01')
})

describe('typing in the search', () => {
  const signals: (AbortSignal | undefined)[] = []
  const watchedGifts = {
    ...gifts,
    page: (...args: Parameters<typeof gifts.page>) => {
      signals.push(args[1])
      return gifts.page(...args)
    },
  }
  function SearchedScreen() {
    const list = useList(watchedGifts, { size: 2 })
    return <ListTable list={list} columns={columns} label={{ en: 'Gifts', bn: 'উপহার' }} file="gifts" />
  }
  const names = () => screen.queryAllByText(/^(Rahim|Karim|Salma|Rahima)$/).map((cell) => cell.textContent)

  /** The list with its first page, and a server that responds to the searches when the test lets it. */
  async function openList() {
    signals.length = 0
    const server = fakeServer(gift, [...three, aGift(4, 'Rahima', '2026-04-01')])
    const view = renderScreen(<SearchedScreen />)
    await screen.findByText('Rahim')
    const gates: (() => void)[] = []
    server.route('GET', 'gifts/', () => new Promise((resolve) => gates.push(() => resolve(undefined))))
    const respond = (index: number) => act(async () => gates[index]?.())
    const requested = (count: number) => waitFor(() => expect(gates).toHaveLength(count))
    const field = screen.getByLabelText('Search')
    await view.user.click(field)
    return { ...view, server, respond, requested, field }
  }

  test('the loaded rows that match are visible with the key, and then those of the server', async () => {
    const { user, field, respond, requested } = await openList()
    await user.paste('rahim')
    expect(names()).toEqual(['Rahim'])
    expect(within(screen.getByRole('navigation', { name: 'Pages' })).getByText('Searching…')).toBeVisible()
    expect(field).toHaveFocus()
    await requested(1)
    await respond(0)
    await waitFor(() => expect(names()).toEqual(['Rahim', 'Rahima']))
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument()
    expect(field).toHaveFocus()
  })

  test('a search without a loaded match is no empty list', async () => {
    const { user, respond, requested } = await openList()
    await user.paste('salma')
    expect(names()).toEqual([])
    expect(screen.getAllByText('Searching…')).not.toHaveLength(0)
    expect(screen.queryByText('No records found.')).not.toBeInTheDocument()
    await requested(1)
    await respond(0)
    await waitFor(() => expect(names()).toEqual(['Salma']))
  })

  test('a letter less shows the rows of the earlier search at once', async () => {
    const { user, respond, requested } = await openList()
    await user.paste('rahim')
    await requested(1)
    await respond(0)
    await waitFor(() => expect(names()).toEqual(['Rahim', 'Rahima']))
    await user.paste('a')
    expect(names()).toEqual(['Rahima'])
    await requested(2)
    await respond(1)
    await user.keyboard('{Backspace}')
    expect(names()).toEqual(['Rahim', 'Rahima'])
  })

  test('an overtaken request is aborted, and its rows never appear', async () => {
    const { user, respond, requested } = await openList()
    await user.paste('s')
    await requested(1)
    await user.paste('alma')
    await requested(2)
    await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false]))
    await respond(1)
    await waitFor(() => expect(names()).toEqual(['Salma']))
    await respond(0)
    expect(names()).toEqual(['Salma'])
  })

  test('the same search is requested once', async () => {
    const { user, respond, requested, server, address } = await openList()
    await user.paste('salma')
    await requested(1)
    await respond(0)
    await waitFor(() => expect(names()).toEqual(['Salma']))
    expect(address()).toBe('/?search=salma')
    expect(server.requests).toHaveLength(2)
  })
})

test('an invalid day in a filter stays visible with an error on blur, and the list does not change', async () => {
  const server = fakeServer(gift, three)
  const { user, address } = renderScreen(<Screen />)
  await screen.findByText('Rahim')
  await user.type(screen.getByLabelText('From Date'), '31/02/2026')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByLabelText('From Date')).toHaveValue('31/02/2026')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a date as DD/MM/YYYY')
  expect([address(), server.requests.length]).toEqual(['/', 1])
  await user.clear(screen.getByLabelText('From Date'))
  await user.type(screen.getByLabelText('From Date'), '28/02/2026')
  await waitFor(() => expect(address()).toBe('/?from=2026-02-28'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a list is visible at once after Back from a record, on its page, and is refreshed', async () => {
  const server = fakeServer(gift, three)
  const { user } = renderScreen(
    <Routes>
      <Route
        path="/gifts"
        element={
          <>
            <Link to="/gifts/3">Open</Link>
            <Screen />
          </>
        }
      />
      <Route path="/gifts/3" element={<Link to="/gifts?page=2">Back</Link>} />
    </Routes>,
    { at: '/gifts?page=2' },
  )
  expect(await screen.findByText('Salma')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Open' }))
  expect(screen.queryByText('Salma')).not.toBeInTheDocument()
  server.rows(gift)[2] = aGift(3, 'Salma Begum', '2026-03-01')
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  server.route('GET', 'gifts/', () => gate.then(() => undefined))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  // the server has not answered yet
  expect(screen.getByText('Salma')).toBeInTheDocument()
  release()
  expect(await screen.findByText('Salma Begum')).toBeInTheDocument()
})

test('a list is refreshed when its window gets the focus', async () => {
  const server = fakeServer(gift, three)
  renderScreen(<Screen />)
  expect(await screen.findByText('Karim')).toBeInTheDocument()
  server.rows(gift)[1] = aGift(2, 'Karim Ahmed', '2026-02-01')
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('Karim Ahmed')).toBeInTheDocument()
})

test('a list that cannot be loaded shows the error and Retry instead of an empty list', async () => {
  const server = fakeServer(gift, three)
  let broken = true
  server.route('GET', 'gifts/', () =>
    broken ? { status: 500, body: { message: 'Something went wrong!' } } : undefined,
  )
  const { user } = renderScreen(<Screen />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load data')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
  expect(screen.queryByText('No records found.')).not.toBeInTheDocument()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Rahim')).toBeInTheDocument()
})

test('a row is deleted after confirmation, and Cancel leaves it', async () => {
  const server = fakeServer(gift, three)
  const { user } = renderScreen(<Screen />)
  await user.click(await screen.findByRole('button', { name: 'Delete Rahim' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Are you sure you want to delete this gift?')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(server.rows(gift)).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Delete Rahim' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Deleted successfully')
  await waitFor(() => expect(givers()).toEqual(['Karim', 'Salma']))
})

test('a refused delete shows the row again and gives the reason', async () => {
  const server = fakeServer(gift, three)
  const { user } = renderScreen(<Screen />)
  await user.click(await screen.findByRole('button', { name: 'Delete Rahim' }))
  server.refuseNext(409, { message: 'In use by 3 records' })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Error in deleting gift ! In use by 3 records')
  expect(givers()).toEqual(['Rahim', 'Karim'])
})

test('voiding a receipt requires a reason', async () => {
  const server = fakeServer(gift, three)
  const { user } = renderScreen(<Screen voiding />)
  await user.click(await screen.findByRole('button', { name: 'Delete Rahim' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(
    'Delete DON-2026-000001? The receipt is voided; its number is not used again.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(within(dialog).getByText('Required')).toBeInTheDocument()
  await user.type(within(dialog).getByLabelText('Reason *'), 'wrong name')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Deleted successfully')
  expect(server.requests.find(({ method }) => method === 'DELETE')).toMatchObject({
    path: 'gifts/1/',
    body: { reason: 'wrong name' },
  })
})

test('the export has all matching rows, not only the page', async () => {
  fakeServer(gift, three)
  const files: Blob[] = []
  const original = URL.createObjectURL
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:list'
  }
  const { user } = renderScreen(<Screen />)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export' })).not.toHaveClass('ant-btn-loading'),
  )
  URL.createObjectURL = original
  const csv = await files[0]!.text()
  expect(csv.trim().split('\r\n')).toEqual([
    'Giver,Date,Worth',
    'Rahim,2026-01-01,10.00',
    'Karim,2026-02-01,10.00',
    'Salma,2026-03-01,10.00',
  ])
})

test('the columns keep their widths during a search, also after a search without a match', async () => {
  jest
    .spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 120 } as DOMRect)
  fakeServer(gift, three)
  const { user } = renderScreen(<Screen />)
  await screen.findByText('Rahim')
  const widths = () => screen.getAllByRole('columnheader').map(({ style }) => style.width)
  const free = widths().map(() => '')
  const fixed = widths().map(() => '120px')
  expect(widths()).toEqual(free)
  await user.type(screen.getByLabelText('Search'), 'sal')
  await waitFor(() => expect(givers()).toEqual(['Salma']))
  expect(widths()).toEqual(fixed)
  await user.type(screen.getByLabelText('Search'), 'x')
  expect(await screen.findByText('No records found.')).toBeInTheDocument()
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(givers()).toEqual(['Salma']))
  expect(widths()).toEqual(fixed)
  await user.clear(screen.getByLabelText('Search'))
  await waitFor(() => expect(widths()).toEqual(free))
})

test('a filter in use is a chip that clears it; Clear all keeps the search', async () => {
  fakeServer(gift, three)
  const { user, address } = renderScreen(<Screen />, {
    at: '/gifts?search=a&from=2026-02-01&to=2026-03-01',
  })
  await user.click(await screen.findByRole('button', { name: 'From Date: 01/02/2026 clear' }))
  expect(address()).toBe('/gifts?search=a&to=2026-03-01')
  expect(screen.queryByRole('button', { name: /^From Date/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(address()).toBe('/gifts?search=a')
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('a preset keeps filters, order and columns under a name, and leads back to them', async () => {
  fakeServer(gift, three)
  const { user, address } = renderScreen(<Screen />, { at: '/gifts?from=2026-02-01&sort=-worth&page=1' })
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Date' }))
  await user.click(screen.getByRole('button', { name: 'Presets' }))
  await user.type(await screen.findByLabelText('Name of the preset'), 'Large ones{Enter}')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(address()).not.toContain('from')
  await user.click(screen.getByRole('button', { name: 'Presets' }))
  await user.click(await screen.findByRole('link', { name: 'Large ones' }))
  expect(address()).toBe('/gifts?from=2026-02-01&sort=-worth&columns=-given_on')
  expect(screen.queryByRole('columnheader', { name: 'Date' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Presets' }))
  await user.click(await screen.findByRole('button', { name: 'Delete the preset Large ones' }))
  expect(screen.queryByRole('link', { name: 'Large ones' })).not.toBeInTheDocument()
})
