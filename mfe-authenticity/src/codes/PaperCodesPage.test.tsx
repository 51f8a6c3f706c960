import { stockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import PaperCodesPage from './PaperCodesPage.tsx'

const qr = { path: 'M0 .5h7', size: 25 }
const url = 'https://bar.example/check/7K3MQ9TX2HVBR4WE8P'
const codes = [
  { serial: '00998', code: '7K3MQ9-TX2HVB-R4WE8P', url, qr },
  { serial: '00999', code: '8K3MQ9-TX2HVC-R4WE8Q', url, qr },
]
const message = 'Must not be below the first serial'

const openServer = () =>
  fakeServer(stockEntry)
    .route('GET', 'check/papers/', () => ({
      body: [
        { paper: 'VKL', name: { en: 'Vokalotnama', bn: 'ওকালতনামা' } },
        { paper: 'FRM:12', name: { en: 'Hazira', bn: 'হাজিরা' } },
      ],
    }))
    .route('GET', 'serial-codes/', ({ query }) =>
      Number(query['to']) < Number(query['from'])
        ? { status: 400, body: { message, errors: { to: [message] } } }
        : { body: codes },
    )
const at = '/dashboard/paper-codes'

beforeEach(() => {
  window.print = jest.fn()
})

test('nothing is requested before someone asks: each request is in the audit log', async () => {
  const server = openServer()
  renderScreen(<PaperCodesPage />, { at: `${at}?paper=FRM%3A12&from=998&to=999` })
  expect(await screen.findByRole('option', { name: 'Hazira' })).toBeInTheDocument()
  expect(screen.getByLabelText('Paper')).toHaveValue('FRM:12')
  expect(screen.getByLabelText('From Serial')).toHaveValue('998')
  expect(server.requests.filter(({ path }) => path === 'serial-codes/')).toEqual([])
})

test('stickers have serial and code, on the sheet and from the label that the URL keeps', async () => {
  openServer()
  const { user, address, container } = renderScreen(<PaperCodesPage />, { at })
  await user.type(screen.getByLabelText('From Serial'), '00998')
  await user.type(screen.getByLabelText('To Serial'), '00999{Enter}')
  expect(await screen.findByText('00999')).toBeInTheDocument()
  expect(screen.getByText('TX2HVC')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Sheet'), '38x21')
  await user.clear(screen.getByLabelText('First Free Label'))
  await user.type(screen.getByLabelText('First Free Label'), '65')
  expect(screen.getByText(/2 stickers on 2 sheets/)).toBeInTheDocument()
  expect([...container.querySelectorAll('ul')].map((sheet) => sheet.children.length)).toEqual([65, 1])
  expect(address()).toContain('from=00998')
  expect(address()).toContain('sheet=38x21&start=65')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(window.print).toHaveBeenCalled()
})

test('a refused range is explained at its field in Bengali too, and the input stays', async () => {
  openServer()
  const { user } = renderScreen(<PaperCodesPage />, { at, language: 'bn' })
  await user.click(screen.getByRole('button', { name: 'স্টিকার দেখান' }))
  expect(await screen.findAllByText('আবশ্যক')).toHaveLength(2)
  await user.type(screen.getByLabelText('শুরুর ক্রমিক'), '9')
  await user.type(screen.getByLabelText('শেষ ক্রমিক'), '8')
  await user.click(screen.getByRole('button', { name: 'স্টিকার দেখান' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('শেষ ক্রমিক')).toHaveFocus())
  expect(screen.getByLabelText('শুরুর ক্রমিক')).toHaveValue('9')
})

test('the file for the press is saved under a name with its range', async () => {
  openServer()
  const saved: string[] = []
  URL.createObjectURL = jest.fn(() => 'blob:codes')
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = renderScreen(<PaperCodesPage />, { at: `${at}?paper=FRM%3A12&from=998&to=999` })
  await screen.findByRole('option', { name: 'Hazira' })
  await user.click(screen.getByRole('button', { name: /File for the press/ }))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^codes-FRM-12-998-999-.*\.csv$/)]))
})
