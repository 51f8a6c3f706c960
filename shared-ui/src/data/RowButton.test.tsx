import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/index.ts'
import { RowButton } from './RowButton.tsx'

const nothing = () => undefined

test.each([
  ['en', 'Edit'],
  ['bn', 'সম্পাদনা'],
] as const)('a row action has its name as its tooltip (%s)', (language, name) => {
  renderScreen(<RowButton action="edit" onClick={nothing} />, { language })
  expect(screen.getByRole('button', { name })).toHaveAttribute('data-tip', name)
})
