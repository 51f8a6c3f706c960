import type { RenderShellScreen } from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { StaticSiteRouter } from '@samity/shared-ui/router'
import { associationAtom } from '@samity/shared-ui/words'
import { createStore, Provider } from 'jotai'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { singleSignOnAtom } from './forms/single-sign-on.ts'
import SignInPage from './screens/sign-in/SignInPage.tsx'

/** They need no data, and use no `useId`: in the browser it would give other ids. */
const screens: Record<string, ComponentType> = { SignIn: SignInPage }

/** Renders a screen of the shell on the server, as a person without a session sees it. */
export const render: RenderShellScreen = (screen, { path, search, language }, association, singleSignOn) => {
  const Screen = screens[screen]
  if (!Screen) return undefined
  const store = createStore()
  store.set(languageAtom, language)
  store.set(associationAtom, association)
  store.set(singleSignOnAtom, singleSignOn)
  return renderToString(
    <Provider store={store}>
      <StaticSiteRouter path={path} search={search} language={language}>
        <Screen />
      </StaticSiteRouter>
    </Provider>,
  )
}
