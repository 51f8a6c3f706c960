import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { Alert } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { inDhaka } from '../parts/in-dhaka.ts'

const words = {
  accounts: { en: 'Accounts waiting for approval: {count}', bn: 'অনুমোদনের অপেক্ষায় অ্যাকাউন্ট: {count}' },
  differ: {
    en: 'The books do not agree: laws that fail: {count} (checked {when})',
    bn: 'হিসাব মেলেনি: {count}টি নিয়ম মেলে না (যাচাই {when})',
  },
  messages: { en: 'Messages from visitors: {count}', bn: 'দর্শনার্থীদের বার্তা: {count}' },
}

/** What cannot wait: books that do not agree, people who wait for an administrator's answer. */
export function WaitingNotice({
  figures: { pending_accounts = 0, messages = 0, agreement },
}: {
  figures: DashboardFigures
}) {
  const t = useWords(words)
  const show = useShow()
  return (
    <>
      {agreement && !agreement.ok && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            <Link to="/dashboard/agreement">
              {fill(t.differ, {
                count: show.number(agreement.failing),
                when: show.digits(inDhaka(agreement.checked_at)),
              })}
            </Link>
          }
        />
      )}
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
