import type { Words } from '@samity/shared-api/contract'
import { Alert, DescriptionList } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { reasonWords } from '../../contract/message.ts'
import type { PlanPreview } from '../../contract/plan.ts'
import styles from '../messages.module.css'

const words = {
  messages: { en: 'Messages', bn: 'বার্তা' },
  parts: { en: 'Parts', bn: 'অংশ' },
  partsOf: { en: '{parts}, at most {longest} a message', bn: '{parts}, এক বার্তায় সর্বোচ্চ {longest}' },
  cost: { en: 'Cost', bn: 'খরচ' },
  time: { en: 'Time', bn: 'সময়' },
  about: { en: 'About {time}, without the quiet hours', bn: 'প্রায় {time}, নীরব সময় ছাড়া' },
  nothing: { en: 'Gets nothing', bn: 'পাবেন না' },
  members: { en: '{count}: {reason}', bn: '{count} জন: {reason}' },
  repeated: { en: 'has this message already', bn: 'এই বার্তা আগেই পেয়েছেন' },
  length: {
    en: '{units} characters, {encoding}, parts: {parts}',
    bn: '{units} অক্ষর, {encoding}, অংশ: {parts}',
  },
  ceiling: {
    en: 'Before the ceiling of the month {left} parts are left. The rest waits.',
    bn: 'মাসের সীমার আগে {left}টি অংশ বাকি। বাকিগুলো অপেক্ষায় থাকবে।',
  },
}

type Props = {
  preview: PlanPreview
  /** Until the last of them leaves; undefined when it is less than a minute */
  time: Words | undefined
}

export function PlanPreviewCard({ preview, time }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { messages, parts, cost, longest_parts, repeated, suppressed, samples, parts_left } = preview
  const heldGroups = [
    ...suppressed.map(({ reason, members }) => ({ text: say(reasonWords(reason)), members })),
    ...(repeated > 0 ? [{ text: t.repeated, members: repeated }] : []),
  ]
  return (
    <>
      {parts > parts_left && (
        <Alert type="warning" showIcon title={fill(t.ceiling, { left: show.number(parts_left) })} />
      )}
      <DescriptionList>
        <dt>{t.messages}</dt>
        <dd>{show.number(messages)}</dd>
        {/* an e-mail has none, and costs nothing */}
        {parts > 0 && (
          <>
            <dt>{t.parts}</dt>
            <dd>{fill(t.partsOf, { parts: show.number(parts), longest: show.number(longest_parts) })}</dd>
            <dt>{t.cost}</dt>
            <dd>{show.money(cost)}</dd>
          </>
        )}
        {time && (
          <>
            <dt>{t.time}</dt>
            <dd>{fill(t.about, { time: show.digits(say(time)) })}</dd>
          </>
        )}
        {heldGroups.length > 0 && (
          <>
            <dt>{t.nothing}</dt>
            <dd>
              {heldGroups.map(({ text, members }) => (
                <div key={text}>{fill(t.members, { count: show.number(members), reason: text })}</div>
              ))}
            </dd>
          </>
        )}
      </DescriptionList>
      <ul className={styles.samples}>
        {samples.map(({ name, address, text, units, encoding, parts: count }) => (
          <li key={`${name} ${address}`}>
            <strong translate="no">
              {name} · {show.digits(address)}
            </strong>
            <p className={styles.text} translate="no">
              {text}
            </p>
            {count > 0 && (
              <p className={styles.soft}>
                {fill(t.length, { units: show.number(units), encoding, parts: show.number(count) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
