import type { Column } from '@samity/shared-ui/data'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { channels, messageStates, reasonWords, type OutgoingMessage } from '../contract/message.ts'
import { listedKinds } from '../contract/template.ts'
import styles from './messages.module.css'

const words = {
  member: { en: 'Member', bn: 'সদস্য' },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  address: { en: 'Sent to', bn: 'প্রাপকের ঠিকানা' },
  text: { en: 'Text', bn: 'লেখা' },
  kind: { en: 'Kind', bn: 'ধরন' },
  way: { en: 'Way', bn: 'মাধ্যম' },
  state: { en: 'State', bn: 'অবস্থা' },
  parts: { en: 'Parts', bn: 'অংশ' },
  cost: { en: 'Cost', bn: 'খরচ' },
  planned: { en: 'Planned at', bn: 'তৈরির সময়' },
  by: { en: 'Planned by', bn: 'কে তৈরি করেছেন' },
  trial: { en: '{state} (trial)', bn: '{state} (পরীক্ষামূলক)' },
}

export const messageWords = { state: words.state, kind: words.kind, way: words.way }

function State({ message: { state, reason, is_trial } }: { message: OutgoingMessage }) {
  const say = useSay()
  const t = useWords(words)
  const text = say(messageStates.find(({ value }) => value === state)!.label)
  return (
    <>
      {is_trial ? fill(t.trial, { state: text }) : text}
      {reason && <span className={styles.soft}> {say(reasonWords(reason))}</span>}
    </>
  )
}

const all: Column<OutgoingMessage>[] = [
  { name: 'advocate_name', label: words.member, value: ({ advocate_name }) => advocate_name },
  {
    name: 'advocate_number',
    label: words.number,
    value: ({ advocate_number }) => advocate_number,
    hidden: 'when narrow',
  },
  {
    name: 'address',
    label: words.address,
    value: ({ address }) => address,
    sort: null,
    hidden: 'unless wide',
  },
  {
    name: 'body',
    label: words.text,
    value: ({ body }) => body,
    show: ({ body }) => <p className={styles.text}>{body}</p>,
    sort: null,
  },
  {
    name: 'kind',
    label: words.kind,
    kind: 'choice',
    choices: listedKinds,
    value: ({ kind }) => kind,
    sort: null,
    hidden: 'unless wide',
  },
  {
    name: 'channel',
    label: words.way,
    kind: 'choice',
    choices: channels,
    value: ({ channel }) => channel,
    sort: null,
    hidden: true,
  },
  {
    name: 'state',
    label: words.state,
    kind: 'choice',
    choices: messageStates,
    value: ({ state }) => state,
    show: (message) => <State message={message} />,
    sort: null,
  },
  { name: 'parts', label: words.parts, kind: 'int', value: ({ parts }) => parts, hidden: 'unless wide' },
  { name: 'cost', label: words.cost, kind: 'money', value: ({ cost }) => cost, hidden: true },
  {
    name: 'planned_at',
    label: words.planned,
    value: ({ planned_at }) => planned_at,
    show: ({ planned_at }) => <Moment at={planned_at} />,
    hidden: 'when narrow',
  },
  { name: 'planned_by', label: words.by, value: ({ planned_by }) => planned_by, sort: null, hidden: true },
]

function Moment({ at }: { at: OutgoingMessage['planned_at'] }) {
  return useShow().moment(at)
}

export const messageColumns = all
export const memberMessageColumns = all.filter(({ name }) => !name.startsWith('advocate_'))
