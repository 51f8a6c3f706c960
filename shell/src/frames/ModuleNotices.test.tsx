import { bank } from '@samity/shared-api/contract/config/bank'
import { languageAtom } from '@samity/shared-api/session'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { registryAtom } from '../modules/registry/registry.ts'
import { ModuleNotices } from './ModuleNotices.tsx'

const notice = {
  id: 'one',
  at: '2026-11-21T08:30:00.000Z',
  module: 'mfe-tea',
  from: '1.1.0+ba9876543210',
  to: '1.0.0+0123456789ab',
  why: '1.1.0+ba9876543210 failed for 3 of 4 people within 15 minutes (Tea: crashed)',
  rollback: {
    release: '1.1.0+ba9876543210',
    failing: 3,
    people: 4,
    minutes: 15,
    screen: 'Tea',
    reason: 'crashed',
  },
}

test('an automatic rollback is shown in the reader’s language until someone dismisses it', async () => {
  const server = fakeServer(bank, []).route('POST', 'modules/notices/one/dismiss/', () => ({ body: null }))
  const { store, user } = renderScreen(<ModuleNotices />)
  act(() => store.set(registryAtom, { schema: 1, revision: 8, modules: [], notices: [notice] }))
  expect(
    await screen.findByText(/mfe-tea was rolled back to 1\.0\.0\+0123456789ab automatically/),
  ).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('3 of 4 people within 15 minutes (Tea: it failed after')
  act(() => store.set(languageAtom, 'bn'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    '১৫ মিনিটের মধ্যে ৪ জনের মধ্যে ৩ জনের কাছে 1.1.0+ba9876543210 ব্যর্থ হয়েছে (Tea: দেখানোর সময়',
  )
  act(() => store.set(languageAtom, 'en'))
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(server.requests.at(-1)?.path).toContain('modules/notices/one/dismiss')
})

test('a canary that was slower is shown with its figures, in the digits of the reader', async () => {
  fakeServer(bank, [])
  const { store } = renderScreen(<ModuleNotices />)
  const slow = { ...notice.rollback, reason: 'rowsMs', percent: 75, activeMs: 410, canaryMs: 1530 }
  act(() =>
    store.set(registryAtom, {
      schema: 1,
      revision: 8,
      modules: [],
      notices: [{ ...notice, rollback: slow }],
    }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'slower for 3 of 4 people: in 75 % of the visits, Tea showed its rows within 1,530 ms instead of 410 ms.',
  )
  act(() => store.set(languageAtom, 'bn'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    '৭৫% ক্ষেত্রে Tea তালিকা দেখিয়েছে ৪১০ মিলিসেকেন্ডের বদলে ১,৫৩০',
  )
})

test('the reason of a rollback that an older version recorded as a sentence is shown as it is', async () => {
  fakeServer(bank, [])
  const { store } = renderScreen(<ModuleNotices />, { language: 'bn' })
  const { rollback: _facts, ...oldNotice } = notice
  act(() => store.set(registryAtom, { schema: 1, revision: 8, modules: [], notices: [oldNotice] }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'mfe-tea নিজে থেকেই 1.0.0+0123456789ab-এ ফিরে গেছে: 1.1.0+ba9876543210 failed for 3 of 4 people',
  )
})

test('an unusable registry is shown with its error, and nothing is shown otherwise', async () => {
  fakeServer(bank, [])
  const { store } = renderScreen(<ModuleNotices />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  act(() => store.set(registryAtom, { schema: 1, revision: 8, modules: [], problem: 'It is not JSON.' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not JSON.')
})
