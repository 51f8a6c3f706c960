import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { useNavigate } from '../router.ts'
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

test('a message has its role, survives a change of route and stays at least four seconds', () => {
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

test('what failed is an alert and can be closed', async () => {
  const { user } = renderScreen(<Saver />)
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The day is locked')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a page has one heading, which names the document too', () => {
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

test('Back leads to where the page says', async () => {
  const { user, address } = renderScreen(
    <Page heading="Sales List" back="/form">
      rows
    </Page>,
  )
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('/form')
})

function Asker({ onAnswer }: { onAnswer: (answer: unknown) => void }) {
  const confirm = useConfirm()
  const ask = async () =>
    onAnswer(
      await confirm({ question: { en: 'Approve?', bn: 'অনুমোদন?' }, ok: { en: 'Approve', bn: 'অনুমোদন' } }),
    )
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  )
}

test('a question is answered by its button, and Esc answers no', async () => {
  const answers: unknown[] = []
  const { user } = renderScreen(<Asker onAnswer={(answer) => answers.push(answer)} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(answers).toEqual([{ reason: '' }, undefined])
})

test('what could not be read says why and offers Retry', async () => {
  let retries = 0
  const { user } = renderScreen(
    <ErrorState error={new Error('The server is away')} retry={() => (retries += 1)} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retries).toBe(1)
})
