import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { Alert } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'

const words = {
  accounts: { en: 'Accounts waiting for approval: {count}', bn: 'অনুমোদনের অপেক্ষায় অ্যাকাউন্ট: {count}' },
  messages: { en: 'Messages from visitors: {count}', bn: 'দর্শনার্থীদের বার্তা: {count}' },
}

/** Tells an administrator who waits for an answer. */
export function WaitingNotice({
  figures: { pending_accounts = 0, messages = 0 },
}: {
  figures: DashboardFigures
}) {
  const t = useWords(words)
  const show = useShow()
  return (
    <>
      {pending_accounts > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <Link to="/dashboard/users">{fill(t.accounts, { count: show.number(pending_accounts) })}</Link>
          }
        />
      )}
      {messages > 0 && (
        <Alert
          type="info"
          showIcon
          title={<Link to="/dashboard/messages">{fill(t.messages, { count: show.number(messages) })}</Link>}
        />
      )}
    </>
  )
}
