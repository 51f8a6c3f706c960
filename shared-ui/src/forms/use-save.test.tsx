import { defineResource, text, type Row } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

const stall = defineResource({
  path: 'stalls',
  name: { en: 'stall', bn: 'দোকান' },
  fields: { stall_name: text({ en: 'Stall Name', bn: 'দোকানের নাম' }) },
})
type Stall = Row<typeof stall>
const karims = { id: 7, version: 3, stall_name: "Karim's" }

/** A screen that saves without a form. It shows how each save ended. */
function Saver({ record, draftName }: { record?: Stall; draftName?: string }) {
  const draft = useDraft(draftName)
  const { send, acceptVersion, isSaving } = useSave(stall, { record, draft })
  const [outcome, setOutcome] = useState('')
  const [theirs, setTheirs] = useState<Stall>()
  const save = async (stall_name: string) => {
    const result = await send({ stall_name })
    setOutcome(result?.kind ?? 'already saving')
    if (result?.kind === 'conflict') setTheirs(result.theirs)
  }
  return (
    <>
      {['Tea', 'Books'].map((name) => (
        <button key={name} type="button" onClick={() => void save(name)}>
          {name}
        </button>
      ))}
      {theirs && (
        <button type="button" onClick={() => acceptVersion(theirs)}>
          Accept
        </button>
      )}
      <p>{isSaving ? 'saving' : outcome}</p>
    </>
  )
}
/** Presses without waiting for what happens then. */
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const outcome = (kind: string) => screen.findByText(kind)
const keys = ({ requests }: ReturnType<typeof fakeServer>) =>
  requests.map(({ headers }) => headers['Idempotency-Key'])

test('a repeated attempt has the same key, and the next record has another', async () => {
  const server = fakeServer(stall)
  const { user } = renderScreen(<Saver />)
  server.loseNext()
  await user.click(screen.getByRole('button', { name: 'Tea' }))
  await outcome('refused')
  await user.click(screen.getByRole('button', { name: 'Tea' }))
  await outcome('saved')
  await user.click(screen.getByRole('button', { name: 'Tea' }))
  await waitFor(() => expect(server.requests).toHaveLength(3))
  const [lost, repeated, next] = keys(server)
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
  expect(next).not.toBe(lost)
})

test('a second press while the first save is on its way sends nothing', async () => {
  const server = fakeServer(stall)
  renderScreen(<Saver />)
  press('Tea')
  press('Tea')
  await outcome('saved')
  expect(server.requests).toHaveLength(1)
})

test('an update names the version that the person has seen; after a conflict, the accepted one', async () => {
  const server = fakeServer(stall, [{ ...karims, version: 5, stall_name: "Jamal's" }])
  const { user } = renderScreen(<Saver record={karims} />)
  await user.click(screen.getByRole('button', { name: 'Tea' }))
  await outcome('conflict')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.click(screen.getByRole('button', { name: 'Tea' }))
  await outcome('saved')
  const versions = server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body['version'])
  expect(versions).toEqual([3, 5])
  expect(server.rows(stall)[0]).toMatchObject({ stall_name: 'Tea' })
})

test('the key of an attempt is in the draft, and the same content is sent with it after a reload', async () => {
  const server = fakeServer(stall)
  const { user, unmount } = renderScreen(<Saver draftName="stall" />)
  server.loseNext()
  await user.click(screen.getByRole('button', { name: 'Tea' }))
  await outcome('refused')
  unmount()
  renderScreen(<Saver draftName="stall" />)
  press('Tea')
  await outcome('saved')
  const [lost, repeated] = keys(server)
  expect(repeated).toBe(lost)
  // the draft of a saved record is gone
  press('Tea')
  await waitFor(() => expect(server.requests).toHaveLength(3))
  expect(keys(server)[2]).not.toBe(lost)
})
