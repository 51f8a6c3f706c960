import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useAction } from './use-action.ts'

const words = {
  question: { en: 'Withdraw it?', bn: 'সরাবেন?' },
  ok: { en: 'Withdraw', bn: 'সরান' },
  reason: { en: 'Reason', bn: 'কারণ' },
}

type Props = { request: (reason: string) => Promise<string>; showsError?: boolean }

function Actor({ request, showsError = false }: Props) {
  const { run, error } = useAction({ showsError })
  return (
    <>
      <button
        type="button"
        onClick={() =>
          run(({ reason }) => request(reason), { ask: words, done: (name) => ({ en: name, bn: name }) })
        }
      >
        Act
      </button>
      {error && <p>Why: {error.message}</p>}
    </>
  )
}

test('an action with a question waits for the answer, and receives the reason', async () => {
  const reasons: string[] = []
  const request = async (reason: string) => `Request ${reasons.push(reason)}`
  const { user } = renderScreen(<Actor request={request} />)
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await user.type(await screen.findByLabelText(/Reason/), 'wrong year')
  expect(reasons).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Request 1')).toBeVisible()
  expect(reasons).toEqual(['wrong year'])
})

test('the page shows the reason of a failure, and no toast does', async () => {
  const request = async () => {
    throw new Error('broken')
  }
  const { user } = renderScreen(<Actor request={request} showsError />)
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await user.type(await screen.findByLabelText(/Reason/), 'late')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(/^Why: /)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
