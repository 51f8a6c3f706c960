import type { useOptionList } from '@samity/shared-ui/combobox'
import { useId } from 'react'
import type { SearchResultGroup, SearchResultLink } from './use-search-result-groups.ts'
import styles from './search.module.css'

type OptionList = ReturnType<typeof useOptionList<SearchResultLink>>
type Props = {
  groups: readonly SearchResultGroup[]
  activeLink: SearchResultLink | undefined
  listProps: OptionList['listProps']
  optionProps: (link: SearchResultLink) => ReturnType<OptionList['optionProps']>
}

/** The results in groups. The search box handles the keys and marks the active option with aria-activedescendant. */
export function SearchResultList({ groups, activeLink, listProps, optionProps }: Props) {
  const groupId = useId()
  return (
    <div {...listProps}>
      {groups.map(({ name, links }, index) => (
        <div key={name} role="group" aria-labelledby={`${groupId}-${index}`}>
          <div id={`${groupId}-${index}`} className={styles.group} role="presentation">
            {name}
          </div>
          {links.map((link) => (
            <div
              key={link.key}
              {...optionProps(link)}
              className={`${styles.option} ${link === activeLink ? styles.marked : ''}`}
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
