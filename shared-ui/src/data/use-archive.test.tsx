import { collection } from '@samity/shared-api/client'
import { defineResource, text } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ArchivedFilter } from './ArchivedFilter.tsx'
import { columnsFor } from './columns.ts'
import { ListTable } from './ListTable.tsx'
import { useArchive } from './use-archive.ts'
import { useList } from './use-list.ts'

const bank = defineResource({
  path: 'banks',
  name: { en: 'bank', bn: 'ব্যাংক' },
  fields: { name: text({ en: 'Name', bn: 'নাম' }) },
})
const banks = collection(bank)
const columns = columnsFor(bank, 'name')
const sonali = { id: 1, version: 1, name: 'Sonali', archived_at: null }

function Banks() {
  const list = useList(banks, { filters: { archived: 'archived' } })
  const { archive, confirmArchive, restore } = useArchive(banks, { list })
  return (
    <ListTable
      label={{ en: 'Banks', bn: 'ব্যাংক' }}
      file="banks"
      list={list}
      columns={columns}
      filters={<ArchivedFilter list={list} />}
      actions={(row) => (
        <>
          <button onClick={() => void archive(row)}>Archive</button>
          <button onClick={() => void confirmArchive(row)}>Ask</button>
          <button onClick={() => void restore(row)}>Restore</button>
        </>
      )}
    />
  )
}
const press = async ({ user }: ReturnType<typeof renderScreen>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

test('an archived row leaves the list, and a toast says so', async () => {
  const server = fakeServer(bank, [sonali])
  await press(renderScreen(<Banks />), 'Archive')
  expect(await screen.findByText('Archived successfully')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Sonali')).not.toBeInTheDocument())
  expect(server.rows(bank)[0]).toMatchObject({ archived_at: expect.any(String) })
})

test('a row that the server refuses to archive returns with the reason', async () => {
  const server = fakeServer(bank, [sonali])
  const view = renderScreen(<Banks />)
  await screen.findByText('Sonali')
  server.refuseNext(409, { message: 'In use until December.' })
  await press(view, 'Archive')
  expect(await screen.findByText('In use until December.')).toBeInTheDocument()
  expect(screen.getByText('Sonali')).toBeInTheDocument()
})

test('a list with archived records keeps the row, and restores it', async () => {
  const server = fakeServer(bank, [sonali])
  const view = renderScreen(<Banks />, { at: '/banks?archived=1' })
  await press(view, 'Archive')
  expect(screen.getByText('Sonali')).toBeInTheDocument()
  await waitFor(() => expect(server.rows(bank)[0]).toMatchObject({ archived_at: expect.any(String) }))
  await press(view, 'Restore')
  expect(await screen.findByText('Restored successfully')).toBeInTheDocument()
  expect(server.rows(bank)[0]).toMatchObject({ archived_at: null })
})

test('the question names the kind of record, and Cancel archives nothing', async () => {
  const server = fakeServer(bank, [sonali])
  const view = renderScreen(<Banks />, { language: 'bn' })
  await press(view, 'Ask')
  const dialog = await screen.findByRole('dialog', { name: 'এই ব্যাংক আর্কাইভ করবেন?' })
  await view.user.click(within(dialog).getByRole('button', { name: 'বাতিল' }))
  expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
})
