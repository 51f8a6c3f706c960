import { http } from '@samity/shared-api/client'
import type { UserAccount } from '@samity/shared-api/contract/users/user'
import { Button, useAction } from '@samity/shared-ui/core'
import { RowButton, type List } from '@samity/shared-ui/data'
import { fillWords, useWords } from '@samity/shared-ui/words'
import styles from './users.module.css'

const words = {
  approve: { en: 'Approve', bn: 'অনুমোদন করুন' },
  refuse: { en: 'Refuse', bn: 'প্রত্যাখ্যান' },
  confirmRefusal: {
    en: 'Refuse the account of {username}? This deletes the account.',
    bn: '{username}-এর অ্যাকাউন্ট প্রত্যাখ্যান করবেন? এটি মুছে ফেলা হবে।',
  },
  refused: { en: 'The account has been refused.', bn: 'অ্যাকাউন্টটি প্রত্যাখ্যান করা হয়েছে।' },
}

type Props = { account: UserAccount; list: List<UserAccount>; onApprove: () => void; onEdit: () => void }

export function AccountActions({ account, list, onApprove, onEdit }: Props) {
  const t = useWords(words)
  const { run } = useAction()
  const { id, username, status } = account

  const refuse = () =>
    run(() => http.delete(`users/${id}/`), {
      ask: { question: fillWords(words.confirmRefusal, { username }), ok: words.refuse, danger: true },
      done: words.refused,
      onDone: list.refresh,
    })

  if (status !== 'pending') return <RowButton action="edit" onClick={onEdit} />
  return (
    <span className={styles.actions}>
      <Button type="primary" onClick={onApprove}>
        {t.approve}
      </Button>
      <Button danger onClick={refuse}>
        {t.refuse}
      </Button>
    </span>
  )
}
