import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/index.ts'
import { Modal } from './Modal.tsx'

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Move</button>
      {open && (
        <Modal open title="Move Bail Bond" footer={null} onCancel={() => setOpen(false)}>
          <input aria-label="Date" />
        </Modal>
      )}
    </>
  )
}

test('the focus returns to the button that opened the dialog, also when the screen unmounts the dialog at once', async () => {
  const { user } = renderScreen(<Screen />)
  screen.getByRole('button', { name: 'Move' }).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByLabelText('Date'))
  expect(screen.getByRole('button', { name: 'Move' })).not.toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Date')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move' })).toHaveFocus()
})

function LateForm() {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <Modal open title="Set Percentage">
      <button onClick={() => setIsLoaded(true)}>Read</button>
      {isLoaded && (
        <form>
          <input aria-label="Name" readOnly />
          <select aria-label="Category" />
        </form>
      )}
    </Modal>
  )
}

test('a dialog focuses the first editable field, also when its form loads late', async () => {
  renderScreen(<LateForm />)
  const read = await screen.findByText('Read')
  act(() => read.click())
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveFocus())
})

test('a dialog focuses the element with `data-first` rather than a field', async () => {
  renderScreen(
    <Modal open title="Receipt">
      <select aria-label="Paper" />
      <button data-first>Print</button>
    </Modal>,
  )
  await waitFor(() => expect(screen.getByText('Print')).toHaveFocus())
})
