import { Theme, unsavedAtom, useUnsaved } from '@samity/shared-ui/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import '../testing/jsdom-setup.ts'
import { createSiteHistory, Link, Route, Routes, SiteRouter } from './index.ts'

function Editor() {
  const [text, setText] = useState('')
  const markSaved = useUnsaved(text !== '')
  return (
    <>
      <h1>Editor</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={markSaved}>
        Save
      </button>
      <Link to="/other">Other</Link>
      <Link to="?tab=2">Tab 2</Link>
    </>
  )
}

async function open() {
  window.history.replaceState(null, '', '/start')
  const store = createStore()
  const user = userEvent.setup({ delay: null })
  render(
    <Provider store={store}>
      <SiteRouter history={createSiteHistory()} language="en">
        <Theme>
          <Routes>
            <Route
              path="/start"
              element={
                <>
                  <h1>Start</h1>
                  <Link to="/editor">Editor</Link>
                </>
              }
            />
            <Route path="/editor" element={<Editor />} />
            <Route path="/other" element={<h1>Other</h1>} />
          </Routes>
        </Theme>
      </SiteRouter>
    </Provider>,
  )
  await user.click(screen.getByRole('link', { name: 'Editor' }))
  return { user, store }
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('a link leaves a page without typed input at once', async () => {
  const { user, store } = await open()
  expect(store.get(unsavedAtom)).toBe(false)
  await user.click(screen.getByRole('link', { name: 'Other' }))
  expect(heading()).toBe('Other')
})

test('a link away from typed input asks; Stay keeps the page and Leave leaves it', async () => {
  const { user, store } = await open()
  await user.type(screen.getByLabelText('Text'), 'x')
  expect(store.get(unsavedAtom)).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Other' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(heading()).toBe('Editor')
  await user.click(screen.getByRole('link', { name: 'Other' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(heading()).toBe('Other'))
  expect(store.get(unsavedAtom)).toBe(false)
})

test('Back asks too, and goes back after Leave', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Text'), 'x')
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(heading()).toBe('Editor')
  expect(window.location.pathname).toBe('/editor')
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(heading()).toBe('Start'))
})

test('a change of the query does not ask, and saved input does not either', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Text'), 'x')
  await user.click(screen.getByRole('link', { name: 'Tab 2' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('link', { name: 'Other' }))
  await waitFor(() => expect(heading()).toBe('Other'))
})
