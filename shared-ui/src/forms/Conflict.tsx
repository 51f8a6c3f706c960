import type { Field, Fields } from '@samity/shared-api/contract'
import { Button } from 'antd'
import { Modal } from '../core/Modal.tsx'
import { useSay, useShow, useWords } from '../words/index.ts'
import styles from './Conflict.module.css'

type Values = Record<string, unknown>
type Props = {
  fields: Fields
  mine: Values
  theirs: Values
  onMine: () => void
  onTheirs: () => void
  onCancel: () => void
}

const words = {
  title: {
    en: 'Someone else has saved this record meanwhile',
    bn: 'এরই মধ্যে অন্য কেউ এই রেকর্ড সংরক্ষণ করেছেন',
  },
  field: { en: 'Field', bn: 'ঘর' },
  mine: { en: 'Yours', bn: 'আপনার' },
  theirs: { en: 'Saved meanwhile', bn: 'এরই মধ্যে সংরক্ষিত' },
  keepMine: { en: 'Save mine', bn: 'আমারটি সংরক্ষণ করুন' },
  keepTheirs: { en: 'Take the saved one', bn: 'সংরক্ষিতটি নিন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

/** Both versions side by side, only where they differ; the person chooses. */
export function Conflict({ fields, mine, theirs, onMine, onTheirs, onCancel }: Props) {
  const t = useWords(words)
  const say = useSay()
  const written = useWritten()
  const differing = Object.entries(fields).filter(
    ([name, field]) => name in mine && written(field, mine[name]) !== written(field, theirs[name]),
  )
  return (
    <Modal
      open
      title={t.title}
      width={720}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button onClick={onTheirs}>{t.keepTheirs}</Button>
          <Button type="primary" onClick={onMine}>
            {t.keepMine}
          </Button>
        </>
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
            {differing.map(([name, field]) => (
              <tr key={name}>
                <th scope="row">{say(field.label)}</th>
                <td>{written(field, mine[name])}</td>
                <td>{written(field, theirs[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

function useWritten() {
  const say = useSay()
  const show = useShow()
  return (field: Field, value: unknown): string => {
    const { success, data } = field.schema.safeParse(value)
    if (value instanceof File) return value.name
    if (field.kind === 'money' && success && typeof data === 'number')
      return show.money((data / 100).toFixed(2))
    if (field.kind === 'day' && success) return show.day(data as string | null)
    if (field.kind === 'flag') return data ? '✓' : '—'
    if (field.kind === 'choice') {
      const label = field.choices?.find((choice) => choice.value === data)?.label
      return label ? say(label) : '—'
    }
    const known = success && field.kind !== 'picture' ? data : value
    if (known !== null && typeof known === 'object') return rowsWritten(known)
    return known === null || known === undefined || known === '' ? '—' : String(known)
  }
}

/** Rows inside a record, one a line. */
const rowsWritten = (rows: object): string =>
  (Array.isArray(rows) ? rows : [rows]).map((row: object) => Object.values(row).join(' · ')).join('\n')
