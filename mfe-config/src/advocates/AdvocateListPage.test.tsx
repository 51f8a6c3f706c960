import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { SlotProps } from '@samity/shared-api/module'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AdvocateListPage from './AdvocateListPage.tsx'

const anAdvocate = (fields: object) => ({
  version: 1,
  advocate_type: 'old',
  photo: null,
  phone: '01712345678',
  email: 'rahim@example.com',
  gender: 'Male',
  date_of_birth: '1970-05-14',
  status: 'active',
  children: [],
  nominees: [],
  ...fields,
})
const rahim = anAdvocate({
  id: 1,
  bar_registration_number: '2',
  name_english: 'Abdur Rahim',
  name_bengali: 'আব্দুর রহিম',
})
const shirin = anAdvocate({
  id: 2,
  bar_registration_number: '10',
  name_english: 'Shirin Akter',
  name_bengali: 'শিরিন আক্তার',
  phone: '01899999999',
  gender: 'Female',
  status: 'inactive',
  children: [{ name: 'Nila', gender: 'daughter', dob: '2010-01-02' }],
})
const route = '/dashboard/Advocate-list'
const open = (options: object = {}) => {
  const server = fakeServer(advocate, [rahim, shirin])
  return { server, ...renderScreen(<AdvocateListPage />, { at: route, ...options }) }
}
const row = (name: RegExp) => screen.findByRole('row', { name })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((element) => element.textContent)

async function printButton() {
  const button = await screen.findByRole('button', { name: 'Print' })
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

test('the list has the specified columns and is sorted by registration number, 2 before 10', async () => {
  open()
  await row(/Rahim/)
  expect(screen.getByRole('heading', { level: 1, name: 'Advocate List' })).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace('▲', ''))).toEqual(
    ['', '#', 'Name', 'Phone', 'Email', 'Bar Reg. No.', 'Gender', 'DOB', 'Actions'],
  )
  expect(names()[0]).toContain('Abdur Rahim')
  expect(names()[1]).toContain('14/05/1970')
})

test('the search boxes have no required mark', async () => {
  open()
  await row(/Rahim/)
  for (const label of ['Advocate ID', 'Advocate Phone']) {
    const box = screen.getByLabelText<HTMLInputElement>(label)
    expect(box).not.toBeRequired()
    expect([...(box.labels ?? [])].map(({ textContent }) => textContent)).toEqual([label])
    expect(box.labels?.[0]).not.toHaveClass('ant-form-item-required')
  }
})

test('choosing a suggestion narrows the list to that advocate, emptying the box widens it', async () => {
  const { user, address } = open()
  await row(/Rahim/)
  await user.type(screen.getByLabelText('Advocate Phone'), '01899')
  await user.click(await screen.findByRole('option', { name: /Shirin/ }))
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(names()[0]).toContain('Shirin')
  expect(address()).toBe(`${route}?number=10`)
  expect(screen.getByLabelText('Advocate ID')).toHaveValue('10')
  await user.clear(screen.getByLabelText('Advocate ID'))
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(screen.getByLabelText('Advocate Phone')).toHaveValue('')
})

test('the filters are in the URL, and are expanded when one is active', async () => {
  const { user, address } = open({ at: `${route}?status=inactive` })
  await row(/Shirin/)
  expect(names()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true')
  await user.selectOptions(screen.getByLabelText('Status'), 'Active')
  await row(/Rahim/)
  expect(address()).toBe(`${route}?status=active`)
})

test('View shows all details of an advocate, with a Bengali sentence for an empty list', async () => {
  const { user, address } = open()
  await user.click(within(await row(/Shirin/)).getByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'আইনজীবীর বিস্তারিত তথ্য' }))
  expect(dialog.getByText('Inactive')).toBeInTheDocument()
  expect(within(dialog.getByRole('table', { name: 'Children' })).getByText('02/01/2010')).toBeInTheDocument()
  expect(dialog.getAllByText('কোনো তথ্য পাওয়া যায়নি')).toHaveLength(1)
  expect(address()).toBe(`${route}?view=2`)
  await user.click(dialog.getByText('Close', { selector: 'span' }))
  await waitFor(() => expect(address()).toBe(route))
})

test('Print prints the details in a window of 900 by 700 with the same title and styles', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.details { color: teal }'
  const printDocument = document.implementation.createHTMLDocument('')
  const print = jest.fn()
  const openSpy = jest
    .spyOn(window, 'open')
    .mockReturnValue({ document: printDocument, print, focus: () => undefined } as unknown as Window)
  const { user } = open({ at: `${route}?view=1` })
  await user.click(await printButton())
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(openSpy).toHaveBeenCalledWith('', '_blank', 'width=900,height=700')
  expect(printDocument.title).toBe('আইনজীবীর বিস্তারিত তথ্য')
  expect(printDocument.body.textContent).toContain('আব্দুর রহিম')
  expect(printDocument.head.textContent).toContain(style.textContent)
  style.remove()
  openSpy.mockRestore()
})

test('a print window that the browser blocks shows a message', async () => {
  const openSpy = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = open({ at: `${route}?view=1` })
  await user.click(await printButton())
  expect(await screen.findByText(/The browser has blocked the print window/)).toBeInTheDocument()
  openSpy.mockRestore()
})

test('Edit opens the form of that advocate', async () => {
  const { user, address } = open({ path: route })
  await user.click(within(await row(/Rahim/)).getByRole('button', { name: 'Edit' }))
  expect(address()).toBe('/dashboard/Advocate/1')
})

test('Delete asks for confirmation, deletes, and removes the row from the list', async () => {
  const { user, server } = open()
  await user.click(within(await row(/Rahim/)).getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete this advocate?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.rows(advocate)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Rahim/ })).not.toBeInTheDocument())
  expect(await row(/Shirin/)).toBeInTheDocument()
})

test('an advocate is archived after a confirmation', async () => {
  const { user, server } = open()
  await user.click(within(await row(/Rahim/)).getByRole('button', { name: 'Archive' }))
  const dialog = await screen.findByRole('dialog', { name: 'Archive this advocate?' })
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Archived successfully')).toBeInTheDocument()
  expect(server.rows(advocate)[0]!['archived_at']).toBeTruthy()
})

test('a cashier can view advocates and change nothing', async () => {
  open({ role: 'cashier' })
  const cashierRow = within(await row(/Rahim/))
  expect(cashierRow.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'View',
  ])
})

test('a cashier sees columns and filters of the fields that the server sends', async () => {
  const { user } = open({ role: 'cashier' })
  await row(/Rahim/)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace('▲', ''))).toEqual(
    ['#', 'Name', 'Phone', 'Bar Reg. No.', 'Actions'],
  )
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(screen.getByLabelText('Status')).toBeInTheDocument()
  expect(screen.getByLabelText('Enrollment Year (Member)')).toBeInTheDocument()
  for (const name of ['Advocate Type', 'Blood Group', 'Practicing Court Name'])
    expect(screen.queryByLabelText(name)).not.toBeInTheDocument()
})

describe('several selected advocates', () => {
  const choose = async (user: ReturnType<typeof open>['user'], ...rowNames: RegExp[]) => {
    for (const name of rowNames) await user.click(within(await row(name)).getByRole('checkbox'))
  }
  const cardFields = { blood_group: 'B+', current_address: 'Court Road\nBogura', permanent_address: '' }
  const openWith = (...advocates: object[]) => {
    const server = fakeServer(advocate, advocates as never)
    return { server, ...renderScreen(<AdvocateListPage />, { at: route }) }
  }
  const openPrintDialog = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }

  test('bulk actions appear once a row is ticked, and Choose none clears the ticks', async () => {
    const { user } = open()
    await row(/Rahim/)
    expect(screen.queryByRole('group', { name: /^Chosen/ })).not.toBeInTheDocument()
    await choose(user, /Rahim/, /Shirin/)
    expect(screen.getByRole('group', { name: 'Chosen: 2' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Choose none' }))
    expect(within(await row(/Rahim/)).getByRole('checkbox')).not.toBeChecked()
  })

  test('the selection stays when a filter hides the selected rows', async () => {
    const { user } = open()
    await choose(user, /Rahim/)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    await waitFor(() => expect(names()).toHaveLength(1))
    await choose(user, /Shirin/)
    expect(screen.getByRole('group', { name: 'Chosen: 2' })).toBeInTheDocument()
  })

  test('all selected advocates are archived after one confirmation', async () => {
    const { user, server } = open()
    await choose(user, /Rahim/, /Shirin/)
    await user.click(screen.getByRole('button', { name: 'Archive chosen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Archive 2 advocates?' })
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('Archived: 2')).toBeInTheDocument()
    expect(server.rows(advocate).every((one) => one['archived_at'])).toBe(true)
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Chosen/ })).not.toBeInTheDocument())
  })

  test('an error during archiving reports how many were archived, and the rest stay selected', async () => {
    const { user, server } = open()
    await choose(user, /Rahim/, /Shirin/)
    await user.click(screen.getByRole('button', { name: 'Archive chosen' }))
    server.route('POST', 'advocates/2/archive/', () => ({ status: 409, body: { message: 'Not now' } }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('1 archived, then: Not now')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Chosen: 1' })).toBeInTheDocument()
    expect(within(await row(/Shirin/)).getByRole('checkbox')).toBeChecked()
  })

  test("an ID card shows the advocate's photo, names and number and the association, and Print prints the cards", async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user, server } = openWith({ ...rahim, ...cardFields, photo: '/media/abc' }, shirin)
    server.route('GET', 'check-codes/', () => ({
      body: [{ id: 1, code: '7K3MQ9-TX2HVB-R4WE8P', url: '', qr: { path: 'M0 0.5h1', size: 33 } }],
    }))
    await choose(user, /Rahim/)
    const cards = await openPrintDialog(user, 'ID cards')
    expect(cards.getAllByRole('listitem')).toHaveLength(1)
    const card = cards.getByRole('listitem')
    for (const text of ['District Bar Association', 'আব্দুর রহিম', 'Abdur Rahim', '2', 'B+'])
      expect(within(card).getByText(text)).toBeInTheDocument()
    expect(within(card).getByAltText('Photo')).toHaveAttribute('src', '/media/abc/320.webp')
    await user.click(cards.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(within(card).getByText('7K3MQ9-TX2HVB-R4WE8P')).toBeInTheDocument()
    print.mockRestore()
  })

  test('a label shows name and address, and an advocate without an address is named instead', async () => {
    const { user } = openWith(
      { ...rahim, ...cardFields },
      { ...shirin, current_address: ' ', permanent_address: '' },
    )
    await choose(user, /Rahim/, /Shirin/)
    const labels = await openPrintDialog(user, 'Address labels')
    expect(labels.getAllByRole('listitem')).toHaveLength(1)
    expect(labels.getByRole('listitem')).toHaveTextContent('Abdur RahimCourt Road Bogura01712345678')
    expect(labels.getByText(/No address is known/)).toHaveTextContent('Shirin Akter')
  })

  test('only the selected advocates are printed as a list', async () => {
    const { user } = open()
    await choose(user, /Shirin/)
    await user.click(screen.getByRole('button', { name: 'Print chosen' }))
    const table = within(await screen.findByRole('dialog')).getByRole('table', { name: 'Chosen advocates' })
    expect(within(table).getAllByRole('row')).toHaveLength(2)
    expect(within(table).getByRole('row', { name: /Shirin/ })).toBeInTheDocument()
  })

  test('an auditor can print and export but not archive, and a cashier cannot select', async () => {
    const { user, unmount } = open({ role: 'auditor' })
    await choose(user, /Rahim/)
    expect(screen.getByRole('button', { name: 'Export chosen' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Archive chosen' })).not.toBeInTheDocument()
    unmount()
    open({ role: 'cashier' })
    expect(within(await row(/Rahim/)).queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

test('Publish fields sends only the fields with a decision, for the selected advocates', async () => {
  const { user, server } = open()
  server.route('POST', 'advocates/withheld-fields/', () => ({ body: { changed: 2 } }))
  await row(/Rahim/)
  await user.click(screen.getByLabelText('Choose all on this page'))
  await user.click(screen.getByRole('button', { name: 'Publish fields' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish fields' }))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Phone'), 'Withhold')
  await user.selectOptions(dialog.getByLabelText('Photo'), 'Publish')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Advocates changed: 2')).toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: [1, 2],
    withhold: ['phone'],
    publish: ['photo'],
  })
  expect(screen.queryByRole('group', { name: /Chosen/ })).not.toBeInTheDocument()
})

test('an auditor has no Publish fields button', async () => {
  const { user } = open({ role: 'auditor' })
  await row(/Rahim/)
  await user.click(screen.getByLabelText('Choose all on this page'))
  expect(screen.getByRole('button', { name: 'ID cards' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Publish fields' })).not.toBeInTheDocument()
})

test('an advocate has tabs only if another module adds one, and the tab receives no personal data', async () => {
  const { user, unmount } = open({ at: `${route}?view=1` })
  const details = await screen.findByRole('dialog')
  expect(await within(details).findByText('rahim@example.com')).toBeInTheDocument()
  expect(within(details).queryByRole('tab')).not.toBeInTheDocument()
  unmount()

  let received: unknown
  const loans = {
    id: 'loans',
    title: { en: 'Books on loan', bn: 'ধার নেওয়া বই' },
    component: (props: SlotProps['advocate.tab']) => {
      received = props
      return <p>Books of {props.advocate.name_english}</p>
    },
  }
  open({ at: `${route}?view=1`, extensions: { 'advocate.tab': [loans] } })
  expect(await within(await screen.findByRole('dialog')).findByText('rahim@example.com')).toBeInTheDocument()
  await user.click(await screen.findByRole('tab', { name: 'Books on loan' }))
  expect(await screen.findByText('Books of Abdur Rahim')).toBeInTheDocument()
  expect(received).toEqual({
    advocate: {
      id: 1,
      bar_registration_number: '2',
      name_english: 'Abdur Rahim',
      name_bengali: 'আব্দুর রহিম',
    },
  })
})
