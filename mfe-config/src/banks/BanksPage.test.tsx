import { bank } from '@samity/shared-api/contract/config/bank'
import type { SlotProps } from '@samity/shared-api/module'
import { fakeServer } from '@samity/shared-api/testing'
import { useNavigate } from '@samity/shared-ui/router'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import BanksPage from './BanksPage.tsx'

const sonali = {
  id: 4,
  version: 1,
  bank_name: 'Sonali Bank',
  address: 'Court Road',
  branch_name: 'Main',
  account_category: 'FDR',
}
const janata = { ...sonali, id: 5, bank_name: 'Janata Bank' }
const route = '/dashboard/addBank'
const row = (name: RegExp) => screen.findByRole('row', { name })

test('a new bank shows the message and appears in the list', async () => {
  fakeServer(bank)
  const { user } = renderScreen(<BanksPage />, { at: route })
  expect(screen.getByRole('heading', { level: 1, name: 'Bank' })).toBeInTheDocument()
  await user.type(screen.getByLabelText('Bank Name'), 'Agrani Bank')
  await user.type(screen.getByLabelText('Address'), 'Court Road')
  await user.type(screen.getByLabelText('Branch Name'), 'Sadar')
  await user.type(screen.getByLabelText('Account Category'), 'Savings')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Bank Added Successfully')).toBeInTheDocument()
  expect(await row(/Agrani Bank Court Road Sadar Savings/)).toBeInTheDocument()
  expect(screen.getByLabelText('Bank Name')).toHaveValue('')
})

test('all four fields are required', async () => {
  const server = fakeServer(bank)
  const { user } = renderScreen(<BanksPage />, { at: route })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Required')).toHaveLength(4)
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(0)
})

test('Edit opens the bank in the form and sets the URL, and Update saves it and returns to the empty form', async () => {
  fakeServer(bank, [sonali, janata])
  const { user, address } = renderScreen(<BanksPage />, { at: route })
  await user.click(within(await row(/Sonali/)).getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(screen.getByLabelText('Bank Name')).toHaveValue('Sonali Bank'))
  expect(address()).toBe(`${route}?edit=4`)
  await user.type(screen.getByLabelText('Branch Name'), ' Branch')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await row(/Sonali Bank Court Road Main Branch/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument()
  expect(address()).toBe(route)
})

test('a link to a bank opens it in the form, and Cancel leaves it unchanged', async () => {
  const server = fakeServer(bank, [sonali])
  const { user, address } = renderScreen(<BanksPage />, { at: `${route}?edit=4` })
  await waitFor(() => expect(screen.getByLabelText('Bank Name')).toHaveValue('Sonali Bank'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByLabelText('Bank Name')).toHaveValue(''))
  expect(address()).toBe(route)
  expect(server.rows(bank)).toEqual([sonali])
})

test('a bank is deleted only after a confirmation', async () => {
  const server = fakeServer(bank, [sonali, janata])
  const { user } = renderScreen(<BanksPage />, { at: route })
  await user.click(within(await row(/Sonali/)).getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'আপনি কি নিশ্চিত যে এই ব্যাংকটি মুছে ফেলতে চান?',
  })
  expect(server.rows(bank)).toHaveLength(2)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(server.rows(bank)).toEqual([janata])
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sonali/ })).not.toBeInTheDocument())
})

test('a bank that records refer to can be archived instead, leaves the list and can be restored', async () => {
  const server = fakeServer(bank, [sonali])
  const { user } = renderScreen(<BanksPage />, { at: route })
  await user.click(within(await row(/Sonali/)).getByRole('button', { name: 'Delete' }))
  server.refuseNext(409, { message: 'This bank cannot be deleted: 3 records refer to it.' })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const offer = await screen.findByRole('dialog', { name: 'This record cannot be deleted' })
  expect(offer).toHaveTextContent('3 records refer to it')
  await user.click(within(offer).getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Archived successfully')).toBeInTheDocument()
  expect(await screen.findByText('No records found.')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Archived'), 'Shown')
  await user.click(within(await row(/Sonali/)).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored successfully')).toBeInTheDocument()
  expect(server.rows(bank)[0]).toMatchObject({ archived_at: null })
})

test('an auditor sees the banks without buttons that change them', async () => {
  fakeServer(bank, [sonali])
  renderScreen(<BanksPage />, { at: route, role: 'auditor' })
  expect(await row(/Sonali/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
})

test('Edit scrolls to the heading of the form', async () => {
  const scrolledElements: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledElements.push(this)
  }
  fakeServer(bank, [sonali, janata])
  const { user } = renderScreen(<BanksPage />, { at: route })
  await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0]!)
  await waitFor(() =>
    expect(scrolledElements.at(-1)).toContainElement(screen.getByRole('heading', { level: 1 })),
  )
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

test.each(['Cancel', 'Back', 'Update'])(
  '%s returns from the form to the row that was edited',
  async (way) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const setScroll = (value: number) =>
      Object.defineProperty(window, 'scrollY', { value, configurable: true })
    fakeServer(bank, [sonali, janata])
    const { user } = renderScreen(
      <>
        <BanksPage />
        <Back />
      </>,
      { at: route },
    )
    setScroll(778)
    await user.click(within(await row(/Janata/)).getByRole('button', { name: 'Edit' }))
    expect(await screen.findByDisplayValue('Janata Bank')).toHaveFocus()
    setScroll(24)
    await user.click(screen.getByRole('button', { name: way }))
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 778))
    expect(screen.getByLabelText('Bank Name')).toHaveValue('')
    expect(within(await row(/Janata/)).getByRole('button', { name: 'Edit' })).toHaveFocus()
    setScroll(0)
    scrollTo.mockRestore()
  },
)

test('a bank opens with its facts and its accounts; modules add tabs', async () => {
  const account = { id: 5, name_english: 'Current Account', name_bengali: 'চলতি হিসাব' }
  const serve = () =>
    fakeServer(bank, [sonali]).route('GET', 'money-places/', ({ query }) => ({
      body: query['bank'] === '4' ? [{ ...account, account_no: '0112', balance: '3850.00' }] : [],
    }))
  serve()
  const { user, unmount } = renderScreen(<BanksPage />, { at: route })
  await user.click(await screen.findByRole('button', { name: 'Sonali Bank' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sonali Bank' }))
  expect(await dialog.findByText('Current Account')).toBeVisible()
  expect(dialog.getByText('0112 · ৳ 3,850.00')).toBeVisible()
  unmount()
  serve()
  const statements = {
    id: 'statements',
    title: { en: 'Statements', bn: 'বিবরণী' },
    component: (props: SlotProps['bank.tab']) => <p>{JSON.stringify(props)}</p>,
  }
  renderScreen(<BanksPage />, { at: `${route}?view=4`, extensions: { 'bank.tab': [statements] } })
  await user.click(await screen.findByRole('tab', { name: 'Statements' }))
  expect(await screen.findByText('{"bank":{"id":4,"name":"Sonali Bank"}}')).toBeVisible()
})
