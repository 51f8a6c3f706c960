import { fetchPage } from '@samity/shared-api/client'
import { userStatuses, type UserAccount } from '@samity/shared-api/contract/users/user'
import { Alert, Button } from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './users.module.css'

const words = {
  locked: { en: 'Locked until {moment}', bn: '{moment} পর্যন্ত বন্ধ' },
  pending: { en: '{count} accounts wait for approval.', bn: '{count}টি অ্যাকাউন্ট অনুমোদনের অপেক্ষায়।' },
  one: { en: 'One account waits for approval.', bn: 'একটি অ্যাকাউন্ট অনুমোদনের অপেক্ষায়।' },
  show: { en: 'Show', bn: 'দেখান' },
}

export function AccountStatus({ account: { status, locked_until } }: { account: UserAccount }) {
  const say = useSay()
  const show = useShow()
  const t = useWords(words)
  return (
    <span className={styles.status}>
      <span className={styles[status]}>{say(userStatuses.find(({ value }) => value === status)?.label)}</span>
      {locked_until && (
        <span className={styles.locked}>{fill(t.locked, { moment: show.moment(locked_until) })}</span>
      )}
    </span>
  )
}

/**
 * The number of accounts that wait for approval, independent of the filters. It is counted again when the
 * list is refreshed.
 */
export function PendingNotice({ onShow }: { onShow: () => void }) {
  const t = useWords(words)
  const show = useShow()
  // without a response, the list below shows the error
  const { data: count = 0 } = useQuery(
    ['users/', 'pending count'],
    async (signal) => (await fetchPage('users/', { status: 'pending', limit: 1 }, signal)).total,
  )
  if (count === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={count === 1 ? t.one : fill(t.pending, { count: show.number(count) })}
      action={<Button onClick={onShow}>{t.show}</Button>}
    />
  )
}
