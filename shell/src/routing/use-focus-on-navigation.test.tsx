import { useNavigate } from '@samity/shared-ui/router'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Two links and a menu; `Arrive` is what happens when the screen that was asked for has come. */
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

test('a person who waits for a screen stands at its heading when it comes', async () => {
  const { user } = renderScreen(<Site />)
  // the first screen of a page is left as the browser has it
  await user.hover(screen.getByText('Arrive'))
  await user.unhover(screen.getByText('Arrive'))
  await user.click(button('Banks'))
  await user.hover(screen.getByText('Arrive'))
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a person who has opened something meanwhile stays there', async () => {
  const { user } = renderScreen(<Site />)
  await user.click(button('Banks'))
  await user.click(button('Account menu'))
  await user.hover(screen.getByText('Arrive'))
  expect(button('Account menu')).toHaveFocus()
})
