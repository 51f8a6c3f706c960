import type { MemberCode, MemberSession } from '@samity/shared-api/contract/members/own-page'
import type { SlotProps } from '@samity/shared-api/module'
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  useAction,
  usePermission,
  useRole,
} from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { endMemberSessions, makeMemberCode, sessionsPath } from '../my-api.ts'
import styles from '../requests.module.css'
import { CodeSlip } from './CodeSlip.tsx'
import { MemberRequests } from './MemberRequests.tsx'

const words = {
  print: { en: 'Print a code', bn: 'কোড ছাপুন' },
  question: { en: 'Print a code for {name}?', bn: '{name}-এর জন্য কোড ছাপবেন?' },
  explain: {
    en: 'Whoever has the slip can open the own page of this member. Give it to the member only.',
    bn: 'স্লিপটি যাঁর হাতে, তিনি এই সদস্যের নিজের পাতা খুলতে পারবেন। কেবল সদস্যকেই দিন।',
  },
  sessions: { en: 'Signed in on', bn: 'যেখানে ঢুকে আছেন' },
  none: { en: 'The member is signed in nowhere.', bn: 'সদস্য কোথাও ঢুকে নেই।' },
  device: { en: 'Device', bn: 'ডিভাইস' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  seen: { en: 'Last used', bn: 'সর্বশেষ ব্যবহার' },
  end: { en: 'End all', bn: 'সব শেষ করুন' },
  endQuestion: { en: 'End all sign-ins of {name}?', bn: '{name}-এর সব প্রবেশ শেষ করবেন?' },
  ended: { en: 'The member is signed out everywhere.', bn: 'সদস্যকে সব জায়গা থেকে বের করা হয়েছে।' },
}

const Moment = ({ at }: { at: MemberSession['created_at'] }) => useShow().moment(at)
const columns: Column<MemberSession>[] = [
  { name: 'device', label: words.device, value: ({ device }) => device },
  {
    name: 'created_at',
    label: words.since,
    value: ({ created_at }) => created_at,
    show: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    name: 'last_seen_at',
    label: words.seen,
    value: ({ last_seen_at }) => last_seen_at,
    show: ({ last_seen_at }) => <Moment at={last_seen_at} />,
  },
]

export default function OwnPage({ advocate }: SlotProps['advocate.tab']) {
  const t = useWords(words)
  const role = useRole()
  const mayPrint = role !== 'auditor'
  const mayRead = usePermission('my.read')
  const { run, isBusy } = useAction()
  const [code, setCode] = useState<MemberCode>()
  const { id, name_english, name_bengali } = advocate
  const name = name_english || name_bengali
  const print = () =>
    run(() => makeMemberCode(id), {
      ask: { question: fillWords(words.question, { name }), explain: words.explain, ok: words.print },
      onDone: setCode,
    })
  return (
    <div className={styles.blocks}>
      {mayPrint && (
        <div className={styles.buttons}>
          <Button type="primary" disabled={isBusy} onClick={print}>
            {t.print}
          </Button>
        </div>
      )}
      {role !== 'cashier' && <Sessions advocate={advocate} mayEnd={mayPrint} />}
      {mayRead && <MemberRequests advocate={id} />}
      {code && <CodeSlip advocate={advocate} code={code} onClose={() => setCode(undefined)} />}
    </div>
  )
}

type SessionProps = SlotProps['advocate.tab'] & { mayEnd: boolean }

/** Where the member is signed in. A stolen phone is a reason to end all. */
function Sessions({ advocate: { id, name_english, name_bengali }, mayEnd }: SessionProps) {
  const t = useWords(words)
  const { run, isBusy } = useAction()
  const { data, error, refresh } = useGet<MemberSession[]>(sessionsPath(id))
  const end = () =>
    run(() => endMemberSessions(id), {
      ask: {
        question: fillWords(words.endQuestion, { name: name_english || name_bengali }),
        ok: words.end,
        danger: true,
      },
      done: words.ended,
      onEnd: refresh,
    })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  if (data.length === 0) return <EmptyState text={words.none} />
  return (
    <>
      <DataTable label={words.sessions} rows={data} columns={columns} />
      {mayEnd && (
        <div className={styles.buttons}>
          <Button danger disabled={isBusy} onClick={end}>
            {t.end}
          </Button>
        </div>
      )}
    </>
  )
}
