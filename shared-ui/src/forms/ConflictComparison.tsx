import { parseDay } from '@samity/shared-api/contract/day'
import type { Field } from '@samity/shared-api/contract'
import { Button } from 'antd'
import { conflictWords } from '../core/conflict-words.ts'
import { Modal } from '../core/Modal.tsx'
import { useSay, useShow, useWords } from '../words/index.ts'
import styles from './ConflictComparison.module.css'
import type { ConflictDialogProps } from './ConflictDialog.tsx'

const words = {
  title: {
    en: 'Someone else has saved this record in the meantime',
    bn: 'এরই মধ্যে অন্য কেউ এই রেকর্ড সংরক্ষণ করেছেন',
  },
  field: { en: 'Field', bn: 'ঘর' },
  mine: { en: 'Yours', bn: 'আপনার' },
  theirs: { en: 'Saved version', bn: 'এরই মধ্যে সংরক্ষিত' },
  keepMine: conflictWords.mine,
  keepTheirs: conflictWords.theirs,
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

export function ConflictComparison({
  fields,
  mine,
  theirs,
  onKeepMine,
  onKeepTheirs,
  onCancel,
}: ConflictDialogProps) {
  const t = useWords(words)
  const say = useSay()
  const formatValue = useFormatValue()
  const differences = Object.entries(fields).filter(
    ([name, field]) => name in mine && formatValue(field, mine[name]) !== formatValue(field, theirs[name]),
  )
  return (
    <Modal
      open
      title={t.title}
      width={720}
      onCancel={onCancel}
      footer={
        <div className={styles.buttons}>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button onClick={onKeepTheirs}>{t.keepTheirs}</Button>
          <Button type="primary" onClick={onKeepMine}>
            {t.keepMine}
          </Button>
        </div>
      }
    >
      <div className={styles.box}>
        <table className={styles.versions}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.mine}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(([name, field]) => (
              <tr key={name}>
                <th scope="row">{say(field.label)}</th>
                <td>{formatValue(field, mine[name])}</td>
                <td>{formatValue(field, theirs[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

function useFormatValue() {
  const say = useSay()
  const show = useShow()
  return (field: Field, value: unknown): string => {
    const { success, data } = field.schema.safeParse(value)
    if (value instanceof File) return value.name
    if (field.kind === 'money' && success && typeof data === 'number')
      return show.money((data / 100).toFixed(2))
    if (field.kind === 'day' && success) return show.day(parseDay(data))
    if (field.kind === 'flag') return data ? '✓' : '—'
    if (field.kind === 'choice') {
      const label = field.choices?.find((choice) => choice.value === data)?.label
      return label ? say(label) : '—'
    }
    const content = success && field.kind !== 'picture' ? data : value
    if (content !== null && typeof content === 'object') return formatRows(content)
    return content === null || content === undefined || content === '' ? '—' : String(content)
  }
}

const formatRows = (rows: object): string =>
  (Array.isArray(rows) ? rows : [rows]).map((row: object) => Object.values(row).join(' · ')).join('\n')
