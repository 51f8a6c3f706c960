import { languageAtom, type User } from '@samity/shared-api/session'
import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useAtom } from 'jotai'
import { SignInLogo } from '../components/SignInLogo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './frame.module.css'
import { HelpLink } from './HelpLink.tsx'
import { SearchBox } from './search/SearchBox.tsx'

const words = {
  collapse: { en: 'Collapse sidebar', bn: 'সাইডবার গুটিয়ে নিন' },
  expand: { en: 'Expand sidebar', bn: 'সাইডবার প্রসারিত করুন' },
  open: { en: 'Open menu', bn: 'মেনু খুলুন' },
  other: { en: 'বাংলা', bn: 'English' },
}

type Props = {
  user: User
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  onOpenMenu: () => void
}

export function TopBar({ user, collapsed, onCollapse, onOpenMenu }: Props) {
  const say = useSay()
  const { name } = useAssociation()
  const [language, setLanguage] = useAtom(languageAtom)
  const other = language === 'en' ? 'bn' : 'en'
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${styles.tool} ${styles.onPhone}`}
        aria-label={say(words.open)}
        onClick={onOpenMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.onDesk}`}
        aria-label={say(collapsed ? words.expand : words.collapse)}
        title={say(collapsed ? words.expand : words.collapse)}
        onClick={() => onCollapse(!collapsed)}
      >
        {collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      </button>
      <Link to="/dashboard" className={styles.association}>
        <SignInLogo size={28} />
        <span className={styles.name}>{say(name)}</span>
      </Link>
      <SearchBox role={user.role} />
      <button
        type="button"
        className={styles.language}
        lang={other}
        translate="no"
        onClick={() => setLanguage(other)}
      >
        {say(words.other)}
      </button>
      <HelpLink />
      <AccountMenu user={user} />
    </header>
  )
}
