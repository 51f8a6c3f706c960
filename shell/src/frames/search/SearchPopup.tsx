import { toRequestError } from '@samity/shared-api/client'
import type { useOptionList } from '@samity/shared-ui/combobox'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { Findings } from './run-searches.ts'
import type { ShownLink } from './search-groups.ts'
import { SearchResultList } from './SearchResultList.tsx'
import styles from './search.module.css'

const words = {
  searching: { en: 'Searching…', bn: 'খোঁজা হচ্ছে…' },
  nothing: { en: 'Nothing found for “{query}”.', bn: '“{query}”-এর জন্য কিছু পাওয়া যায়নি।' },
  count: { en: '{count} results', bn: '{count}টি ফল' },
  failed: { en: '“{title}” could not be searched.', bn: '“{title}”-এ খোঁজা যায়নি।' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
}

type OptionList = ReturnType<typeof useOptionList<ShownLink>>
export type SearchPopupProps = {
  query: string | undefined
  findings: Findings
  links: readonly ShownLink[]
  error: unknown
  /** True until the server has answered */
  isCoreLoading: boolean
  isLoading: boolean
  retry: () => void
  activeLink: ShownLink | undefined
  listProps: OptionList['listProps']
  optionProps: (link: ShownLink) => ReturnType<OptionList['optionProps']>
}

export function SearchPopup({
  query = '',
  findings: { groups, failedExtensions },
  links,
  error,
  isCoreLoading,
  isLoading,
  retry,
  ...list
}: SearchPopupProps) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <div className={styles.popup} aria-busy={isLoading}>
      <p role="status" className={links.length > 0 && !isLoading ? 'samity-unseen' : styles.status}>
        {isLoading
          ? t.searching
          : links.length > 0
            ? fill(t.count, { count: show.number(links.length) })
            : !error && failedExtensions.length === 0 && fill(t.nothing, { query })}
      </p>
      {!!error && !isLoading && (
        <p role="alert" className={styles.problem}>
          {toRequestError(error).message}{' '}
          <button type="button" onClick={retry}>
            {t.retry}
          </button>
        </p>
      )}
      <SearchResultList groups={groups} {...list} />
      {!isCoreLoading &&
        failedExtensions.map(({ key, title }) => (
          <p key={key} role="alert" className={styles.problem}>
            {fill(t.failed, { title: say(title) })}{' '}
            <button type="button" onClick={retry}>
              {t.retry}
            </button>
          </p>
        ))}
    </div>
  )
}
