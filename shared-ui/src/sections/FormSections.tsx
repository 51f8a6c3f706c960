import type { Words } from '@samity/shared-api/contract'
import { useRef, type MouseEvent, type ReactNode } from 'react'
// by the names that the shell shares: a module contains this entry, because few screens need it
import { Card } from '@samity/shared-ui/core'
import { useSay, useWords } from '@samity/shared-ui/words'
import styles from './FormSections.module.css'
import { useInvalidSections, useSectionInView } from './use-sections.ts'

export type FormSection = {
  /** The id of its element, which the link of the index names */
  id: string
  heading: Words
  content: ReactNode
}
type Props = {
  /** The parts of the form, in their order */
  sections: readonly FormSection[]
}

const words = {
  index: { en: 'Sections of the form', bn: 'ফরমের অংশসমূহ' },
  errors: { en: 'has errors', bn: 'ভুল আছে' },
}

/**
 * The cards of a long form beside an index, which jumps to a section, marks the one in view and those with
 * errors. On a phone the index is above the cards.
 */
export function FormSections({ sections }: Props) {
  const t = useWords(words)
  const say = useSay()
  const container = useRef<HTMLDivElement>(null)
  const [idInView, goTo] = useSectionInView(container)
  const invalidIds = useInvalidSections(container)

  function jump(event: MouseEvent, id: string) {
    // the link is no entry of the history: Back leaves the form
    event.preventDefault()
    goTo(id)
  }

  return (
    <div className={styles.layout}>
      <nav className={styles.index} aria-label={t.index}>
        {sections.map(({ id, heading }) => (
          <a
            key={id}
            href={`#${id}`}
            {...(id === (idInView ?? sections[0]?.id) && { 'aria-current': 'location' })}
            onClick={(event) => jump(event, id)}
          >
            {say(heading)}
            {invalidIds.includes(id) && <span role="img" aria-label={t.errors} className={styles.errors} />}
          </a>
        ))}
      </nav>
      <div ref={container} className={styles.sections}>
        {sections.map(({ id, heading, content }) => (
          <div key={id} id={id}>
            <Card heading={heading}>{content}</Card>
          </div>
        ))}
      </div>
    </div>
  )
}
