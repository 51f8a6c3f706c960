import { bank } from '@samity/shared-api/contract/config/bank'
import type { CompositionComparison, NamedCompositionRow } from '@samity/shared-api/contract/system/modules'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { CompositionsCard } from './CompositionsCard.tsx'

const first = '1.0.0+0123456789ab'
const second = '1.1.0+ba9876543210'
const named: NamedCompositionRow[] = [
  { id: 1, name: 'Before the fees', revision: 5, at: '2026-11-21T08:30:00.000Z', by: 'rahim' },
]
const facts = { isThere: true, asks: [], schema: null }
const comparison: CompositionComparison = {
  differences: [
    {
      module: 'mfe-tea',
      one: { ...facts, release: first, schema: { oldest: 1, newest: 3 } },
      other: { ...facts, release: second, asks: ['read:members'] },
    },
    { module: 'mfe-jam', one: { ...facts, release: first, isThere: false }, other: null },
  ],
  settings: [{ module: 'mfe-tea', name: 'fine', one: 5, other: 9 }],
  problems: [],
}

function open(over: Partial<CompositionComparison> = {}) {
  const onReturned = jest.fn()
  const server = fakeServer(bank, [])
    .route('GET', 'compositions/', () => ({ body: named }))
    .route('GET', 'compositions/comparison/', () => ({ body: { ...comparison, ...over } }))
  return { server, onReturned, ...renderScreen(<CompositionsCard revision={7} onReturned={onReturned} />) }
}

test('the composition of now gets a name', async () => {
  const { server, user } = open()
  server.route('POST', 'compositions/', () => ({
    body: [...named, { ...named[0]!, id: 2, name: 'Now' }],
  }))
  await user.type(await screen.findByLabelText('Name of the composition of now (7)'), 'Now{Enter}')
  expect(await screen.findByRole('button', { name: 'Compare Now' })).toBeVisible()
  expect(server.requests.at(-1)?.body).toEqual({ name: 'Now' })
})

test('a comparison shows releases, rights, schemas and settings that differ, and leads back', async () => {
  const { server, user, onReturned } = open()
  await user.click(await screen.findByRole('button', { name: 'Compare Before the fees' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Composition Before the fees' }))
  const releases = within(await dialog.findByRole('table', { name: 'Releases that differ' }))
  expect(
    releases.getByRole('row', { name: `mfe-tea ${first} Schema 1 to 3 ${second} Rights: read:members` }),
  ).toBeVisible()
  expect(releases.getByRole('row', { name: `mfe-jam ${first} Not on this system Not in it` })).toBeVisible()
  expect(dialog.getByRole('row', { name: 'mfe-tea fine 5 9' })).toBeVisible()
  server.route('POST', 'compositions/return/', () => ({ body: {} }))
  await user.type(dialog.getByLabelText('Reason'), 'wrong fees')
  await user.click(dialog.getByRole('button', { name: 'Return to it' }))
  expect(await screen.findByText('Done. The change takes effect on the next page.')).toBeVisible()
  expect(server.requests.at(-1)?.body).toEqual({
    composition: 'Before the fees',
    reason: 'wrong fees',
    revision: 7,
  })
  expect(onReturned).toHaveBeenCalledTimes(1)
})

test('what does not fit is listed, and nobody can return to it', async () => {
  const en = `mfe-jam has no release ${first}.`
  const { user } = open({ problems: [{ en, bn: en }], settings: null })
  await user.click(await screen.findByRole('button', { name: 'Compare Before the fees' }))
  expect(await screen.findByText(en)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Return to it' })).toBeDisabled()
  expect(screen.getByText(/^Settings are known of/)).toBeVisible()
})

test('a name is forgotten after a question, and a refused file says why', async () => {
  const { server, user } = open()
  server.route('DELETE', 'compositions/Before%20the%20fees/', () => ({ status: 204 }))
  await user.click(await screen.findByRole('button', { name: 'Forget Before the fees' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }))
  expect(await screen.findByText('No composition has a name yet.')).toBeVisible()
  server.refuseNext(409, { message: 'This is not a file of a composition.' })
  await user.upload(
    screen.getByLabelText('Take a file'),
    new File(['x'], 'a.json', { type: 'application/json' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not a file of a composition.')
})
