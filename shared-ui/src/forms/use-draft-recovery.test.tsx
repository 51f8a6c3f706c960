import { defineResource, text } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { claimOrphanedDraft } from './draft-store.ts'
import { formFor } from './form-for.tsx'
import type { Draft } from './draft-tab.ts'

jest.mock('./draft-store.ts')
const claim = jest.mocked(claimOrphanedDraft)

const stall = defineResource({
  path: 'stalls',
  name: { en: 'stall', bn: 'দোকান' },
  fields: { stall_name: text({ en: 'Stall Name', bn: 'দোকানের নাম' }) },
})
const { Form, Field } = formFor(stall)
const Screen = () => (
  <Form draftName="stall" labels={{ create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: '' } }}>
    <Field name="stall_name" />
  </Form>
)
const field = () => screen.getByLabelText('Stall Name')
const notice = 'Your unfinished entry has been restored.'

beforeEach(() => {
  sessionStorage.clear()
  claim.mockReset().mockResolvedValue(undefined)
})

/** Holds the search for a draft back until the test releases a result. */
function pendingOrphan() {
  let release: (draft: Draft | undefined) => void = () => {}
  let isWanted = () => true
  claim.mockImplementation((_key, wanted) => {
    isWanted = wanted
    return new Promise((resolve) => (release = resolve))
  })
  return { release: (draft: Draft) => release(isWanted() ? draft : undefined) }
}

test('input survives a reload, and Discard empties the form', async () => {
  fakeServer(stall)
  const { user, unmount } = renderScreen(<Screen />)
  await user.type(field(), 'Tea')
  unmount()
  renderScreen(<Screen />)
  expect(field()).toHaveValue('Tea')
  expect(screen.getByRole('status')).toHaveTextContent(notice)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field()).toHaveValue('')
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

test('the draft of a killed browser fills the form when it arrives', async () => {
  fakeServer(stall)
  const orphan = pendingOrphan()
  renderScreen(<Screen />)
  expect(field()).toHaveValue('')
  await waitFor(() => expect(claim).toHaveBeenCalled())
  orphan.release({ values: { stall_name: 'Books' } })
  await waitFor(() => expect(field()).toHaveValue('Books'))
  expect(await screen.findByText(notice)).toBeInTheDocument()
})

test('a draft that arrives after someone has typed does not overwrite the input', async () => {
  fakeServer(stall)
  const orphan = pendingOrphan()
  const { user } = renderScreen(<Screen />)
  await waitFor(() => expect(claim).toHaveBeenCalled())
  await user.type(field(), 'T')
  orphan.release({ values: { stall_name: 'Books' } })
  await user.type(field(), 'ea')
  expect(field()).toHaveValue('Tea')
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
})
