import { collection } from '@samity/shared-api/client'
import { defineResource, text } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { EditCard, formFor } from '../forms/index.ts'
import { columnsFor } from './columns.ts'
import { ListTable } from './ListTable.tsx'
import { useArchive } from './use-archive.ts'
import { useEditParam } from './use-edit-param.ts'
import { useList } from './use-list.ts'
import { useRemove } from './use-remove.ts'

const bank = defineResource({
  path: 'banks',
  name: { en: 'bank', bn: 'ব্যাংক' },
  fields: { name: text({ en: 'Name', bn: 'নাম' }) },
})
const banks = collection(bank)
const { Form, Field } = formFor(bank)
const columns = columnsFor(bank, 'name')

function Banks() {
  const list = useList(banks)
  const editor = useEditParam(banks)
  const { archive } = useArchive(banks, { list })
  const remove = useRemove(banks, { list, question: { en: 'Delete?', bn: 'মুছবেন?' } })
  return (
    <>
      <EditCard target={editor}>
        {(record) => (
          <Form record={record} labels={{ create: { en: 'Add', bn: '' }, update: { en: 'Update', bn: '' } }}>
            <Field name="name" />
          </Form>
        )}
      </EditCard>
      <ListTable
        label={{ en: 'Banks', bn: 'ব্যাংক' }}
        file="banks"
        list={list}
        columns={columns}
        actions={(row) => (
          <>
            <button onClick={() => void archive(row)}>Archive {row.name}</button>
            <button onClick={() => void remove(row)}>Delete {row.name}</button>
          </>
        )}
      />
    </>
  )
}

/** Opens the form of Sonali and presses a button of the list. */
async function pressAtForm(name: string, input = '') {
  const server = fakeServer(bank, [{ name: 'Sonali' }, { name: 'Janata' }])
  const [sonali] = server.rows(bank)
  const view = renderScreen(<Banks />, { at: `/banks?edit=${String(sonali?.id)}` })
  const field = await screen.findByDisplayValue('Sonali')
  if (input) await view.user.type(field, input)
  await view.user.click(await screen.findByRole('button', { name }))
  return view
}
const confirm = async ({ user }: ReturnType<typeof renderScreen>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

test('the form of a deleted record closes, with its input', async () => {
  const view = await pressAtForm('Delete Sonali', ' Bank')
  await confirm(view, 'Delete')
  await waitFor(() => expect(view.address()).toBe('/banks'))
  expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible()
})

test('the form stays when another record is deleted', async () => {
  const view = await pressAtForm('Delete Janata')
  await confirm(view, 'Delete')
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(view.address()).toMatch(/edit=/)
})

test('the form of an archived record closes', async () => {
  const view = await pressAtForm('Archive Sonali')
  await waitFor(() => expect(view.address()).toBe('/banks'))
})

test('the form of an archived record asks before it drops unsaved input', async () => {
  const view = await pressAtForm('Archive Sonali', ' Bank')
  await confirm(view, 'Stay')
  expect(screen.getByDisplayValue('Sonali Bank')).toBeVisible()
  expect(view.address()).toMatch(/edit=/)
})
