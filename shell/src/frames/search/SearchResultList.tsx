import type { useOptionList } from '@samity/shared-ui/combobox'
import { useId } from 'react'
import type { ShownGroup, ShownLink } from './search-groups.ts'
import styles from './search.module.css'

type OptionList = ReturnType<typeof useOptionList<ShownLink>>
type Props = {
  groups: readonly ShownGroup[]
  activeLink: ShownLink | undefined
  listProps: OptionList['listProps']
  optionProps: (link: ShownLink) => ReturnType<OptionList['optionProps']>
}

export function SearchResultList({ groups, activeLink, listProps, optionProps }: Props) {
  const groupId = useId()
  return (
    <div {...listProps}>
      {groups.map(({ key, title, links }, index) => (
        <div key={key} role="group" aria-labelledby={`${groupId}-${index}`}>
          <div id={`${groupId}-${index}`} className={styles.group} role="presentation">
            {title}
          </div>
          {links.map((link) => (
            <div
              key={link.key}
              {...optionProps(link)}
              className={`${styles.option} ${link === activeLink ? styles.marked : ''}`}
            >
              <span className={styles.title} translate="no">
                {link.text}
              </span>
              {link.tag && <b className={styles.mark}>{link.tag}</b>}
              <span className={styles.note}>{link.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
