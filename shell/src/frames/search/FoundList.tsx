import { useEffect, useId } from 'react'
import type { FoundGroup, FoundLink } from './found.ts'
import styles from './search.module.css'

type Props = {
  id: string
  label: string
  groups: readonly FoundGroup[]
  marked: FoundLink | undefined
  onPick: (link: FoundLink) => void
}

export const optionId = (list: string, { key }: FoundLink) => `${list}-${key.replaceAll(' ', '-')}`

/** What was found, in groups. The keys stay with the box, which names the marked option. */
export function FoundList({ id, label, groups, marked, onPick }: Props) {
  const own = useId()
  useEffect(() => {
    if (marked) document.getElementById(optionId(id, marked))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, marked])
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map(({ name, links }, index) => (
        <div key={name} role="group" aria-labelledby={`${own}-${index}`}>
          <div id={`${own}-${index}`} className={styles.group} role="presentation">
            {name}
          </div>
          {links.map((link) => (
            // oxlint-disable-next-line click-events-have-key-events -- the keys stay with the box
            <div
              key={link.key}
              id={optionId(id, link)}
              role="option"
              tabIndex={-1}
              aria-selected={link === marked}
              className={`${styles.option} ${link === marked ? styles.marked : ''}`}
              // before the box loses the focus and closes the list
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(link)}
            >
              <span className={styles.title} translate="no">
                {link.title}
              </span>
              {link.mark && <b className={styles.mark}>{link.mark}</b>}
              <span className={styles.note}>{link.note}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
