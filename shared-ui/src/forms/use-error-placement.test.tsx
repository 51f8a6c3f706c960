import type { RequestError } from '@samity/shared-api/client'
import { defineResource, money, text, type Words } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { formFor } from './form-for.tsx'
import { FormShell } from './FormShell.tsx'
import { useErrorPlacement } from './use-error-placement.ts'
import { useFormHandle } from './use-form-handle.ts'

const stall = defineResource({
  path: 'stalls',
  name: { en: 'stall', bn: 'দোকান' },
  fields: {
    stall_name: text({ en: 'Stall Name', bn: 'দোকানের নাম' }),
    rent: money({ en: 'Rent', bn: 'ভাড়া' }),
    /** Not on the page */
    floor: text({ en: 'Floor', bn: 'তলা' }),
  },
})
const { Field } = formFor(stall)

function Screen({ error, failed }: { error: RequestError; failed?: Words }) {
  const handle = useFormHandle()
  const errors = useErrorPlacement(handle, { fields: stall.fields, failed })
  return (
    <FormShell
      handle={handle}
      fields={stall.fields}
      labels={{ submit: { en: 'Send', bn: 'পাঠান' } }}
      onSubmit={() => errors.placeRequestError(error)}
      notices={errors.summary && <ErrorSummary error={errors.summary} onRetry={errors.clear} />}
    >
      <Field name="stall_name" />
      <Field name="rent" />
    </FormShell>
  )
}
const refusal = (errors: Record<string, string[]>): RequestError => ({
  status: 422,
  message: 'Please correct the marked fields.',
  errors,
})
const send = { name: 'Send' }

test('an error of a field on the page appears there and nowhere else, and the field gets the focus', async () => {
  const { user } = renderScreen(<Screen error={refusal({ rent: ['Too low'] })} />)
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText('Too low')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Rent')).toHaveFocus())
  expect(screen.getByLabelText('Rent')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByText(/Please correct/)).not.toBeInTheDocument()
})

test('an error stays at its field until the value changes, or until the form is sent again', async () => {
  const error = refusal({ stall_name: ['Known already'], rent: ['Too low'] })
  const { user, rerender } = renderScreen(<Screen error={error} />)
  await user.type(screen.getByLabelText('Rent'), '5')
  await user.click(screen.getByRole('button', send))
  await user.click(await screen.findByLabelText('Rent'))
  await user.tab()
  await user.type(screen.getByLabelText('Stall Name'), 'Tea')
  await user.tab()
  await waitFor(() => expect(screen.queryByText('Known already')).not.toBeInTheDocument())
  expect(screen.getByText('Too low')).toBeInTheDocument()
  rerender(<Screen error={refusal({ stall_name: ['Too short'] })} />)
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText('Too short')).toBeInTheDocument()
  expect(screen.queryByText('Too low')).not.toBeInTheDocument()
})

test('an error of a field that is not on the page is in the summary with its label', async () => {
  const { user } = renderScreen(
    <Screen error={refusal({ floor: ['There is no tenth floor'], rent: ['Low'] })} />,
    {
      language: 'bn',
    },
  )
  await user.click(screen.getByRole('button', { name: 'পাঠান' }))
  expect(await screen.findByText(/তলা: There is no tenth floor/)).toBeInTheDocument()
  expect(screen.getByText('Low')).toBeInTheDocument()
})

test('a session that ended says what to do once the dialog has signed the person in', async () => {
  const error = { status: 401, message: 'Please sign in.', errors: {} }
  const { user } = renderScreen(<Screen error={error} />)
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your session ended before this was saved. Once you are signed in, save again.',
  )
  expect(screen.queryByText(/Please sign in/)).not.toBeInTheDocument()
})

test('a lost connection has a summary in view with the text of the form before the reason, and Retry', async () => {
  // as newer browsers do
  const scrollIntoView = jest.fn(() => Promise.resolve())
  Object.assign(Element.prototype, { scrollIntoView })
  const failed = { en: 'Failed to save', bn: 'সংরক্ষণ করা যায়নি' }
  const { user } = renderScreen(
    <Screen failed={failed} error={{ status: 0, message: 'Network error.', errors: {} }} />,
  )
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText('Failed to save: Network error.')).toBeInTheDocument()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByText(/Network error/)).not.toBeInTheDocument()
})

test('a refusal has no Retry, because the same content is refused again', async () => {
  const { user } = renderScreen(<Screen error={refusal({})} />)
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.')
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})
