import type { Language, Role } from '@samity/shared-api/contract'
import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { createStore, Provider } from 'jotai'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Theme } from '@samity/shared-ui/core'
import { associationAtom } from '@samity/shared-ui/words'

function createGalleryStore(language: Language, role: Role) {
  const store = createStore()
  store.set(languageAtom, language)
  store.set(associationAtom, {
    name: { en: 'Meghnapur District Bar Association', bn: 'মেঘনাপুর জেলা আইনজীবী সমিতি' },
    established: { en: 'Established - 1874', bn: 'প্রতিষ্ঠিত - ১৮৭৪' },
    logo: '/pictures/emblem',
  })
  const user = {
    id: 1,
    username: 'rahima',
    email: '',
    role,
    name: 'Rahima Khatun',
    phone: '',
    photo: null,
    language,
    digits: null,
  }
  store.set(sessionAtom, { user, access_token: 'a-token', is_authenticated: true })
  return store
}

type Props = {
  language: Language
  role: Role
  /** The URL of the screen around the part. Null: the story brings its own router. */
  at: string | null
  children: ReactNode
}

/** Stands in for the shell around a screen: store, session, router and theme. */
export function Frame({ language, role, at, children }: Props) {
  const [store] = useState(() => createGalleryStore(language, role))
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const screen = (
    <Theme>
      <main>{children}</main>
    </Theme>
  )
  return (
    <Provider store={store}>
      {at === null ? screen : <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>}
    </Provider>
  )
}
