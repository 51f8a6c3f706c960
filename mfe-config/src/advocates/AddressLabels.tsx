import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { useLanguage, useWords } from '@samity/shared-ui/words'
import styles from './print.module.css'

const words = {
  noAddress: { en: 'No address is known', bn: 'ঠিকানা জানা নেই' },
}

/**
 * Labels of 70 × 37 mm, three by eight on an A4 page. Advocates without an address get no label; their names
 * are listed above the labels.
 */
export function AddressLabels({ advocates }: { advocates: readonly Advocate[] }) {
  const t = useWords(words)
  const language = useLanguage()
  const nameOf = (advocate: Advocate) => (language === 'bn' ? advocate.name_bengali : advocate.name_english)
  const addressOf = (advocate: Advocate) =>
    (advocate.current_address || advocate.permanent_address || '').trim()
  const withoutAddress = advocates.filter((advocate) => !addressOf(advocate))
  return (
    <>
      {withoutAddress.length > 0 && (
        <p className={styles.withoutAddress}>
          {t.noAddress}: <span translate="no">{withoutAddress.map(nameOf).join(', ')}</span>
        </p>
      )}
      <ul className={styles.labels} translate="no">
        {advocates
          .filter((advocate) => addressOf(advocate))
          .map((advocate) => (
            <li key={advocate.id} className={styles.label}>
              <strong>{nameOf(advocate)}</strong>
              <span>{addressOf(advocate)}</span>
              {advocate.phone && <span>{advocate.phone}</span>}
            </li>
          ))}
      </ul>
    </>
  )
}
