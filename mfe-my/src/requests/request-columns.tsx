import { RecordLink } from '@samity/shared-ui/core'
import type { Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import {
  requestKinds,
  requestStates,
  stateWords,
  topics,
  topicWords,
  type MemberRequest,
} from '../../contract/request.ts'
import { MemberName } from '../member-name.tsx'
import styles from '../requests.module.css'

const words = {
  member: { en: 'Member', bn: 'সদস্য' },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  kind: { en: 'Kind', bn: 'ধরন' },
  about: { en: 'Subject', bn: 'বিষয়' },
  text: { en: 'Text', bn: 'লেখা' },
  state: { en: 'State', bn: 'অবস্থা' },
  answer: { en: 'Answer', bn: 'উত্তর' },
  by: { en: 'Answered by', bn: 'উত্তর দিয়েছেন' },
  answered: { en: 'Answered at', bn: 'উত্তরের সময়' },
  sent: { en: 'Sent at', bn: 'পাঠানোর সময়' },
}
export const requestWords = { kind: words.kind, about: words.about, state: words.state }

function About({ request: { topic, receipt_number } }: { request: MemberRequest }) {
  const say = useSay()
  if (receipt_number === null) return say(topicWords(topic ?? 'other'))
  return (
    <RecordLink className={styles.link} kind="receipt" values={{ number: receipt_number }} translate="no">
      {receipt_number}
    </RecordLink>
  )
}
const Moment = ({ at }: { at: MemberRequest['answered_at'] }) => useShow().moment(at)
const Text = ({ text }: { text: string }) => <p className={styles.text}>{text}</p>
const State = ({ state }: Pick<MemberRequest, 'state'>) => {
  const say = useSay()
  return state === 'open' ? <strong>{say(stateWords(state))}</strong> : say(stateWords(state))
}

const all: Column<MemberRequest>[] = [
  {
    name: 'kind',
    label: words.kind,
    kind: 'choice',
    choices: requestKinds,
    value: ({ kind }) => kind,
  },
  {
    name: 'about',
    label: words.about,
    choices: topics,
    value: ({ topic, receipt_number }) => receipt_number ?? topic ?? 'other',
    show: (request) => <About request={request} />,
    sort: null,
  },
  {
    name: 'advocate_name',
    label: words.member,
    value: ({ advocate_name }) => advocate_name,
    show: (request) => (
      <RecordLink className={styles.link} kind="advocate" values={{ search: request.advocate_number }}>
        <MemberName of={request} />
      </RecordLink>
    ),
  },
  { name: 'advocate_number', label: words.number, value: ({ advocate_number }) => advocate_number },
  {
    name: 'text',
    label: words.text,
    value: ({ text }) => text,
    show: ({ text }) => <Text text={text} />,
    sort: null,
  },
  {
    name: 'state',
    label: words.state,
    kind: 'choice',
    choices: requestStates,
    value: ({ state }) => state,
    show: ({ state }) => <State state={state} />,
  },
  {
    name: 'answer',
    label: words.answer,
    value: ({ answer }) => answer,
    show: ({ answer }) => <Text text={answer} />,
    sort: null,
    hidden: 'when narrow',
  },
  {
    name: 'created_at',
    label: words.sent,
    value: ({ created_at }) => created_at,
    show: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    name: 'answered_at',
    label: words.answered,
    value: ({ answered_at }) => answered_at,
    show: ({ answered_at }) => <Moment at={answered_at} />,
    hidden: 'unless wide',
  },
  {
    name: 'answered_by',
    label: words.by,
    value: ({ answered_by }) => answered_by,
    sort: null,
    hidden: 'unless wide',
  },
]

export const requestColumns = all
export const requestsOfMember = all.filter(({ name }) => !name.startsWith('advocate_'))
