import { pictureUrl } from '@samity/shared-api/contract/picture'
import { roleNames } from '@samity/shared-api/contract/roles'
import { signOutAtom, type User } from '@samity/shared-api/session'
import {
  Avatar,
  Dropdown,
  InfoCircleOutlined,
  LogoutOutlined,
  lazyPart,
  SettingOutlined,
  useRecordPath,
  UserOutlined,
  type MenuProps,
} from '@samity/shared-ui/core'
import { confirmLeaving, useNavigate } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useRef, useState, type ReactNode } from 'react'
import styles from './frame.module.css'
import { useDismiss } from './use-dismiss.ts'

const words = {
  menu: { en: 'Account menu', bn: 'অ্যাকাউন্ট মেনু' },
  profile: { en: 'Profile', bn: 'প্রোফাইল' },
  appearance: { en: 'Appearance', bn: 'প্রদর্শন' },
  about: { en: 'About', bn: 'সিস্টেম সম্পর্কে' },
  signOut: { en: 'Log Out', bn: 'লগ আউট' },
}

// the first screen does not need them
const dialog = (name: 'about' | 'appearance') =>
  lazyPart(
    async () => (await import('./account-dialogs.ts'))[name],
    () => null,
  )
const dialogs = { about: dialog('about'), appearance: dialog('appearance') }

export function AccountMenu({ user: { username, name, role, photo } }: { user: User }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [openDialog, setOpenDialog] = useState<keyof typeof dialogs>()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const signOut = useSetAtom(signOutAtom)

  useDismiss(open, () => setOpen(false), { box, button })

  async function confirmSignOut() {
    if (await confirmLeaving()) signOut()
  }

  const dialogItem = (key: keyof typeof dialogs, icon: ReactNode) => ({
    key,
    icon,
    label: say(words[key]),
    onClick: () => {
      setOpen(false)
      setOpenDialog(key)
    },
  })
  const profilePath = useRecordPath()('profile')
  const Dialog = openDialog && dialogs[openDialog]
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <span className={styles.who}>
          <strong translate="no">{name || username}</strong>
          <span>{say(roleNames[role])}</span>
        </span>
      ),
    },
    { type: 'divider' },
    ...(profilePath
      ? [
          {
            key: 'profile',
            icon: <UserOutlined aria-hidden />,
            label: say(words.profile),
            onClick: () => void navigate(profilePath),
          },
        ]
      : []),
    dialogItem('appearance', <SettingOutlined aria-hidden />),
    dialogItem('about', <InfoCircleOutlined aria-hidden />),
    {
      key: 'leave',
      icon: <LogoutOutlined aria-hidden />,
      label: say(words.signOut),
      onClick: () => void confirmSignOut(),
    },
  ]
  return (
    <div ref={box}>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        getPopupContainer={() => box.current ?? document.body}
        menu={{ items }}
        autoFocus
        destroyOnHidden
      >
        <button
          ref={button}
          type="button"
          className={styles.account}
          aria-label={say(words.menu)}
          aria-haspopup="menu"
          aria-expanded={open}
        >
          {photo ? (
            <Avatar size={36} src={pictureUrl(photo, 320)} alt="" />
          ) : (
            <Avatar size={36} icon={<UserOutlined aria-hidden />} />
          )}
        </button>
      </Dropdown>
      {Dialog && <Dialog person={username} onClose={() => setOpenDialog(undefined)} />}
    </div>
  )
}
