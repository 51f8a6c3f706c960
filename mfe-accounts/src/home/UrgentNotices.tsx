import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { BackupStatus } from '@samity/shared-api/contract/system/backup'
import { Alert } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { formatDhakaTime } from '../dhaka-time.ts'

const words = {
  accounts: { en: 'Accounts waiting for approval: {count}', bn: 'অনুমোদনের অপেক্ষায় অ্যাকাউন্ট: {count}' },
  differ: {
    en: 'The books do not agree. Failing checks: {count} (checked {when})',
    bn: 'হিসাব মেলেনি: {count}টি নিয়ম মেলে না (যাচাই {when})',
  },
  backupFailed: { en: 'The last backup failed: {problem}', bn: 'শেষ ব্যাকআপ হয়নি: {problem}' },
  backupLacks: {
    en: 'The last backup lacks data of modules: {tables}',
    bn: 'শেষ ব্যাকআপে মডিউলের কিছু ডেটা নেই: {tables}',
  },
  backupOld: {
    en: 'There has been no good backup since {when}',
    bn: '{when}-এর পর কোনো সফল ব্যাকআপ হয়নি',
  },
  backupNever: { en: 'There has never been a good backup', bn: 'কখনো কোনো সফল ব্যাকআপ হয়নি' },
  cases: {
    en: 'Papers shown in more than one case: {count}',
    bn: 'একাধিক মামলায় দেখানো কাগজ: {count}',
  },
  messages: { en: 'Messages from visitors: {count}', bn: 'দর্শনার্থীদের বার্তা: {count}' },
}

export function UrgentNotices({
  figures: { pending_accounts = 0, messages = 0, double_cases = 0, agreement: reconciliation, backups },
}: {
  figures: DashboardFigures
}) {
  const t = useWords(words)
  const show = useShow()
  return (
    <>
      {reconciliation && !reconciliation.ok && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            <Link to="/dashboard/agreement">
              {fill(t.differ, {
                count: show.number(reconciliation.failing),
                when: show.digits(formatDhakaTime(reconciliation.checked_at)),
              })}
            </Link>
          }
        />
      )}
      {backups && <BackupNotice status={backups} />}
      {double_cases > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <Link to="/dashboard/checks?state=waiting">
              {fill(t.cases, { count: show.number(double_cases) })}
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

function BackupNotice({ status: { last, overdue, problem, left_out } }: { status: BackupStatus }) {
  const t = useWords(words)
  const show = useShow()
  const ageMessage = last ? fill(t.backupOld, { when: show.digits(formatDhakaTime(last)) }) : t.backupNever
  const lacks = left_out.length > 0 ? fill(t.backupLacks, { tables: left_out.join(', ') }) : undefined
  const message = problem ? fill(t.backupFailed, { problem }) : overdue ? ageMessage : lacks
  return (
    message && (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={<Link to="/dashboard/settings?tab=backups">{message}</Link>}
      />
    )
  )
}
