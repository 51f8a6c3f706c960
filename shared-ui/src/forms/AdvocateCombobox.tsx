import { statusNotes } from '@samity/shared-api/contract/config/advocate-status'
import type { ComponentProps } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { useSay, useShow, useWords } from '../words/index.ts'
import {
  isResultFor,
  isExact,
  matchesText,
  type AdvocateSummary,
  type LookupBy,
  type AdvocateMatches,
} from './advocate-matches.ts'
import styles from './AdvocateCombobox.module.css'

const words = {
  several: {
    en: 'More than one member has this phone. Choose one.',
    bn: 'একাধিক সদস্যের এই ফোন নম্বর আছে। একজনকে বেছে নিন।',
  },
}

type Props = Omit<
  ComponentProps<typeof Combobox>,
  'value' | 'onChange' | 'suggestions' | 'isIncomplete' | 'onPick' | 'notice' | 'requiresChoice'
> & {
  by: LookupBy
  result: AdvocateMatches
  value?: string | null
  onChange?: (text: string) => void
  onType?: (text: string) => void
  /**
   * Shown when no advocate matches. Without it nothing is shown, because the text may be the name of anyone.
   */
  emptyNotice?: string
  onPick: (advocate: AdvocateSummary) => void
}

export function AdvocateCombobox({
  by,
  result,
  value,
  onChange,
  onType,
  onPick,
  emptyNotice,
  ...control
}: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const text = value ?? ''
  const isCurrent = text !== '' && isResultFor(result, text)
  const matches = isCurrent ? result.advocates : []
  // a complete number means nobody whose phone has the same digits
  const isNumber = by === 'any' && matches.some((advocate) => isExact(advocate, 'id', text))
  const candidates = matches.filter((advocate) => matchesText(advocate, isNumber ? 'id' : by, text))
  const isAmbiguous =
    (by === 'phone' || by === 'any') &&
    !result.isPreview &&
    candidates.filter((advocate) => isExact(advocate, by, text)).length > 1

  return (
    <Combobox
      {...control}
      {...(by === 'phone' && { type: 'tel' })}
      value={text}
      onChange={(newText) => {
        onChange?.(newText)
        onType?.(newText)
      }}
      isIncomplete={isCurrent && !!result.isPreview}
      suggestions={candidates.map((advocate) => ({
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
      notice={
        (isCurrent && result.error) ||
        (isAmbiguous && t.several) ||
        (isCurrent && !result.isPreview && candidates.length === 0 && emptyNotice) ||
        undefined
      }
      requiresChoice={isAmbiguous}
      onPick={({ advocate }) => onPick(advocate)}
    />
  )
}
