import type { Role } from '@samity/shared-api/contract'
import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import { roleNames } from '@samity/shared-api/contract/roles'
import {
  findingWords,
  sendingWords,
  type RehearsalDetails,
  type RehearsalFinding,
  type RehearsalSending,
} from '@samity/shared-api/contract/system/rehearsals'
import { Alert, Card, ErrorState, LoadingState, Modal } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './modules.module.css'
import { ReleaseLabel } from './ReleaseLabel.tsx'

const words = {
  title: { en: 'Rehearsal of {module}', bn: '{module}-এর মহড়া' },
  facts: {
    en: '{pages} pages opened, {calls} calls and {prints} prints compared, in {minutes} min, with the data of {backup}.',
    bn: '{backup}-এর তথ্য দিয়ে {minutes} মিনিটে {pages}টি পাতা খোলা, {calls}টি অনুরোধ ও {prints}টি ছাপা মেলানো হয়েছে।',
  },
  none: { en: 'Nothing was found.', bn: 'কোনো সমস্যা পাওয়া যায়নি।' },
  noBrowser: {
    en: 'No page was opened: there is no browser. Install Chromium on the server, or set CHROMIUM_PATH.',
    bn: 'কোনো পাতা খোলা হয়নি: সার্ভারে ব্রাউজার নেই। Chromium ইনস্টল করুন, অথবা CHROMIUM_PATH ঠিক করুন।',
  },
  exceeded: {
    en: 'The browser needed more than {limit} MiB and was ended: the other pages were not opened. The operator of the server can set REHEARSAL_MEMORY_MIB.',
    bn: 'ব্রাউজারের {limit} MiB-এর বেশি মেমোরি লাগছিল বলে বন্ধ করা হয়েছে: বাকি পাতা খোলা হয়নি। সার্ভারের পরিচালক REHEARSAL_MEMORY_MIB ঠিক করতে পারেন।',
  },
  noServices: {
    en: 'Services did not run: this server cannot keep them from the network. Install bubblewrap.',
    bn: 'সার্ভিস চলেনি: এই সার্ভার এগুলোকে নেটওয়ার্ক থেকে আলাদা রাখতে পারে না। bubblewrap ইনস্টল করুন।',
  },
  unopened: {
    en: 'Not opened, because no page leads there: {paths}',
    bn: 'কোনো পাতা থেকে লিংক না থাকায় খোলা হয়নি: {paths}',
  },
  active: { en: 'Active release', bn: 'চালু রিলিজ' },
  candidate: { en: 'This release', bn: 'এই রিলিজ' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  sendings: { en: 'Recorded, not sent', bn: 'লেখা হয়েছে, পাঠানো হয়নি' },
  kind: { en: 'Kind', bn: 'ধরন' },
  receiver: { en: 'Receiver', bn: 'গ্রহীতা' },
  event: { en: 'Kind of event', bn: 'ঘটনার ধরন' },
  visitor: { en: 'Visitor', bn: 'দর্শনার্থী' },
}

function SendingKind({ kind }: RehearsalSending) {
  const say = useSay()
  return <>{say(sendingWords[kind])}</>
}

function EventName({ event }: RehearsalSending) {
  const say = useSay()
  return <>{event && say(eventKindWords(event))}</>
}

const columns: Column<RehearsalSending & { id: number }>[] = [
  { name: 'kind', label: words.kind, value: ({ kind }) => kind, show: (row) => <SendingKind {...row} /> },
  {
    name: 'receiver',
    label: words.receiver,
    value: ({ receiver }) => receiver,
    show: ({ receiver }) => <span className={styles.receiver}>{receiver}</span>,
  },
  { name: 'event', label: words.event, value: ({ event }) => event, show: (row) => <EventName {...row} /> },
  { name: 'active', label: words.active, value: ({ active }) => active, kind: 'int' },
  { name: 'candidate', label: words.candidate, value: ({ candidate }) => candidate, kind: 'int' },
]

type Props = { module: { name: string; title: string }; release: string; onClose: () => void }

/** The last rehearsal of a release: each finding, with the prints that differ side by side. */
export function RehearsalDialog({ module, release, onClose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { data, error, refresh } = useGet<RehearsalDetails>(`modules/${module.name}/rehearsal/`, {
    params: { release },
  })
  return (
    <Modal open title={fill(t.title, { module: module.title })} onCancel={onClose} footer={null} width={960}>
      <p>
        <ReleaseLabel release={release} />
      </p>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data ? (
        <>
          <p>
            {fill(t.facts, {
              pages: show.number(data.pages),
              calls: show.number(data.calls),
              prints: show.number(data.prints),
              minutes: show.number(Math.ceil(data.seconds / 60)),
              backup: show.moment(data.backup),
            })}
          </p>
          {data.browser === null && data.exceededMiB === null && (
            <Alert type="warning" showIcon title={t.noBrowser} />
          )}
          {!data.services && <Alert type="warning" showIcon title={t.noServices} />}
          {data.exceededMiB !== null && (
            <Alert
              type="warning"
              showIcon
              title={fill(t.exceeded, { limit: show.number(data.exceededMiB) })}
            />
          )}
          {data.unopened.length > 0 && (
            <p className={styles.hint}>{fill(t.unopened, { paths: data.unopened.join(', ') })}</p>
          )}
          {data.findings.length === 0 && <p>{t.none}</p>}
          <div className={styles.results}>
            {data.findings.map((finding, index) => (
              // findings have no id, and their order stays
              <Finding key={index} finding={finding} pictures={data.pictures} />
            ))}
            {data.sendings.length > 0 && (
              <Card heading={words.sendings}>
                <DataTable
                  label={words.sendings}
                  columns={columns}
                  rows={data.sendings.map((sending, id) => ({ ...sending, id }))}
                  size={10}
                />
              </Card>
            )}
          </div>
        </>
      ) : (
        <LoadingState />
      )}
    </Modal>
  )
}

const sides = ['active', 'candidate', 'difference'] as const

function Finding({ finding, pictures }: { finding: RehearsalFinding; pictures: Record<string, string> }) {
  const t = useWords(words)
  const say = useSay()
  const { kind, path, roles, active, candidate, picture } = finding
  const nameOf = (role: Role | 'visitor') => (role === 'visitor' ? t.visitor : say(roleNames[role]))
  return (
    <Card heading={findingWords[kind]}>
      <p>
        {path && <code translate="no">{path}</code>} {roles.map(nameOf).join(', ')}
      </p>
      {active && (
        <p>
          {t.active}: <span translate="no">{active}</span>
        </p>
      )}
      <p>
        {t.candidate}: <span translate="no">{candidate}</span>
      </p>
      {picture !== undefined && (
        <div className={styles.prints}>
          {sides.map((side) => (
            <figure key={side}>
              <img src={pictures[`${picture}.${side}.webp`]} alt={t[side]} />
              <figcaption>{t[side]}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </Card>
  )
}
