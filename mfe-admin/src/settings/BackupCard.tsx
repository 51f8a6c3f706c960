import { http } from '@samity/shared-api/client'
import type { Backup, BackupsResponse } from '@samity/shared-api/contract/system/backup'
import { Alert, LoadingState, Button, ErrorState, useAction } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Moment } from '@samity/shared-ui/admin'
import { BackupPassphrase } from './BackupPassphrase.tsx'
import styles from './settings.module.css'

const words = {
  label: { en: 'Backups', bn: 'ব্যাকআপ' },
  daily: {
    en: 'Every day at {at} the whole database is written to one file; the last {keep} are kept in {folder}.',
    bn: 'প্রতিদিন {at} টায় পুরো ডেটাবেস একটি ফাইলে লেখা হয়; শেষ {keep}টি {folder} ফোল্ডারে থাকে।',
  },
  none: {
    en: 'Scheduled backups are off (BACKUP_AT=off).',
    bn: 'না বললে কোনো ব্যাকআপ হয় না (BACKUP_AT বন্ধ)।',
  },
  open: {
    en: 'The files are not encrypted: anyone who has one can read everything. Remove BACKUP_PASSPHRASE=none from the environment of the server.',
    bn: 'ফাইলগুলো এনক্রিপ্ট করা নয়: যার হাতে পড়বে সে সব পড়তে পারবে। সার্ভারের সেটিং থেকে BACKUP_PASSPHRASE=none সরান।',
  },
  failed: { en: 'The last backup failed: {problem}', bn: 'শেষ ব্যাকআপ হয়নি: {problem}' },
  elsewhere: {
    en: 'The services of these modules run on other machines, so their data are in no backup of this system: {modules}. Ask their teams for backups of their own.',
    bn: 'এই মডিউলগুলোর সার্ভিস অন্য যন্ত্রে চলে, তাই তাদের তথ্য এই সিস্টেমের কোনো ব্যাকআপে নেই: {modules}। তাদের নিজস্ব ব্যাকআপের জন্য সংশ্লিষ্ট দলকে বলুন।',
  },
  leftOut: {
    en: 'The last backup has the books, but not these tables of modules: {tables}. Account → Audit names the reason; tell it the people who release the module.',
    bn: 'শেষ ব্যাকআপে হিসাব আছে, কিন্তু মডিউলের এই টেবিলগুলো নেই: {tables}। কারণ অডিটে আছে; মডিউলটি যাঁরা প্রকাশ করেন তাঁদের জানান।',
  },
  lacks: { en: '{outcome}, without {tables}', bn: '{outcome}, {tables} ছাড়া' },
  now: { en: 'Back up now', bn: 'এখনই ব্যাকআপ নিন' },
  begun: { en: 'The backup has started.', bn: 'ব্যাকআপ শুরু হয়েছে।' },
  empty: { en: 'There is no backup yet.', bn: 'এখনো কোনো ব্যাকআপ নেই।' },
  started: { en: 'Started', bn: 'শুরু' },
  by: { en: 'By', bn: 'কে' },
  schedule: { en: 'Schedule', bn: 'সময়সূচি' },
  command: { en: 'Command line', bn: 'কমান্ড লাইন' },
  outcome: { en: 'Outcome', bn: 'ফলাফল' },
  underWay: { en: 'Under way …', bn: 'চলছে …' },
  done: { en: 'Done', bn: 'সম্পন্ন' },
  encrypted: { en: 'Done, encrypted', bn: 'সম্পন্ন, এনক্রিপ্ট করা' },
  removed: { en: 'Removed, newer ones are kept', bn: 'সরানো হয়েছে, নতুনগুলো আছে' },
  size: { en: 'Size (MB)', bn: 'আকার (MB)' },
  file: { en: 'File', bn: 'ফাইল' },
  rehearsed: { en: 'Rehearsed', bn: 'মহড়া' },
  rehearsal: { en: '{when}, in {seconds} s', bn: '{when}, {seconds} সেকেন্ডে' },
}

const pollIntervalMs = 1500

export function BackupCard() {
  const {
    data: value,
    error,
    refresh,
    set,
  } = useGet<BackupsResponse>('backups/', {
    pollMs: ({ backups }) => backups.some(({ finished_at }) => finished_at === null) && pollIntervalMs,
  })
  if (error) return <ErrorState error={error} retry={refresh} />
  return value ? <BackupOverview overview={value} onChange={set} /> : <LoadingState />
}

function BackupOverview({
  overview,
  onChange,
}: {
  overview: BackupsResponse
  onChange: (overview: BackupsResponse) => void
}) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { run, isBusy } = useAction()
  const { at, keep, folder, encrypted, passphrase, elsewhere, backups } = overview
  const last = backups.find(({ finished_at }) => finished_at !== null)
  const lastGood = backups.find(({ finished_at, problem }) => finished_at !== null && problem === null)

  const backUp = () =>
    run(() => http.post<BackupsResponse>('backups/'), {
      done: words.begun,
      onDone: ({ data }) => onChange(data),
    })

  return (
    <div className={styles.form}>
      <p>{at === null ? t.none : fill(t.daily, { at: show.digits(at), keep: show.digits(keep), folder })}</p>
      {last?.problem && (
        <Alert type="error" showIcon role="alert" title={fill(t.failed, { problem: last.problem })} />
      )}
      {lastGood && lastGood.left_out.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={fill(t.leftOut, { tables: lastGood.left_out.join(', ') })}
        />
      )}
      {passphrase !== null && <BackupPassphrase passphrase={passphrase} onConfirmed={onChange} />}
      {elsewhere.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={fill(t.elsewhere, { modules: elsewhere.map((title) => say(title)).join(', ') })}
        />
      )}
      {!encrypted && <Alert type="warning" showIcon title={t.open} />}
      <div>
        <Button type="primary" loading={isBusy} onClick={backUp}>
          {t.now}
        </Button>
      </div>
      <DataTable label={words.label} columns={columns} empty={words.empty} rows={backups} />
    </div>
  )
}

const megabytes = ({ bytes }: Backup) => (bytes === null ? null : (bytes / 1_000_000).toFixed(1))

const columns: Column<Backup>[] = [
  {
    name: 'started_at',
    label: words.started,
    value: ({ started_at }) => started_at,
    show: ({ started_at }) => <Moment at={started_at} />,
  },
  { name: 'actor', label: words.by, value: ({ actor }) => actor, show: (backup) => <By backup={backup} /> },
  {
    name: 'outcome',
    label: words.outcome,
    value: ({ problem }) => problem,
    show: (backup) => <Outcome backup={backup} />,
  },
  {
    name: 'size',
    label: words.size,
    value: megabytes,
    kind: 'int',
    show: (backup) => <Size backup={backup} />,
  },
  {
    name: 'rehearsed_at',
    label: words.rehearsed,
    value: ({ rehearsed_at }) => rehearsed_at,
    show: (backup) => <Rehearsal backup={backup} />,
  },
  {
    name: 'file',
    label: words.file,
    value: ({ file }) => file,
    show: ({ file }) => <span translate="no">{file.split(/[\\/]/).at(-1)}</span>,
  },
]

function Size({ backup }: { backup: Backup }) {
  const show = useShow()
  const size = megabytes(backup)
  return size === null ? '—' : show.digits(size)
}

function By({ backup: { cause, actor } }: { backup: Backup }) {
  const t = useWords(words)
  return cause === 'person' ? <span translate="no">{actor}</span> : t[cause]
}

function Outcome({ backup: { finished_at, problem, encrypted, left_out, removed_at } }: { backup: Backup }) {
  const t = useWords(words)
  if (problem) return <span className={styles.error}>{problem}</span>
  if (finished_at === null) return t.underWay
  const outcome = removed_at ? t.removed : encrypted ? t.encrypted : t.done
  if (left_out.length === 0) return outcome
  return <span className={styles.error}>{fill(t.lacks, { outcome, tables: left_out.join(', ') })}</span>
}

function Rehearsal({ backup: { rehearsed_at, rehearsal_ms, rehearsal_problem } }: { backup: Backup }) {
  const t = useWords(words)
  const show = useShow()
  if (rehearsal_problem) return <span className={styles.error}>{rehearsal_problem}</span>
  if (rehearsed_at === null || rehearsal_ms === null) return '—'
  const seconds = show.digits((rehearsal_ms / 1000).toFixed(1))
  return fill(t.rehearsal, { when: show.moment(rehearsed_at), seconds })
}
