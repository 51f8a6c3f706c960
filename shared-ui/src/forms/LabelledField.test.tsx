import { Input } from '@samity/shared-ui/core'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { LabelledField } from './LabelledField.tsx'

test('a control has its label, and its error as description', async () => {
  const { rerender } = renderScreen(
    <LabelledField id="reason" label="Reason">
      <Input />
    </LabelledField>,
  )
  const control = await screen.findByLabelText('Reason')
  expect(control).toHaveAttribute('name', 'reason')
  expect(control).not.toHaveAttribute('aria-invalid')
  rerender(
    <LabelledField id="reason" label="Reason" error="Enter a reason.">
      <Input />
    </LabelledField>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a reason.')
  expect(screen.getByLabelText('Reason')).toBeInvalid()
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason.')
})
