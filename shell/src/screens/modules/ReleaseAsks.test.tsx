import type { ReleaseAsk } from '@samity/shared-api/contract/system/modules'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ReleaseAsks } from './ReleaseAsks.tsx'

const words = (en: string, bn: string) => ({ en, bn })
const asks: ReleaseAsk[] = [
  {
    kind: 'slot',
    name: 'advocate.tab',
    title: words('Books on loan', 'ধার নেওয়া বই'),
    roles: ['admin', 'staff'],
    isNew: true,
  },
  { kind: 'service', name: 'service/main.mjs', isNew: false },
  { kind: 'schema', name: '1–3', isNew: true },
  { kind: 'series', name: 'LIB', title: words('Library fine', 'লাইব্রেরির জরিমানা'), isNew: false },
  {
    kind: 'permission',
    name: 'library.lend',
    title: words('Lend books', 'বই ধার দেওয়া'),
    roles: ['staff'],
    isNew: false,
  },
  {
    kind: 'permission',
    name: 'library.waive',
    title: words('Waive fines', 'জরিমানা মওকুফ'),
    roles: [],
    isNew: true,
  },
  { kind: 'setting', name: 'days', title: words('Days of a loan', 'ধারের দিন'), isNew: false },
]
const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('everything that a release asks for has a line, and what is new has a mark', () => {
  renderScreen(<ReleaseAsks asks={asks} isFirst={false} />)
  expect(screen.getByRole('region', { name: 'This release asks for' })).toBeVisible()
  expect(definitions()).toEqual([
    'Tab of an advocate: Books on loan (Administrator, Staff) New',
    'service/main.mjs',
    '1–3 New',
    'LIB Library fine',
    'library.lend Lend books (Staff)',
    'library.waive Waive fines (no role) New',
    'Days of a loan',
  ])
})

test('a release that asks for the same as the active one says so', () => {
  renderScreen(<ReleaseAsks asks={asks.map((ask) => ({ ...ask, isNew: false }))} isFirst={false} />)
  expect(screen.getByText('The active release asks for the same.')).toBeVisible()
  expect(screen.queryByText('New')).not.toBeInTheDocument()
})

test('all of a first release is new, which one sentence says', () => {
  renderScreen(<ReleaseAsks asks={asks.map((ask) => ({ ...ask, isNew: true }))} isFirst />)
  expect(screen.getByText('The module is not active yet. All of this is new.')).toBeVisible()
  expect(screen.queryByText('New')).not.toBeInTheDocument()
})

test('a machine that cannot confine a service says so before the activation', () => {
  renderScreen(<ReleaseAsks asks={[{ kind: 'unconfined', name: '', isNew: true }]} isFirst={false} />)
  expect(screen.getByText('No sandbox')).toBeVisible()
  expect(definitions()[0]).toMatch(/^This machine cannot confine the service: .* New$/)
})

test.each([
  ['http://library.example:3000', true],
  ['https://library.example', false],
  ['http://127.0.0.1:3000', false],
])('the address %s of a service has a warning of clear text: %s', (name, hasWarning) => {
  renderScreen(<ReleaseAsks asks={[{ kind: 'service', name, isNew: false }]} isFirst={false} />)
  expect(definitions()[0]!.includes('Its address has no encryption')).toBe(hasWarning)
})

test('a release with screens only asks for nothing', () => {
  renderScreen(<ReleaseAsks asks={[]} isFirst={false} />)
  expect(screen.getByText('This release asks for nothing but its screens.')).toBeVisible()
})

test('the list is in Bengali for a reader of Bengali', () => {
  renderScreen(<ReleaseAsks asks={asks} isFirst={false} />, { language: 'bn' })
  expect(definitions()[0]).toBe('আইনজীবীর ট্যাব: ধার নেওয়া বই (প্রশাসক, কর্মচারী) নতুন')
  expect(definitions()[6]).toBe('ধারের দিন')
})
