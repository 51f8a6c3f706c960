import { connectHttp, http } from '@samity/shared-api/client'
import type { Language, Role, Words } from '@samity/shared-api/contract'
import { languageAtom, sessionAtom, type User } from '@samity/shared-api/session'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { createStore, Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import './jsdom-setup.ts'
import { PermissionContext } from '../core/permissions.ts'
import type { ComponentSlot, RecordPath, SlotProps } from '@samity/shared-api/module'
import { ExtensionContext, type FindExtensions } from '../core/extensions.ts'
import { fillRecordPath, RecordPathContext } from '../core/record-path.ts'
import { Theme } from '../core/Theme.tsx'

type SlotExtensions = {
  [S in ComponentSlot]?: { id: string; title: Words; component: ComponentType<SlotProps[S]> }[]
}

export type ScreenOptions = {
  /** The initial URL of the screen, with its query */
  at?: string
  /** The pattern of the route, for a screen that reads parameters: '/dashboard/Advocate/:id' */
  path?: string
  language?: Language
  /** Null: nobody is signed in */
  role?: Role | null
  /** The permissions of modules that the person has: 'library.lend' */
  permissions?: string[]
  /** Extensions of other modules in the slots of the screen */
  extensions?: SlotExtensions
  /**
   * The paths at which records of other modules open, by kind: `{ receipt: '/dashboard/receipt/{number}' }`.
   * Without it every record opens, at '/open/receipt?number=VKL-1'.
   */
  opens?: Record<string, string>
}

export type RenderedScreen = RenderResult & {
  user: UserEvent
  store: ReturnType<typeof createStore>
  address: () => string
}

const aUser = (role: Role, language: Language): User => ({
  id: 1,
  username: 'rahima',
  email: '',
  role,
  name: 'Rahima Khatun',
  phone: '',
  photo: null,
  language,
  digits: null,
})

const findIn =
  (extensions: SlotExtensions): FindExtensions =>
  (slot, props) =>
    (extensions[slot] ?? []).map(({ id, title, component: Content }) => ({
      key: id,
      id,
      title,
      content: <Content key={id} {...props} />,
    }))

const recordPathFor =
  (opens: Record<string, string> | undefined): RecordPath =>
  (kind, values = {}) => {
    const query = Object.keys(values).map((name) => `${name}={${name}}`)
    return fillRecordPath(opens ? opens[kind] : [`/open/${kind}`, query.join('&')].join('?'), values)
  }

/**
 * Renders a screen as the shell does: signed in, with store, router, theme, toasts and confirm dialogs.
 * Returns the result of Testing Library, a `user` of user-event, the `store`, and `address()` with the
 * current path and query.
 */
export function renderScreen(
  screen: ReactNode,
  {
    at = '/',
    path = '*',
    language = 'en',
    role = 'admin',
    permissions = [],
    extensions = {},
    opens,
  }: ScreenOptions = {},
): RenderedScreen {
  const store = createStore()
  store.set(languageAtom, language)
  localStorage.clear()
  if (role)
    store.set(sessionAtom, { user: aUser(role, language), access_token: 'a-token', is_authenticated: true })
  http.interceptors.request.clear()
  http.interceptors.response.clear()
  connectHttp(store)
  let address = at
  const AddressRecorder = () => {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        {/* without antd's style sheets, which jsdom would search on every query */}
        <ConfigProvider theme={{ zeroRuntime: true }}>
          <Theme>
            <AddressRecorder />
            <PermissionContext value={new Set(permissions)}>
              <ExtensionContext value={findIn(extensions)}>
                <RecordPathContext value={recordPathFor(opens)}>
                  <Routes>
                    <Route path={path} element={screen} />
                    <Route path="*" element={null} />
                  </Routes>
                </RecordPathContext>
              </ExtensionContext>
            </PermissionContext>
          </Theme>
        </ConfigProvider>
      </MemoryRouter>
    </Provider>,
  )
  return { ...view, user: userEvent.setup({ delay: null }), store, address: () => address }
}
