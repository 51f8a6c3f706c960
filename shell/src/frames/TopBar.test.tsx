import { languageAtom, sessionAtom, type User } from '@samity/shared-api/session'
import { renderScreen } from '@samity/shared-ui/testing'
import { guardLeaving } from '@samity/shared-ui/router'
import { act, screen, waitFor } from '@testing-library/react'
import { registryAtom } from '../modules/registry/registry.ts'
import { aModule } from '../modules/testing/a-module.ts'
import { RecordPathProvider } from '../navigation/record-path.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { TopBar } from './TopBar.tsx'

const rahima: User = {
  id: 1,
  username: 'rahima',
  email: '',
  role: 'cashier',
  name: 'Rahima Khatun',
  phone: '',
  photo: null,
  language: 'en',
  digits: null,
}

function Bar({ user = rahima }: { user?: User }) {
  const [collapsed, setCollapsed] = useCollapsed()
  return <TopBar user={user} collapsed={collapsed} onCollapse={setCollapsed} onOpenMenu={() => undefined} />
}
const button = (name: string) => screen.getByRole('button', { name })

test('the sidebar button is labelled with its next action, and the browser stores the choice', async () => {
  const { user } = renderScreen(<Bar />)
  await user.click(button('Collapse sidebar'))
  expect(button('Expand sidebar')).toBeInTheDocument()
  expect(localStorage.getItem('sidebar')).toBe('collapsed')
  await user.click(button('Expand sidebar'))
  expect(button('Collapse sidebar')).toBeInTheDocument()
})

test('the language button shows the other language and switches to it', async () => {
  const { user, store } = renderScreen(<Bar />)
  await user.click(button('বাংলা'))
  expect(store.get(languageAtom)).toBe('bn')
  await user.click(button('English'))
  expect(store.get(languageAtom)).toBe('en')
})

test('the account menu shows the name and the role, closes with Esc and links to the profile', async () => {
  const { user, address } = renderScreen(<Bar />)
  await user.click(button('Account menu'))
  expect(await screen.findByText('Rahima Khatun')).toBeInTheDocument()
  expect(screen.getByText('Cashier')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(button('Account menu')).toHaveAttribute('aria-expanded', 'false')
  expect(button('Account menu')).toHaveFocus()
  await user.click(button('Account menu'))
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }))
  expect(address()).toBe('/open/profile')
})

test('the account menu stays open when a screen takes the focus, and closes on a click elsewhere', async () => {
  const { user } = renderScreen(
    <>
      <Bar />
      <main>
        <h1 tabIndex={-1}>Banks</h1>
      </main>
    </>,
  )
  await user.click(button('Account menu'))
  act(() => screen.getByRole('heading').focus())
  expect(button('Account menu')).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('heading'))
  expect(button('Account menu')).toHaveAttribute('aria-expanded', 'false')
})

test('Log Out ends the session, and asks first if unsaved input would be lost', async () => {
  const { user, store } = renderScreen(<Bar />)
  const prompts: boolean[] = []
  const release = guardLeaving({
    isBlocking: () => true,
    ask: async () => {
      prompts.push(true)
      return prompts.length > 1
    },
  })
  const logOut = async () => {
    await user.click(button('Account menu'))
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  }
  await logOut()
  await waitFor(() => expect(prompts).toHaveLength(1))
  expect(store.get(sessionAtom).is_authenticated).toBe(true)
  await logOut()
  await waitFor(() => expect(store.get(sessionAtom).is_authenticated).toBe(false))
  expect(localStorage.getItem('access_token')).toBeNull()
  release()
})

test('the account menu shows the photo of the user if there is one', () => {
  const { container, unmount } = renderScreen(<Bar user={{ ...rahima, photo: '/media/abc' }} />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/abc/320.webp')
  unmount()
  const { container: containerWithoutPhoto } = renderScreen(<Bar />)
  expect(containerWithoutPhoto.querySelector('img')).toBeNull()
})

const handbook = aModule('mfe-handbook', '1', {
  routes: [
    {
      path: '/dashboard/handbook',
      screen: 'Contents',
      title: { en: 'Handbook', bn: 'সহায়িকা' },
      allow: ['admin'],
    },
  ],
  opens: { handbook: '/dashboard/handbook?for={screen}' },
})
const BarOfModules = () => (
  <RecordPathProvider>
    <Bar />
  </RecordPathProvider>
)
const help = () => screen.queryByRole('link', { name: 'Help' })

test("the '?' leads to the page of the handbook about the open screen, in a tab of its own", () => {
  const { store } = renderScreen(<BarOfModules />, { at: '/dashboard/vokalatnama/17?place=2' })
  expect(help()).toBeNull()
  act(() => store.set(registryAtom, { schema: 1, revision: 1, modules: [handbook] }))
  expect(help()).toHaveAttribute('href', '/dashboard/handbook?for=%2Fdashboard%2Fvokalatnama%2F17')
  expect(help()).toHaveAttribute('target', 'samity-handbook')
  act(() => store.set(registryAtom, { schema: 1, revision: 2, modules: [aModule('mfe-tea', '1')] }))
  expect(help()).toBeNull()
})

test("the key '?' opens the handbook outside text fields", async () => {
  const { user, store } = renderScreen(
    <>
      <BarOfModules />
      <input aria-label="Remarks" />
    </>,
  )
  act(() => store.set(registryAtom, { schema: 1, revision: 1, modules: [handbook] }))
  const opened = jest.fn((event: Event) => event.preventDefault())
  help()!.addEventListener('click', opened)
  await user.type(screen.getByRole('textbox', { name: 'Remarks' }), 'why?')
  expect(opened).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('why?')
  act(() => screen.getByRole('textbox', { name: 'Remarks' }).blur())
  await user.keyboard('?')
  expect(opened).toHaveBeenCalledTimes(1)
})
