import { collection } from '@samity/shared-api/client'
import { defineResource, text } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { deleteEditedRecord, renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { columnsFor, useList } from '../data/index.ts'
import { formFor } from '../forms/index.ts'
import { RecordsPage } from './RecordsPage.tsx'
import { useRecordEditor } from './use-record-editor.ts'

const bank = defineResource({
  path: 'banks',
  name: { en: 'bank', bn: 'ব্যাংক' },
  fields: { name: text({ en: 'Name', bn: 'নাম' }) },
})
const banks = collection(bank)
const { Form, Field } = formFor(bank)
const columns = columnsFor(bank, 'name')
const words = {
  heading: { en: 'Bank', bn: 'ব্যাংক' },
  list: { en: 'Bank List', bn: 'ব্যাংকের তালিকা' },
  question: { en: 'Delete?', bn: 'মুছবেন?' },
}
const labels = { create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }

type Arrangement = Parameters<typeof RecordsPage>[0]['arrangement']

function BanksPage({ arrangement = 'form above' }: { arrangement?: Arrangement }) {
  const list = useList(banks, { filters: { archived: 'archived' } })
  const editor = useRecordEditor(banks, list, { question: words.question, archive: 'at once' })
  return (
    <RecordsPage
      heading={words.heading}
      editor={editor}
      form={(props) => (
        <Form {...props} labels={labels}>
          <Field name="name" />
        </Form>
      )}
      listHeading={words.list}
      list={list}
      columns={columns}
      file="banks"
      arrangement={arrangement}
    />
  )
}

const arrangements: Arrangement[] = ['form above', 'list first']
const serveBanks = () => fakeServer(bank, [{ name: 'Sonali' }, { name: 'Janata' }])
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const sheet = () => screen.queryByRole('dialog', { name: 'Edit bank' })

test.each(arrangements)('a link to a record that is gone leads to the list: %s', async (arrangement) => {
  serveBanks()
  const { user, address } = renderScreen(<BanksPage arrangement={arrangement} />, { at: '/?edit=99' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go to List' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(address()).toBe('/')
  expect(await rowOf('Sonali')).toBeDefined()
})

test('the form of a deleted record closes', async () => {
  serveBanks()
  await deleteEditedRecord(<BanksPage />, { row: /Sonali/, at: '/banks?edit=1' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update' })).toBeNull())
})

test.each(arrangements)('%s: a row is edited, and its form closes', async (arrangement) => {
  const server = serveBanks()
  const { user, address } = renderScreen(<BanksPage arrangement={arrangement} />)
  await user.click((await rowOf('Sonali')).getByRole('button', { name: 'Edit' }))
  await user.type(await nameField(), ' Bank{Enter}')
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.rows(bank)[0]).toMatchObject({ name: 'Sonali Bank' })
  expect(await rowOf('Sonali Bank')).toBeTruthy()
  await waitFor(async () =>
    expect((await rowOf('Sonali')).getByRole('button', { name: 'Edit' })).toHaveFocus(),
  )
})

test('the form above the list is there without New; archived rows have Restore', async () => {
  serveBanks()
  const { user } = renderScreen(<BanksPage />)
  expect(await nameField()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'New bank' })).toBeNull()
  await user.selectOptions(await screen.findByLabelText('Archived'), 'Shown')
  await user.click((await rowOf('Sonali')).getByRole('button', { name: 'Archive' }))
  await user.click(await (await rowOf('Sonali')).findByRole('button', { name: 'Restore' }))
  expect(await (await rowOf('Sonali')).findByRole('button', { name: 'Archive' })).toBeVisible()
})

test('those who may not edit see the list only', async () => {
  serveBanks()
  renderScreen(<BanksPage arrangement="list first" />, { role: 'auditor' })
  expect((await rowOf('Sonali')).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'New bank' })).toBeNull()
})

describe('list first', () => {
  test('New opens a sheet, which closes after the save; the focus returns to New', async () => {
    const server = serveBanks()
    const { user } = renderScreen(<BanksPage arrangement="list first" />)
    await user.click(await screen.findByRole('button', { name: 'New bank' }))
    await user.type(await nameField(), 'Agrani{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
    expect(server.rows(bank)).toHaveLength(3)
    await waitFor(() => expect(screen.getByRole('button', { name: 'New bank' })).toHaveFocus())
  })

  test.each(['Esc', 'Close'])('%s asks before it drops what was typed', async (way) => {
    serveBanks()
    const { user, address } = renderScreen(<BanksPage arrangement="list first" />)
    await user.click((await rowOf('Sonali')).getByRole('button', { name: 'Edit' }))
    await user.type(await nameField(), ' Bank')
    const leave = async () =>
      way === 'Esc' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Close' }))
    await leave()
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(await nameField()).toHaveValue('Sonali Bank')
    await leave()
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
    await waitFor(async () =>
      expect((await rowOf('Sonali')).getByRole('button', { name: 'Edit' })).toHaveFocus(),
    )
  })

  test('Close of an unchanged form does not ask', async () => {
    serveBanks()
    const { user } = renderScreen(<BanksPage arrangement="list first" />, { at: '/?edit=1' })
    expect(await nameField()).toHaveValue('Sonali')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(sheet()).toBeNull())
  })

  test('a link that names the advocate opens the form of a new record', async () => {
    serveBanks()
    renderScreen(<BanksPage arrangement="list first" />, { at: '/?advocate=7' })
    expect(await screen.findByRole('dialog', { name: 'New bank' })).toBeVisible()
  })

  test('Archive and Delete of a row are behind More', async () => {
    const server = serveBanks()
    const { user } = renderScreen(<BanksPage arrangement="list first" />)
    const row = await rowOf('Sonali')
    expect(row.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.click(row.getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(server.rows(bank)).toHaveLength(1))
  })
})
