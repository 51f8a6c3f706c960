import { defineResource, text } from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { sessionAtom, signOutAtom } from '@samity/shared-api/session'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useGet } from './index.ts'

const bank = defineResource({
  path: 'banks',
  name: { en: 'bank', bn: 'ব্যাংক' },
  fields: { name: text({ en: 'Name', bn: 'নাম' }, 40) },
  search: ['name'],
})
const path = 'bank-names/'

/** A server with one list of names, which a test changes, holds back or lets fail. */
function nameServer(initialNames: string[]) {
  const state = { names: initialNames, fails: false, gate: Promise.resolve() }
  const server = fakeServer(bank).route('GET', path, async () => {
    await state.gate
    return state.fails ? { status: 503, body: { message: 'Please wait.' } } : { body: state.names }
  })
  const holdBack = () => {
    let release = () => {}
    state.gate = new Promise((resolve) => (release = resolve))
    return () => act(async () => release())
  }
  return { state, holdBack, requestCount: () => server.requests.length }
}

function Names({ snapshot }: { snapshot?: true }) {
  const { data, error, refresh } = useGet<string[]>(path, snapshot ? { snapshot } : {})
  if (error) return <p role="alert">failed</p>
  return (
    <div>
      <p>{data ? data.join(', ') : 'loading'}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </div>
  )
}

/** A list, and a record in its place while it is open. */
function Pages() {
  const [isRecordOpen, setRecordOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setRecordOpen(!isRecordOpen)}>
        {isRecordOpen ? 'Back' : 'Open'}
      </button>
      {!isRecordOpen && <Names />}
    </>
  )
}

const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')))
const showTab = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const regainNetwork = () =>
  act(async () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })

test('two readers of one path share one request', async () => {
  const { requestCount } = nameServer(['Sonali'])
  renderScreen(
    <>
      <Names />
      <Names />
    </>,
  )
  expect(await screen.findAllByText('Sonali')).toHaveLength(2)
  expect(requestCount()).toBe(1)
})

test('a list is visible at once after Back, and is refreshed', async () => {
  const { state, holdBack } = nameServer(['Sonali'])
  const { user } = renderScreen(<Pages />)
  expect(await screen.findByText('Sonali')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  state.names = ['Sonali', 'Janata']
  const release = holdBack()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('Sonali')).toBeInTheDocument()
  await release()
  expect(await screen.findByText('Sonali, Janata')).toBeInTheDocument()
})

test.each([
  ['the window gets the focus', focusWindow],
  ['its tab is visible again', showTab],
  ['the network is back', regainNetwork],
])('what is visible is refreshed when %s', async (_event, occur) => {
  const { state } = nameServer(['Sonali'])
  renderScreen(<Names />)
  expect(await screen.findByText('Sonali')).toBeInTheDocument()
  state.names = ['Janata']
  await occur()
  expect(await screen.findByText('Janata')).toBeInTheDocument()
})

test('the values of a form stay as they were read', async () => {
  const { state, requestCount } = nameServer(['Sonali'])
  renderScreen(<Names snapshot />)
  expect(await screen.findByText('Sonali')).toBeInTheDocument()
  state.names = ['Janata']
  await focusWindow()
  await regainNetwork()
  expect(requestCount()).toBe(1)
  expect(screen.getByText('Sonali')).toBeInTheDocument()
})

test('a refresh in the background that fails leaves the rows, and one that a person asks for shows the error', async () => {
  const { state, requestCount } = nameServer(['Sonali'])
  const { user } = renderScreen(<Names />)
  expect(await screen.findByText('Sonali')).toBeInTheDocument()
  state.fails = true
  await focusWindow()
  await waitFor(() => expect(requestCount()).toBe(2))
  expect(screen.getByText('Sonali')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('failed')
})

test('another user never sees a row of the last one', async () => {
  const { state, holdBack } = nameServer(['Row of Rahima'])
  const { store } = renderScreen(<Names />)
  expect(await screen.findByText('Row of Rahima')).toBeInTheDocument()
  state.names = ['Row of Karim']
  const release = holdBack()
  const session = store.get(sessionAtom)
  act(() =>
    store.set(sessionAtom, { ...session, user: { ...session.user!, id: 2 }, access_token: 'another-token' }),
  )
  expect(screen.queryByText('Row of Rahima')).not.toBeInTheDocument()
  expect(screen.getByText('loading')).toBeInTheDocument()
  await release()
  expect(await screen.findByText('Row of Karim')).toBeInTheDocument()
})

test('the sign-out empties the cache, and a screen that is still visible requests nothing', async () => {
  const { state, holdBack, requestCount } = nameServer(['Sonali'])
  const { store } = renderScreen(<Names />)
  expect(await screen.findByText('Sonali')).toBeInTheDocument()
  const session = store.get(sessionAtom)
  act(() => store.set(signOutAtom))
  await focusWindow()
  expect(screen.queryByText('Sonali')).not.toBeInTheDocument()
  expect(requestCount()).toBe(1)

  // also the same user starts with an empty cache
  state.names = ['Janata']
  const release = holdBack()
  act(() => store.set(sessionAtom, session))
  expect(screen.getByText('loading')).toBeInTheDocument()
  await release()
  expect(await screen.findByText('Janata')).toBeInTheDocument()
})
