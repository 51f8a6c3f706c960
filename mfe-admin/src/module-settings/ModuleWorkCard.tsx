import { http } from '@samity/shared-api/client'
import type { Instant } from '@samity/shared-api/contract/moment'
import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { ModuleEvents, ModuleJob, ParkedEvent } from '@samity/shared-api/contract/system/module-work'
import { Alert, Button, Card, ErrorState, useAction } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { HearAgain } from './HearAgain.tsx'
import styles from './module-settings.module.css'

const words = {
  heading: { en: 'Events and jobs of modules', bn: 'মডিউলের ঘটনা ও কাজ' },
  about: {
    en: 'Samity tells the service of a module what happens, and starts its daily jobs.',
    bn: 'কী ঘটছে তা সমিতি মডিউলের সার্ভিসকে জানায় এবং তার দৈনিক কাজ চালায়।',
  },
  jobFailed: { en: 'The job “{job}” failed: {problem}', bn: '“{job}” কাজটি ব্যর্থ হয়েছে: {problem}' },
  areParked: {
    en: '{module} refused {count} events for a day. Repeat them when the cause is gone.',
    bn: '{module} এক দিন ধরে {count}টি ঘটনা নেয়নি। কারণ দূর হলে আবার পাঠান।',
  },
  events: { en: 'Events for modules', bn: 'মডিউলের জন্য ঘটনা' },
  parkedEvents: { en: 'Events that {module} refused', bn: '{module} যেসব ঘটনা নেয়নি' },
  jobs: { en: 'Jobs of modules', bn: 'মডিউলের কাজ' },
  module: { en: 'Module', bn: 'মডিউল' },
  kinds: { en: 'Hears', bn: 'যা জানানো হয়' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  oldest: { en: 'Since', bn: 'কবে থেকে' },
  parked: { en: 'Refused', bn: 'নেয়নি' },
  problem: { en: 'Problem', bn: 'সমস্যা' },
  event: { en: 'What happened', bn: 'ঘটনা' },
  record: { en: 'Record', bn: 'রেকর্ড' },
  at: { en: 'When', bn: 'কখন' },
  repeat: { en: 'Repeat', bn: 'আবার পাঠান' },
  repeated: { en: 'The events are sent again.', bn: 'ঘটনাগুলো আবার পাঠানো হচ্ছে।' },
  job: { en: 'Job', bn: 'কাজ' },
  time: { en: 'Daily at', bn: 'প্রতিদিনের সময়' },
  next: { en: 'Next run', bn: 'পরের বার' },
  last: { en: 'Last run', bn: 'শেষ বার' },
  result: { en: 'Result', bn: 'ফল' },
  seconds: { en: 'Seconds', bn: 'সেকেন্ড' },
  release: { en: 'Release', bn: 'রিলিজ' },
  running: { en: 'Running', bn: 'চলছে' },
  done: { en: 'Done', bn: 'সম্পন্ন' },
  failed: { en: 'Failed: {problem}', bn: 'ব্যর্থ: {problem}' },
  run: { en: 'Run now', bn: 'এখন চালান' },
  started: { en: 'The job starts in a moment.', bn: 'কাজটি এখনই শুরু হবে।' },
}
const problemWords: Record<string, { en: string; bn: string }> = {
  timeout: { en: 'the service did not answer in time', bn: 'সার্ভিস সময়মতো উত্তর দেয়নি' },
  connection: { en: 'the service broke the connection', bn: 'সার্ভিসের সাথে সংযোগ কেটে গেছে' },
}

/** Most systems have no such module: nothing changes there. */
const pollMs = (rows: unknown[]) => (rows.length > 0 ? 5000 : false)

export function ModuleWorkCard({ module }: { module?: string | undefined }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const events = useGet<ModuleEvents[]>('module-events/', { pollMs })
  const jobs = useGet<ModuleJob[]>('module-jobs/', { pollMs })
  const { run, busyWith } = useAction()
  const error = events.error ?? jobs.error
  const refresh = () => {
    events.refresh()
    jobs.refresh()
  }
  if (error)
    return (
      <Card heading={words.heading}>
        <ErrorState error={error} retry={refresh} />
      </Card>
    )
  const isShown = (one: { module: string }) => module === undefined || one.module === module
  const eventRows = events.data?.filter(isShown).map((row) => ({ ...row, id: row.module })) ?? []
  const jobRows = jobs.data?.filter(isShown) ?? []
  // most systems have no such module
  if (eventRows.length + jobRows.length === 0) return null
  const repeat = (name: string) =>
    run(() => http.post(`module-events/${name}/repeat/`), {
      name,
      done: words.repeated,
      onDone: events.refresh,
    })
  const start = ({ id }: ModuleJob) =>
    run(() => http.post(`module-jobs/${id}/run/`), { name: id, done: words.started, onDone: jobs.refresh })

  return (
    <Card heading={words.heading}>
      <div className={styles.work}>
        <p className={styles.hint}>{t.about}</p>
        {jobRows.map(({ id, title, runs: [last] }) =>
          last?.problem == null ? null : (
            <Alert
              key={id}
              type="error"
              showIcon
              role="alert"
              title={fill(t.jobFailed, { job: say(title), problem: say(problemOf(last.problem)) })}
            />
          ),
        )}
        {eventRows.map(({ id, title, parked }) =>
          parked === 0 ? null : (
            <Alert
              key={id}
              type="error"
              showIcon
              role="alert"
              title={fill(t.areParked, { module: say(title), count: show.digits(parked) })}
              action={
                <Button loading={busyWith === id} onClick={() => repeat(id)}>
                  {t.repeat}
                </Button>
              }
            />
          ),
        )}
        {eventRows.length > 0 && (
          <DataTable
            label={words.events}
            columns={eventColumns}
            rows={eventRows}
            actions={(row) => <HearAgain events={row} onDone={events.refresh} />}
          />
        )}
        {eventRows
          .filter(({ parked }) => parked > 0)
          .map(({ id, title, parked_events }) => (
            <DataTable
              key={id}
              label={{
                en: fill(words.parkedEvents.en, { module: title.en }),
                bn: fill(words.parkedEvents.bn, { module: title.bn }),
              }}
              columns={parkedColumns}
              rows={parked_events}
            />
          ))}
        {jobRows.length > 0 && (
          <DataTable
            label={words.jobs}
            columns={jobColumns}
            rows={jobRows}
            actions={(job) => (
              <Button loading={busyWith === job.id} disabled={job.is_running} onClick={() => start(job)}>
                {t.run}
              </Button>
            )}
          />
        )}
      </div>
    </Card>
  )
}

const problemOf = (problem: string) => problemWords[problem] ?? { en: problem, bn: problem }

function Problem({ problem }: { problem: string }) {
  const say = useSay()
  return (
    <span className={styles.error}>{say(fillWords(words.failed, { problem: say(problemOf(problem)) }))}</span>
  )
}

function Moment({ at }: { at: Instant | null }) {
  const show = useShow()
  return at === null ? null : <>{show.moment(at)}</>
}

function Digits({ of: text }: { of: string }) {
  return <>{useShow().digits(text)}</>
}

function Words({ of: both }: { of: { en: string; bn: string }[] }) {
  const say = useSay()
  return <>{both.map((one) => say(one)).join(', ')}</>
}

const eventColumns: Column<ModuleEvents & { id: string }>[] = [
  {
    name: 'module',
    label: words.module,
    value: ({ module }) => module,
    show: ({ title }) => <Words of={[title]} />,
  },
  {
    name: 'kinds',
    label: words.kinds,
    value: ({ kinds }) => kinds.join(', '),
    show: ({ kinds }) => <Words of={kinds.map(eventKindWords)} />,
    hidden: 'when narrow',
  },
  { name: 'waiting', label: words.waiting, kind: 'int', value: ({ waiting }) => waiting },
  {
    name: 'oldest',
    label: words.oldest,
    value: ({ oldest }) => oldest,
    show: ({ oldest }) => <Moment at={oldest} />,
  },
  { name: 'parked', label: words.parked, kind: 'int', value: ({ parked }) => parked },
  {
    name: 'problem',
    label: words.problem,
    value: ({ problem }) => problem,
    show: ({ problem }) => (problem === null ? null : <Problem problem={problem} />),
  },
]
const parkedColumns: Column<ParkedEvent>[] = [
  {
    name: 'kind',
    label: words.event,
    value: ({ kind }) => kind,
    show: ({ kind }) => <Words of={[eventKindWords(kind)]} />,
  },
  { name: 'record', label: words.record, value: ({ record }) => record },
  { name: 'at', label: words.at, value: ({ at }) => at, show: ({ at }) => <Moment at={at} /> },
  {
    name: 'problem',
    label: words.problem,
    value: ({ problem }) => problem,
    show: ({ problem }) => <Problem problem={problem} />,
  },
]
const jobColumns: Column<ModuleJob>[] = [
  { name: 'title', label: words.job, value: ({ name }) => name, show: ({ title }) => <Words of={[title]} /> },
  { name: 'module', label: words.module, value: ({ module }) => module, hidden: 'when narrow' },
  { name: 'at', label: words.time, value: ({ at }) => at, show: ({ at }) => <Digits of={at} /> },
  {
    name: 'next',
    label: words.next,
    value: ({ next_due_at }) => next_due_at,
    show: ({ next_due_at }) => <Moment at={next_due_at} />,
    hidden: 'when narrow',
  },
  {
    name: 'last',
    label: words.last,
    value: ({ runs }) => runs[0]?.started_at,
    show: ({ runs: [last] }) => <Moment at={last?.started_at ?? null} />,
  },
  {
    name: 'result',
    label: words.result,
    value: ({ runs }) => runs[0]?.problem,
    show: ({ is_running, runs: [last] }) =>
      is_running ? (
        <Words of={[words.running]} />
      ) : last === undefined ? null : last.problem === null ? (
        <Words of={[words.done]} />
      ) : (
        <Problem problem={last.problem} />
      ),
  },
  {
    name: 'seconds',
    label: words.seconds,
    value: ({ runs: [last] }) => (last?.duration_ms == null ? null : (last.duration_ms / 1000).toFixed(1)),
    hidden: 'when narrow',
  },
  { name: 'release', label: words.release, value: ({ runs }) => runs[0]?.release, hidden: 'unless wide' },
]
