import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { BackupStatus } from '@samity/shared-api/contract/system/backup'
import type { RecordValues } from '@samity/shared-api/module'
import { Card, RecordLink } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { formatDhakaTime } from '../dhaka-time.ts'
import styles from './home.module.css'

const words = {
  heading: { en: 'To do now', bn: 'এখন করণীয়' },
  nothing: { en: 'Nothing is waiting for you.', bn: 'আপনার জন্য কিছু অপেক্ষায় নেই।' },
  count: { en: 'Count the cash: {box}, {day}', bn: 'নগদ গুনুন: {box}, {day}' },
  close: { en: 'Close the day: {box}, {day}', bn: 'দিনের হিসাব সমাপ্ত করুন: {box}, {day}' },
  transfers: { en: 'Transfers to confirm: {count}', bn: 'নিশ্চিত করার অপেক্ষায় স্থানান্তর: {count}' },
  signatures: { en: 'Transfers to sign: {count}', bn: 'স্বাক্ষর করার অপেক্ষায় স্থানান্তর: {count}' },
  days: { en: 'Days of other boxes that are not closed: {count}', bn: 'অন্য বাক্সের অসমাপ্ত দিন: {count}' },
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
  tasks: { en: 'Tasks of modules: {count}', bn: 'মডিউলের করণীয়: {count}' },
  messages: { en: 'Messages from visitors: {count}', bn: 'দর্শনার্থীদের বার্তা: {count}' },
}

type Entry = {
  kind: string
  values?: RecordValues
  text: string | false | null | undefined
  isProblem?: boolean
}

/** Links to everything that waits for the person: problems first. */
export function ToDoCard({ figures }: { figures: DashboardFigures }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const backupProblem = useBackupProblem(figures.backups)
  const { to_do: toDo, agreement } = figures
  const counted = (sentence: string, count = 0) => count > 0 && fill(sentence, { count: show.number(count) })
  const entries: Entry[] = [
    {
      kind: 'agreement',
      text:
        agreement &&
        !agreement.ok &&
        fill(t.differ, {
          count: show.number(agreement.failing),
          when: show.digits(formatDhakaTime(agreement.checked_at)),
        }),
      isProblem: true,
    },
    { kind: 'settings', values: { tab: 'backups' }, text: backupProblem, isProblem: true },
    ...(toDo?.days ?? []).map(({ id, date, name_english, name_bengali, needs_count }) => ({
      kind: 'day-close',
      values: { id },
      text: fill(needs_count ? t.count : t.close, {
        box: say({ en: name_english, bn: name_bengali }),
        day: show.day(date),
      }),
    })),
    { kind: 'transfer', text: counted(t.transfers, toDo?.transfers) },
    {
      kind: 'transfer',
      values: { state: 'waiting' },
      text: counted(t.signatures, toDo?.signatures),
    },
    { kind: 'paper-check', values: { state: 'waiting' }, text: counted(t.cases, figures.double_cases) },
    { kind: 'day-report', text: counted(t.days, toDo?.days_of_others) },
    { kind: 'user', text: counted(t.accounts, figures.pending_accounts) },
    { kind: 'task', text: counted(t.tasks, figures.tasks) },
    { kind: 'message', text: counted(t.messages, figures.messages) },
  ].filter(({ text }) => text)
  return (
    <Card heading={words.heading}>
      {entries.length === 0 ? (
        <span className={styles.soft}>{t.nothing}</span>
      ) : (
        <ul className={styles.toDo}>
          {entries.map(({ kind, values, text, isProblem }) => (
            <li key={`${kind} ${text || ''}`}>
              <span {...(isProblem && { className: styles.problem, role: 'alert' })}>
                <RecordLink kind={kind} {...(values && { values })}>
                  {text}
                </RecordLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function useBackupProblem(status: BackupStatus | undefined): string | undefined {
  const t = useWords(words)
  const show = useShow()
  if (!status) return undefined
  const { last, overdue, problem, left_out } = status
  if (problem) return fill(t.backupFailed, { problem })
  if (overdue) return last ? fill(t.backupOld, { when: show.digits(formatDhakaTime(last)) }) : t.backupNever
  return left_out.length > 0 ? fill(t.backupLacks, { tables: left_out.join(', ') }) : undefined
}
