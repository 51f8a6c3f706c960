import { statusNotes } from '@samity/shared-api/contract/config/advocate'
import type { ComponentProps } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { useSay, useShow, useWords } from '../words/index.ts'
import { answers, isExact, matches, type Advocate, type By, type Found } from './advocates.ts'
import styles from './Advocate.module.css'

const words = {
  several: {
    en: 'More than one member has this phone. Choose one.',
    bn: 'একাধিক সদস্যের এই ফোন নম্বর আছে। একজনকে বেছে নিন।',
  },
}

type Props = Omit<
  ComponentProps<typeof Combobox>,
  'value' | 'onChange' | 'suggestions' | 'onPick' | 'notice' | 'insists'
> & {
  by: By
  found: Found
  value?: string | null
  onChange?: (text: string) => void
  onType?: (text: string) => void
  onPick: (advocate: Advocate) => void
}

/** One box of the lookup, with the members that match what stands in it. */
export function AdvocateBox({ by, found, value, onChange, onType, onPick, ...control }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const text = value ?? ''
  const current = text !== '' && answers(found, text)
  const offered = current ? found.advocates.filter((advocate) => matches(advocate, by, text)) : []
  const several = by === 'phone' && offered.filter((advocate) => isExact(advocate, by, text)).length > 1

  return (
    <Combobox
      {...control}
      {...(by === 'phone' && { type: 'tel' })}
      value={text}
      onChange={(typed) => {
        onChange?.(typed)
        onType?.(typed)
      }}
      suggestions={offered.map((advocate) => ({
        key: advocate.id,
        advocate,
        label: (
          <>
            <b>{advocate.bar_registration_number}</b> {advocate.name_english}{' '}
            <span className={styles.more}>
              {[advocate.name_bengali, show.digits(advocate.phone)].filter(Boolean).join(' · ')}
            </span>
            {statusNotes(advocate).map((note) => (
              <span key={note.en} className={styles.status} translate="yes">
                {say(note)}
              </span>
            ))}
          </>
        ),
      }))}
      notice={(current && found.failed) || (several && t.several) || undefined}
      insists={several}
      onPick={(picked) => onPick((picked as unknown as { advocate: Advocate }).advocate)}
    />
  )
}
