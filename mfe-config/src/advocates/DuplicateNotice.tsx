import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { Link } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { formPath } from './advocates.ts'
import styles from './advocates.module.css'

const words = {
  bar_registration_number: { en: 'This number belongs to', bn: 'এই নম্বরটি যাঁর' },
  nid_number: { en: 'The same national ID:', bn: 'একই জাতীয় পরিচয়পত্র:' },
  phone: { en: 'The same phone:', bn: 'একই ফোন:' },
  father_name: { en: "The same name and father's name:", bn: 'একই নাম ও পিতার নাম:' },
  archived: { en: 'archived', bn: 'আর্কাইভে রাখা' },
}

type Props = { duplicates: readonly Duplicate[]; field: Duplicate['same'][number] }

/** The warning below a field that other advocates have the same value. Saving is still possible. */
export function DuplicateNotice({ duplicates, field }: Props) {
  const t = useWords(words)
  const matches = duplicates.filter((duplicate) => duplicate.same.includes(field))
  return (
    <div role="status" className={styles.duplicate}>
      {matches.length > 0 && `${t[field]} `}
      {matches.map(({ id, bar_registration_number, name_english, name_bengali, archived_at }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`${formPath}/${id}`} target="_blank" translate="no">
            {bar_registration_number} · {name_english} · {name_bengali}
          </Link>
          {archived_at && ` (${t.archived})`}
        </span>
      ))}
    </div>
  )
}
