import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { useLanguage, useWords } from '@samity/shared-ui/words'
import styles from './paper.module.css'

const words = {
  noAddress: { en: 'No address is known', bn: 'ঠিকানা জানা নেই' },
}

/** Labels of 70 × 37 mm, three by eight on a sheet of A4; who has no address has no label and is named above. */
export function AddressLabels({ members }: { members: readonly Advocate[] }) {
  const t = useWords(words)
  const language = useLanguage()
  const nameOf = (member: Advocate) => (language === 'bn' ? member.name_bengali : member.name_english)
  const addressOf = (member: Advocate) => (member.current_address || member.permanent_address || '').trim()
  const without = members.filter((member) => !addressOf(member))
  return (
    <>
      {without.length > 0 && (
        <p className={styles.without}>
          {t.noAddress}: <span translate="no">{without.map(nameOf).join(', ')}</span>
        </p>
      )}
      <ul className={styles.labels} translate="no">
        {members
          .filter((member) => addressOf(member))
          .map((member) => (
            <li key={member.id} className={styles.label}>
              <strong>{nameOf(member)}</strong>
              <span>{addressOf(member)}</span>
              {member.phone && <span>{member.phone}</span>}
            </li>
          ))}
      </ul>
    </>
  )
}
