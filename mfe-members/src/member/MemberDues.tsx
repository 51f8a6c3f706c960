import type { AdvocateDues } from '@samity/shared-api/contract/members/dues'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Figures } from '../components/Figures.tsx'
import { StandingTag } from '../components/StandingTag.tsx'
import { advocatePath, nameOf } from '../members-api.ts'
import styles from '../members.module.css'
import { StandingPart } from '../standing/StandingPart.tsx'
import { DuesPart } from './DuesPart.tsx'
import { words as duesWords } from './dues-words.ts'

const words = {
  total: { en: 'To pay today', bn: 'আজ দিতে হবে' },
  months: { en: 'Months', bn: 'মাস' },
}

/** What an advocate owes, with every unpaid period, and the standing with its history. `id` is the advocate's id. */
export function MemberDues({ id }: { id: number }) {
  const t = useWords(words)
  const d = useWords(duesWords)
  const say = useSay()
  const show = useShow()
  const { data: dues, error, refresh } = useGet<AdvocateDues>(advocatePath(id, 'dues'))
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!dues) return <LoadingState />
  return (
    <div className={styles.blocks}>
      <div className={styles.toolbar}>
        <strong translate="no">{say(nameOf(dues))}</strong>
        <span translate="no">{show.digits(dues.bar_registration_number)}</span>
        <StandingTag standing={dues.standing} />
      </div>
      <Figures
        figures={[
          [d.owed, show.money(dues.owed)],
          [d.delay, show.money(dues.delay_fee)],
          [t.total, show.money(dues.total)],
          [t.months, show.number(dues.months_owed)],
        ]}
      />
      <section>
        <h3 className={styles.heading}>{d.dues}</h3>
        <DuesPart dues={dues} />
      </section>
      <StandingPart id={id} onChanged={refresh} />
    </div>
  )
}
