import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { usePermission } from './permissions.ts'

const LendButton = () =>
  usePermission('library.lend') ? <button type="button">Lend</button> : <p>Read only</p>

test('a person with the permission sees the part of the screen', () => {
  renderScreen(<LendButton />, { permissions: ['library.lend'] })
  expect(screen.getByRole('button', { name: 'Lend' })).toBeVisible()
})

test('without the permission nobody sees it, not even an administrator', () => {
  renderScreen(<LendButton />, { role: 'admin', permissions: ['library.waive'] })
  expect(screen.getByText('Read only')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
