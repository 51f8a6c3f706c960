import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { AppearanceDialog } from './AppearanceDialog.tsx'

const radio = (name: string) => screen.getByRole('radio', { name })

test('theme and rows are chosen independently, and the browser stores both', async () => {
  const { user } = renderScreen(<AppearanceDialog person="rahima" onClose={() => undefined} />)
  expect(radio('As the device')).toBeChecked()
  await user.click(radio('Dark'))
  await user.click(radio('Compact'))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' })
  expect(radio('Dark')).toBeChecked()
  expect(radio('Compact')).toBeChecked()
  expect(localStorage.getItem('appearance rahima')).toBe('dark compact')
})
