import { setActingModule } from '@samity/shared-api/client'
import type { User } from '@samity/shared-api/session'
import { Drawer, Theme } from '@samity/shared-ui/core'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { actingProps } from '../modules/acting-module.ts'
import { ExtensionProvider } from '../modules/extensions/ExtensionProvider.tsx'
import type { NavSection } from '../navigation/nav-match.ts'
import type { RouteResult } from '../navigation/routes.ts'
import { RecordPathProvider } from '../navigation/record-path.tsx'
import { PermissionProvider } from '../modules/registry/PermissionProvider.tsx'
import { pageNonce } from '../page.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { useCounts } from './counts/use-counts.ts'
import { useAppearance } from './use-appearance.ts'
import { useCollapsed } from './use-collapsed.ts'
import styles from './frame.module.css'
import { IdentityDialog } from './IdentityDialog.tsx'
import { ModuleNotices } from './ModuleNotices.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useStyleNonce } from './use-style-nonce.ts'
import { TopBar } from './TopBar.tsx'

const words = {
  skip: { en: 'Skip to content', bn: 'মূল অংশে যান' },
  closeMenu: { en: 'Close menu', bn: 'মেনু বন্ধ করুন' },
}

/** The section that a role uses every day. An administrator looks after all of them. */
const openAtFirst: Record<User['role'], string> = {
  admin: '',
  staff: 'sales',
  cashier: 'sales',
  auditor: 'account',
}

export type DashboardFrameProps = {
  user: User
  nav: NavSection[]
  path: string
  /** The screen in `children` */
  match: RouteResult
  children: ReactNode
}

export function DashboardFrame({ user, nav, path, match, children }: DashboardFrameProps) {
  const say = useSay()
  const { name } = useAssociation()
  const [collapsed, setCollapsed] = useCollapsed()
  const [menuOpen, setMenuOpen] = useState(false)
  useStyleNonce()
  useAppearance(user.username)
  const countedNav = useCounts(nav)
  const module = match.kind === 'screen' ? match.source.module : undefined
  // what a screen sends when it opens is its own, and not of the menu that opened it
  useLayoutEffect(() => setActingModule(module), [module, path])
  const person = { person: user.username, openAtFirst: openAtFirst[user.role] }
  return (
    <Theme nonce={pageNonce()}>
      <RecordPathProvider>
        <div className={styles.frame} {...actingProps()}>
          <a href="#content" className={styles.skip} onClick={skipToContent}>
            {say(words.skip)}
          </a>
          <TopBar
            user={user}
            collapsed={collapsed}
            onCollapse={setCollapsed}
            onOpenMenu={() => setMenuOpen(true)}
          />
          <div className={`${styles.side} ${collapsed ? styles.narrow : ''}`}>
            <Sidebar nav={countedNav} {...{ path, collapsed, ...person }} />
          </div>
          <main id="content" tabIndex={-1} className={styles.content} {...actingProps(module)}>
            <ModuleNotices />
            <Breadcrumbs nav={nav} path={path} />
            <PermissionProvider>
              <ExtensionProvider role={user.role}>{children}</ExtensionProvider>
            </PermissionProvider>
          </main>
        </div>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          placement="left"
          size={300}
          title={say(name)}
          closable={{ 'aria-label': say(words.closeMenu) }}
          styles={{ body: { padding: 0 } }}
          destroyOnHidden
        >
          <Sidebar nav={countedNav} {...{ path, ...person }} onFollow={() => setMenuOpen(false)} />
        </Drawer>
        <IdentityDialog />
        <SessionDialog user={user} />
      </RecordPathProvider>
    </Theme>
  )
}

/** Moves the focus without a fragment in the URL: a fragment would add an entry to the browser's history. */
function skipToContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
