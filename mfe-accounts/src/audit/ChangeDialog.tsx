import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { Modal } from '@samity/shared-ui/core'
import { useSay, useWords } from '@samity/shared-ui/words'
import styles from './audit.module.css'
import { subjectWords } from '@samity/shared-api/contract/system/audit-labels'

const words = {
  title: { en: 'Before and after', bn: 'আগে ও পরে' },
  field: { en: 'Field', bn: 'ঘর' },
  before: { en: 'Before', bn: 'আগে' },
  after: { en: 'After', bn: 'পরে' },
}

/** Formats a stored value as text; an object becomes 'search: Rahim, limit: 10'. */
const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.map(formatValue).join('; ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${formatValue(part)}`)
    .join(', ')
}

export function ChangeDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const { before, after } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <Modal
      open
      title={`${t.title}: ${[say(subjectWords(entry.subject)), entry.subject_id].filter(Boolean).join(' ')}`}
      footer={null}
      width={760}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className={styles.box}>
        <table className={styles.change} aria-label={t.title}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              {before && <th scope="col">{t.before}</th>}
              {after && <th scope="col">{t.after}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field} translate="no">
                <th scope="row">{field}</th>
                {before && <td>{formatValue(before[field])}</td>}
                {after && <td>{formatValue(after[field])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
