import { useEffect, useId } from 'react'
import type { SearchResultGroup, SearchResultLink } from './use-search-result-groups.ts'
import styles from './search.module.css'

type Props = {
  id: string
  label: string
  groups: readonly SearchResultGroup[]
  activeLink: SearchResultLink | undefined
  onPick: (link: SearchResultLink) => void
}

export const optionId = (list: string, { key }: SearchResultLink) => `${list}-${key.replaceAll(' ', '-')}`

/** The results in groups. The search box handles the keys and marks the active option with aria-activedescendant. */
export function SearchResultList({ id, label, groups, activeLink, onPick }: Props) {
  const groupId = useId()
  useEffect(() => {
    if (activeLink) document.getElementById(optionId(id, activeLink))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, activeLink])
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map(({ name, links }, index) => (
        <div key={name} role="group" aria-labelledby={`${groupId}-${index}`}>
          <div id={`${groupId}-${index}`} className={styles.group} role="presentation">
            {name}
          </div>
          {links.map((link) => (
            // oxlint-disable-next-line click-events-have-key-events -- the search box handles the keys
            <div
              key={link.key}
              id={optionId(id, link)}
              role="option"
              tabIndex={-1}
              aria-selected={link === activeLink}
              className={`${styles.option} ${link === activeLink ? styles.marked : ''}`}
              // otherwise the box would lose the focus and close the list before the click
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
