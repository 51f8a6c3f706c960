import { stockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import ChecksCard from '../extensions/ChecksCard.tsx'
import { aDoubleCase, someFigures } from '../testing/figures.ts'
import ChecksPage from './ChecksPage.tsx'

function openServer() {
  let figures = someFigures()
  return fakeServer(stockEntry)
    .route('GET', 'check-figures/', () => ({ body: figures }))
    .route('POST', 'check-figures/review/', ({ body }) => {
      const { reason } = body as { reason: string }
      const reviewed_at = '2026-11-22T05:00:00Z'
      figures = someFigures({ double_cases: [aDoubleCase({ reviewed_at, reviewed_by: 'rahima', reason })] })
      return { status: 204, body: undefined }
    })
}
const at = '/dashboard/checks'
const doubleCases = async () =>
  within(await screen.findByRole('table', { name: 'Papers in More Than One Case' }))

test('the figures have totals by day and by result', async () => {
  openServer()
  renderScreen(<ChecksPage />, { at, role: 'auditor' })
  const byDay = within(await screen.findByRole('table', { name: 'Look-ups by Day' }))
  expect(byDay.getByRole('row', { name: /Total.*42.*3/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Paper.*Sold.*39/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Code.*Not genuine.*3/ })).toBeVisible()
  // an auditor reads and reviews nothing
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument()
})

test('an administrator reviews a paper with what was found out', async () => {
  const server = openServer()
  const { user } = renderScreen(<ChecksPage />, { at, role: 'admin' })
  const table = await doubleCases()
  expect(
    table.getByRole('row', { name: /Vokalotnama 00400 CR 12\/2026 \(01\/11\/2026\), GR 9\/2026.*To review/ }),
  ).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Review' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Review' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.type(dialog.getByLabelText('Result of the Review'), 'Forged in Khulna')
  await user.click(dialog.getByRole('checkbox', { name: /GR 9\/2026/ }))
  await user.click(dialog.getByRole('button', { name: 'Review' }))
  expect(await screen.findByRole('cell', { name: 'Forged in Khulna' })).toBeVisible()
  expect(screen.getByText(/Reviewed by rahima on 22\/11\/2026/)).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    paper: 'VKL',
    serial: 400,
    reason: 'Forged in Khulna',
    set_aside: [2],
  })
})

test('the URL decides which papers are shown, in Bengali too', async () => {
  openServer()
  const { user, address } = renderScreen(<ChecksPage />, {
    at: `${at}?state=waiting`,
    role: 'admin',
    language: 'bn',
  })
  const table = within(await screen.findByRole('table', { name: 'একাধিক মামলায় দেখানো কাগজ' }))
  expect(table.queryByText('A typing mistake')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('অবস্থা'), 'reviewed')
  expect(table.getByText('A typing mistake')).toBeVisible()
  expect(address()).toBe(`${at}?state=reviewed`)
})

test('a card of the dashboard leads to the papers to review', async () => {
  openServer()
  renderScreen(<ChecksCard />, { at: '/dashboard', role: 'admin' })
  expect(
    await screen.findByRole('link', { name: 'Papers in more than one case to review: 1' }),
  ).toHaveAttribute('href', `${at}?state=waiting`)
  expect(screen.getByText('3 codes were not genuine')).toBeVisible()
})
