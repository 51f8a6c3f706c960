import { connectHttp, http } from '@samity/shared-api/client'
import type { Language, Role } from '@samity/shared-api/contract'
import { languageAtom, sessionAtom, type User } from '@samity/shared-api/session'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import './jsdom-setup.ts'
import { Theme } from '../core/Theme.tsx'

type ScreenOptions = {
  /** The address the screen is opened at, with its query */
  at?: string
  /** The route's pattern, where the screen reads parameters: '/dashboard/Advocate/:id' */
  path?: string
  language?: Language
  /** null: nobody is signed in */
  role?: Role | null
}

type RenderedScreen = RenderResult & {
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

/**
 * Shows a screen as the shell does: signed in, with store, router, theme, messages and questions. Answers what
 * Testing Library answers, a `user` who types, the `store`, and `address()`, where the screen has led to.
 */
export function renderScreen(
  screen: ReactNode,
  { at = '/', path = '*', language = 'en', role = 'admin' }: ScreenOptions = {},
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
        {/* without antd's style sheets, which jsdom would search for every element that is looked for */}
        <ConfigProvider theme={{ zeroRuntime: true }}>
          <Theme>
            <AddressRecorder />
            <Routes>
              <Route path={path} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </Theme>
        </ConfigProvider>
      </MemoryRouter>
    </Provider>,
  )
  return { ...view, user: userEvent.setup({ delay: null }), store, address: () => address }
}
