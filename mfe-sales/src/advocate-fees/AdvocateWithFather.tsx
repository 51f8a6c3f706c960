import { useWords } from '@samity/shared-ui/words'
import styles from './AdvocateWithFather.module.css'

const words = { unknown: { en: 'Unknown', bn: 'অজানা' } }

/** The names of an advocate and the father; 'Unknown' when there is no such advocate. */
export function AdvocateWithFather({
  advocate_name,
  father_name,
}: {
  advocate_name: string
  father_name: string
}) {
  const t = useWords(words)
  return (
    <div>
      {advocate_name ? <span translate="no">{advocate_name}</span> : t.unknown}
      {father_name && (
        <span className={styles.father} translate="no">
          {father_name}
        </span>
      )}
    </div>
  )
}
