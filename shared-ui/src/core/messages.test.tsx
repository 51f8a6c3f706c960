import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useNavigate } from '../router/index.ts'
import { useConfirm } from './confirm.ts'
import { Page } from './Page.tsx'
import { ErrorState } from './states.tsx'
import { useToast } from './toast.ts'

const seconds = 1000

function Saver() {
  const toast = useToast()
  const navigate = useNavigate()
  return (
    <>
      <button
        type="button"
        onClick={() => {
          toast.success({ en: 'Saved', bn: 'সংরক্ষিত' })
          void navigate('/elsewhere')
        }}
      >
        Save
      </button>
      <button type="button" onClick={() => toast.error('The day is locked')}>
        Fail
      </button>
    </>
  )
}

test('a toast has a role, survives a change of route and stays at least four seconds', () => {
  jest.useFakeTimers()
  const { address } = renderScreen(<Saver />, { path: '/' })
  act(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(address()).toBe('/elsewhere')
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  act(() => {
    jest.advanceTimersByTime(4 * seconds)
  })
  expect(screen.getByRole('status')).toBeInTheDocument()
  act(() => {
    jest.advanceTimersByTime(4 * seconds)
  })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('an error toast is an alert and can be closed', async () => {
  const { user } = renderScreen(<Saver />)
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The day is locked')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the heading of a page is also the title of the document', () => {
  renderScreen(
    <Page heading={{ en: 'Sales List', bn: 'বিক্রয় তালিকা' }} back="/form">
      rows
    </Page>,
    { language: 'bn' },
  )
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('বিক্রয় তালিকা')
  expect(document.title).toBe('বিক্রয় তালিকা · জেলা আইনজীবী সমিতি')
})

test('the Back button opens the page of the prop `back`', async () => {
  const { user, address } = renderScreen(
    <Page heading="Sales List" back="/form">
      rows
    </Page>,
  )
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('/form')
})

function Asker({ onResult }: { onResult: (result: unknown) => void }) {
  const confirm = useConfirm()
  const ask = async () =>
    onResult(
      await confirm({ question: { en: 'Approve?', bn: 'অনুমোদন?' }, ok: { en: 'Approve', bn: 'অনুমোদন' } }),
    )
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  )
}

test('a confirm dialog resolves with its button, and Esc cancels it', async () => {
  const results: unknown[] = []
  const { user } = renderScreen(<Asker onResult={(result) => results.push(result)} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(results).toEqual([{ reason: '' }, undefined])
})

test('a question starts at Cancel, so that a second Enter does not answer it', async () => {
  const { user } = renderScreen(<Asker onResult={() => undefined} />)
  screen.getByRole('button', { name: 'Ask' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('an error state gives the reason and offers Retry', async () => {
  let retries = 0
  const { user } = renderScreen(
    <ErrorState error={new Error('The server is away')} retry={() => (retries += 1)} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retries).toBe(1)
})
