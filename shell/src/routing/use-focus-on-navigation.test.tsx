import { useNavigate } from '@samity/shared-ui/router'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** A link, a menu and a heading. Hovering `Arrive` simulates that the requested screen has loaded. */
function Site() {
  const focusContent = useFocusOnNavigation()
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate('/dashboard/addBank')}>
        Banks
      </button>
      <button type="button">Account menu</button>
      <h1>Bank</h1>
      <div onMouseMove={focusContent}>Arrive</div>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

beforeAll(() => void Object.assign(window, { scrollTo: () => undefined }))

test('the focus moves to the heading when the requested screen has loaded', async () => {
  const { user } = renderScreen(<Site />)
  // the first screen of a page does not move the focus
  await user.hover(screen.getByText('Arrive'))
  await user.unhover(screen.getByText('Arrive'))
  await user.click(button('Banks'))
  await user.hover(screen.getByText('Arrive'))
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('the focus stays where the user has moved it while the screen was loading', async () => {
  const { user } = renderScreen(<Site />)
  await user.click(button('Banks'))
  await user.click(button('Account menu'))
  await user.hover(screen.getByText('Arrive'))
  expect(button('Account menu')).toHaveFocus()
})
