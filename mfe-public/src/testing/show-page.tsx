import type { Language, Words } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { languageAtom, sessionAtom, type User } from '@samity/shared-api/session'
import { createSiteHistory, SiteRouter } from '@samity/shared-ui/router'
import { associationAtom, useLanguage } from '@samity/shared-ui/words'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'

type PageOptions = {
  at?: string
  language?: Language
  isSignedIn?: boolean
  logo?: string | null
  established?: Words
}

const founded: Words = { en: 'Established - 1874', bn: 'প্রতিষ্ঠিত - ১৮৭৪' }

const user: User = {
  id: 1,
  username: 'rahima',
  email: '',
  role: 'staff',
  name: 'Rahima Khatun',
  phone: '',
  photo: null,
  language: 'en',
  digits: null,
}

/** Renders a page of the website as the shell does, with the router and the session. */
export async function showPage(
  page: ReactNode,
  { at = '/', language = 'en', isSignedIn = false, logo = null, established = founded }: PageOptions = {},
) {
  window.history.replaceState(null, '', language === 'bn' ? `/bn${at}` : at)
  const store = createStore()
  store.set(languageAtom, language)
  store.set(associationAtom, {
    name: { en: 'Meghnapur District Bar Association', bn: 'মেঘনাপুর জেলা আইনজীবী সমিতি' },
    established,
    logo,
  })
  if (isSignedIn) store.set(sessionAtom, { user, access_token: 'a-token', is_authenticated: true })
  const history = createSiteHistory()
  const InRouter = () => (
    <SiteRouter history={history} language={useLanguage()}>
      {page}
    </SiteRouter>
  )
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <InRouter />
      </Provider>,
    ),
  )
  const address = () => window.location.pathname + window.location.search
  return { ...view, user: userEvent.setup({ delay: null }), store, address }
}

/** A fake `get` with prepared responses. It throws an error for any other path. */
export const fakeGet =
  (responses: Record<string, unknown>): Get =>
  async (path) => {
    if (!(path in responses)) throw new Error(`GET ${path} has no prepared response`)
    return responses[path]
  }
