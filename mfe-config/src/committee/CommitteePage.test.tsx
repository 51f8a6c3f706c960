import { today, yearOf } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { committee } from '@samity/shared-api/contract/config/committee'
import { position } from '@samity/shared-api/contract/config/position'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CommitteePage from './CommitteePage.tsx'

const year = yearOf(today())
const rahim = {
  id: 1,
  bar_registration_number: '12',
  name_english: 'Abdur Rahim',
  name_bengali: 'আব্দুর রহিম',
  phone: '01712345678',
  advocate_type: 'old',
}
const aSeat = (seat: object) => ({
  year,
  committee_position: 'Member',
  sort_order: 70,
  bar_registration_number: '12',
  name: 'আব্দুর রহিম',
  phone: '01712345678',
  ...seat,
})
const positions = [
  { position: 'President', sort_order: 10 },
  { position: 'Member', sort_order: 70 },
]
const open = (seats: object[] = [], at = '/dashboard/addCommittee') => {
  const server = fakeServer(committee, seats as never)
    .and(position, positions)
    .and(advocate, [rahim])
  return { server, ...renderScreen(<CommitteePage />, { at }) }
}

test('a complete registration number fills in phone and Bengali name, and the new member appears in the list', async () => {
  const { user, server } = open()
  expect(await screen.findByText(`No committee found for ${year}.`)).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Committee Category'), 'President')
  await user.type(screen.getByLabelText('Bar Registration Number'), '12')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('আব্দুর রহিম'))
  expect(screen.getByLabelText('Name')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Phone')).toHaveValue('01712345678')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Committee member added successfully!')).toBeInTheDocument()
  expect(server.rows(committee)[0]).toMatchObject({ year, committee_position: 'President' })
  expect(await screen.findByRole('row', { name: /আব্দুর রহিম 12 01712345678 President/ })).toBeInTheDocument()
})

test('the fields have the specified order: year, category, number, phone, name', async () => {
  open()
  const form = (await screen.findByLabelText(/Bar Registration Number/)).closest('form')!
  const names = [...form.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name)
  expect(names).toEqual(['year', 'committee_position', 'bar_registration_number', 'phone', 'name'])
  expect(screen.getByLabelText('Name')).toHaveAttribute('readonly')
})

test("a seat can have another phone than the advocate's own", async () => {
  const { user, server } = open()
  await user.type(await screen.findByLabelText('Bar Registration Number'), '12')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('আব্দুর রহিম'))
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '01899999999')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Committee member added successfully!')).toBeInTheDocument()
  expect(server.rows(committee)[0]).toMatchObject({ bar_registration_number: '12', phone: '01899999999' })
})

test('the list shows only the selected year, from the President down', async () => {
  const { user } = open([
    aSeat({ id: 1, bar_registration_number: '9' }),
    aSeat({ id: 2, committee_position: 'President', sort_order: 10 }),
    aSeat({ id: 3, bar_registration_number: '10', committee_position: '', sort_order: null }),
    aSeat({ id: 4, bar_registration_number: '2', year: year - 3 }),
  ])
  const table = await screen.findByRole('table', { name: 'Committee Members List' })
  const rowTexts = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  expect(rowTexts()).toHaveLength(3)
  expect(rowTexts()[0]).toContain('President')
  expect(rowTexts()[2]).toContain('Other')
  await user.selectOptions(screen.getByLabelText('Select Year'), String(year - 3))
  const pastTable = await screen.findByRole('table', { name: 'Committee Members List' })
  await waitFor(() => expect(within(pastTable).getAllByRole('row')).toHaveLength(2))
})

test('the years to choose are the next, the current, the ten before, and any with entries', async () => {
  open([aSeat({ year: 1999 })])
  await screen.findByLabelText('Select Year')
  const years = within(screen.getByLabelText('Select Year')).getAllByRole('option')
  expect(years.map(({ textContent }) => Number(textContent))).toEqual([
    ...Array.from({ length: 12 }, (_, index) => year + 1 - index),
    1999,
  ])
})

test('a member is edited under the heading Edit Committee Member', async () => {
  const { user } = open([aSeat({ id: 1 })])
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('heading', { name: 'Edit Committee Member' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Committee Category'), 'President')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Committee member updated successfully!')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Add Committee Member' })).toBeInTheDocument()
})

test('a rejected member shows the specified sentence and the reason', async () => {
  const { user } = open([aSeat({ id: 1 })])
  await user.type(screen.getByLabelText('Bar Registration Number'), '12')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(
    await screen.findByText('Error submitting form: This advocate already holds this position in this year'),
  ).toBeInTheDocument()
})

test('a member is deleted after a confirmation', async () => {
  const { user, server } = open([aSeat({ id: 1 })])
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(server.rows(committee)).toEqual([])
})

test('Config Committee opens the positions, and a new position can be selected at once', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Config Committee' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Commitee Position' })
  await user.type(within(dialog).getByPlaceholderText('Enter position name'), '  Auditor ')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Added Successfully')).toBeInTheDocument()
  expect(await within(dialog).findByRole('row', { name: /Auditor/ })).toBeInTheDocument()
  const options = within(screen.getByLabelText('Committee Category')).getAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toContain('Auditor')
})

describe('the previous committee', () => {
  const seats = [
    aSeat({ id: 1, year: year - 4, committee_position: 'President', sort_order: 10 }),
    aSeat({ id: 2, year: year - 2 }),
    aSeat({ id: 3, year: year + 1 }),
  ]
  const copy = () => screen.findByRole('button', { name: `Copy the committee of ${year - 2}` })

  test('is copied after a confirmation, and the list shows it', async () => {
    const { user, server } = open(seats)
    server.route('POST', 'committees/copy/', ({ body }) => {
      server.and(committee, [...server.rows(committee), aSeat({ id: 4, year: body['to'] })] as never)
      return { body: { copied: 1 } }
    })
    await user.click(await copy())
    const question = `Start the committee of ${year} with the members of ${year - 2}?`
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Copy' }),
    )
    expect(await screen.findByText(`Members copied to ${year}: 1`)).toBeInTheDocument()
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      from: year - 2,
      to: year,
    })
    expect(await screen.findByRole('row', { name: /আব্দুর রহিম 12/ })).toBeInTheDocument()
  })

  test('is not copied when the server refuses, and its message is shown', async () => {
    const { user, server } = open(seats)
    const button = await copy()
    server.refuseNext(409, { message: 'Not now' })
    await user.click(button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Not now')).toBeInTheDocument()
  })

  test('has no copy button when there is none before the selected year', async () => {
    open(seats, `/dashboard/addCommittee?year=${year - 4}`)
    await screen.findByRole('table', { name: 'Committee Members List' })
    expect(screen.queryByRole('button', { name: /^Copy the committee/ })).not.toBeInTheDocument()
  })
})

test('form and list each have a heading and a year', async () => {
  open()
  await screen.findByText(`No committee found for ${year}.`)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Add Committee Member',
    'Committee Members List',
  ])
  expect(screen.getByLabelText('Year')).toBeInTheDocument()
  expect(screen.getByLabelText('Select Year')).toBeInTheDocument()
})
