import { languageAtom, signOutAtom } from '@samity/shared-api/session'
import { Button, Layout, Menu, Theme, type MenuProps } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useAtom, useSetAtom } from 'jotai'
import { pageNonce } from '../page.ts'
import type { DashboardFrameProps } from './FrameOutlet.tsx'

const words = {
  signOut: { en: 'Log Out', bn: 'লগ আউট' },
  other: { en: 'বাংলা', bn: 'English' },
  menu: { en: 'Main menu', bn: 'প্রধান মেনু' },
}

/** Top bar, sidebar and the place of the screens. */
export function DashboardFrame({ user, nav, path, children }: DashboardFrameProps) {
  const say = useSay()
  const { name } = useAssociation()
  const [language, setLanguage] = useAtom(languageAtom)
  const signOut = useSetAtom(signOutAtom)
  const items = nav.flatMap(({ section, label, entries }): NonNullable<MenuProps['items']> => {
    const links = entries.map(({ path: to, label: text }) => ({
      key: to,
      label: <Link to={to}>{say(text)}</Link>,
    }))
    return label ? [{ key: section, label: say(label), children: links }] : links
  })
  const open = nav.find(({ entries }) => entries.some((entry) => entry.path === path))?.section
  return (
    <Theme nonce={pageNonce()}>
      <Layout>
        <Layout.Sider theme="light" width={260}>
          <nav aria-label={say(words.menu)}>
            <Menu mode="inline" items={items} selectedKeys={[path]} defaultOpenKeys={open ? [open] : []} />
          </nav>
        </Layout.Sider>
        <Layout>
          <header>
            <strong>{say(name)}</strong> <span translate="no">{user.username}</span>{' '}
            <Button onClick={() => setLanguage(language === 'en' ? 'bn' : 'en')}>{say(words.other)}</Button>{' '}
            <Button onClick={() => signOut()}>{say(words.signOut)}</Button>
          </header>
          <main>{children}</main>
        </Layout>
      </Layout>
    </Theme>
  )
}
