import type { Role } from '@samity/shared-api/contract'
import type { UserAccount } from '@samity/shared-api/contract/users/user'
import { Modal, useAction } from '@samity/shared-ui/core'
import { fill, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { changeAccount } from './change-account.ts'
import { RoleSelect } from './RoleSelect.tsx'

const words = {
  title: { en: 'Approve {username}', bn: '{username}-কে অনুমোদন' },
  approve: { en: 'Approve', bn: 'অনুমোদন করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'The account has been approved.', bn: 'অ্যাকাউন্টটি অনুমোদন করা হয়েছে।' },
}

export function ApproveDialog({ account, onClose }: { account: UserAccount; onClose: () => void }) {
  const t = useWords(words)
  const [role, setRole] = useState<Role>(account.role)
  const { isBusy, run } = useAction()
  const approve = () =>
    run(() => changeAccount(account, { role, status: 'active' }), {
      done: words.done,
      onDone: onClose,
    })
  return (
    <Modal
      open
      title={fill(t.title, { username: account.username })}
      okText={t.approve}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      onOk={approve}
      onCancel={onClose}
      width={440}
    >
      <RoleSelect value={role} onChange={setRole} />
    </Modal>
  )
}
