import { defineResource, money, text } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { formFor } from './form-for.tsx'
import { FormShell } from './FormShell.tsx'
import { useFormHandle, valuesOf } from './use-form-handle.ts'

const stall = defineResource({
  path: 'stalls',
  name: { en: 'stall', bn: 'দোকান' },
  fields: {
    stall_name: text({ en: 'Stall Name', bn: 'দোকানের নাম' }),
    rent: money({ en: 'Rent', bn: 'ভাড়া' }),
  },
})
const { Field } = formFor(stall)
const labels = { submit: { en: 'Look up', bn: 'খুঁজুন' } }

type Props = { isBusy?: boolean; onSubmit: (values: unknown) => void; onCancel?: () => void }

function Shell({ isBusy, onSubmit, onCancel }: Props) {
  const handle = useFormHandle()
  return (
    <FormShell
      handle={handle}
      fields={stall.fields}
      initialValues={{ rent: '500.00' }}
      labels={labels}
      {...(isBusy && { isBusy })}
      onSubmit={() => onSubmit({ ...valuesOf(handle) })}
      onCancel={onCancel}
    >
      <Field name="stall_name" />
      <Field name="rent" />
    </FormShell>
  )
}
const field = (label: string) => screen.getByLabelText(label)

test('a shell on its own opens with its values and the focus in the first field, and submits from the last one', async () => {
  const onSubmit = jest.fn()
  const { user } = renderScreen(<Shell onSubmit={onSubmit} />)
  expect(field('Stall Name')).toHaveFocus()
  await user.keyboard('Tea{Enter}')
  expect(field('Rent')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Look up' })
  expect(onSubmit).toHaveBeenCalledWith({ stall_name: 'Tea', rent: '500.00' })
})

function LatePage() {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <div role="search">
        <input aria-label="Find anywhere" onKeyDown={({ key }) => key === '2' && setLoaded(true)} />
      </div>
      {isLoaded && <Shell onSubmit={() => undefined} />}
    </>
  )
}

test('a form that opens while the person types in the search box does not take the focus', async () => {
  const { user } = renderScreen(<LatePage />)
  await user.type(field('Find anywhere'), '123')
  expect(field('Stall Name')).toBeVisible()
  expect(field('Find anywhere')).toHaveValue('123')
  expect(field('Find anywhere')).toHaveFocus()
})

test('Esc and the Cancel button cancel; without onCancel there is neither', async () => {
  const onCancel = jest.fn()
  const { user, unmount } = renderScreen(<Shell onSubmit={() => {}} onCancel={onCancel} />)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(2)
  unmount()
  renderScreen(<Shell onSubmit={() => {}} />)
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

test('the button of a busy form submits nothing', async () => {
  const onSubmit = jest.fn()
  const { user } = renderScreen(<Shell onSubmit={onSubmit} isBusy />)
  await user.click(screen.getByRole('button', { name: /Look up/ }))
  expect(onSubmit).not.toHaveBeenCalled()
})
