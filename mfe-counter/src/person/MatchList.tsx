import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './person.module.css'

const words = { several: { en: 'Who is it?', bn: 'কোন জন?' } }

type Props = {
  members: readonly CounterMember[]
  active: number
  onPick: (member: CounterMember) => void
}

export function MatchList({ members, active, onPick }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <div id="counter-matches" role="listbox" aria-label={t.several} className={styles.matches}>
      {members.map((member, index) => (
        // oxlint-disable-next-line click-events-have-key-events -- the keys come from the look-up field
        <div
          key={member.id}
          id={`counter-match-${member.id}`}
          role="option"
          aria-selected={index === active}
          // the field has the focus and the arrow keys
          tabIndex={-1}
          className={styles.match}
          onClick={() => onPick(member)}
        >
          <strong>{show.digits(member.bar_registration_number)}</strong>
          <span translate="no">{say({ en: member.name_english, bn: member.name_bengali })}</span>
          <span className={styles.hint}>{show.digits(member.phone)}</span>
          <span className={styles.hint}>{say(member.standing)}</span>
        </div>
      ))}
    </div>
  )
}
