import { userStatuses, user, type UserAccount, type UserStatus } from '@samity/shared-api/contract/users/user'
import { Modal, useAction } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { fill, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import { PlainField } from '@samity/shared-ui/plain'
import { KeptTokens, useKeptTokens } from '@samity/shared-ui/admin'
import { AccountHelp } from './AccountHelp.tsx'
import { AccountSessions } from './AccountSessions.tsx'
import { changeAccount } from './change-account.ts'
import { RoleSelect } from './RoleSelect.tsx'
import styles from './users.module.css'

const words = {
  title: { en: 'Edit {username}', bn: '{username} সম্পাদনা' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  status: user.fields.status.label,
  disabled: {
    en: 'A disabled account cannot sign in, and its sessions end at once.',
    bn: 'নিষ্ক্রিয় অ্যাকাউন্ট সাইন ইন করতে পারে না, এবং এর সব সেশন সাথে সাথে শেষ হয়।',
  },
  tokens: {
    en: 'A new password through a link, a reset of two-step sign-in and ‘Sign out everywhere’ end these tokens. Tick those that programs still need.',
    bn: 'লিংকের মাধ্যমে নতুন পাসওয়ার্ড, দুই ধাপের সাইন ইন রিসেট এবং ‘সব জায়গা থেকে সাইন আউট করুন’ এই টোকেনগুলো শেষ করে। যেগুলো প্রোগ্রামের এখনো লাগবে সেগুলোতে টিক দিন।',
  },
  done: { en: 'User updated successfully!', bn: 'ব্যবহারকারী সফলভাবে হালনাগাদ করা হয়েছে!' },
}
/** Papers and lists call the person by these */
const nameFields = ['name', 'name_bengali'] as const
const editableStatuses = userStatuses.filter(({ value }) => value !== 'pending')

export function AccountDialog({ account, onClose }: { account: UserAccount; onClose: () => void }) {
  const t = useWords(words)
  const id = useId()
  const [role, setRole] = useState(account.role)
  const [names, setNames] = useState({ name: account.name, name_bengali: account.name_bengali })
  const [status, setStatus] = useState<UserStatus>(account.status)
  const tokens = useKeptTokens(`users/${account.id}/api-tokens/`)
  const { isBusy, run } = useAction()
  const update = () =>
    run(() => changeAccount(account, { role, status, ...names }), {
      done: words.done,
      onDone: onClose,
    })
  return (
    <Modal
      open
      title={fill(t.title, { username: account.username })}
      okText={t.update}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      onOk={update}
      onCancel={onClose}
      width={560}
    >
      {nameFields.map((name) => (
        <PlainField
          key={name}
          label={user.fields[name].label}
          name={name}
          value={names[name]}
          onChange={(value) => setNames({ ...names, [name]: value })}
        />
      ))}
      <RoleSelect value={role} onChange={setRole} />
      <div className={styles.field}>
        <label htmlFor={id}>{t.status}</label>
        <SelectField
          id={id}
          name="status"
          options={editableStatuses}
          value={status}
          onChange={(next) => setStatus(next as UserStatus)} // the options are statuses
        />
        {status === 'disabled' && <span>{t.disabled}</span>}
      </div>
      <KeptTokens choice={tokens} hint={t.tokens} />
      <AccountHelp account={account} tokens={tokens} />
      <AccountSessions account={account} tokens={tokens} />
    </Modal>
  )
}
