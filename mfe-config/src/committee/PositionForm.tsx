import { Button, Input } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './committee.module.css'

const words = {
  position: { en: 'Position', bn: 'পদ' },
  placeholder: { en: 'Enter position name', bn: 'পদের নাম লিখুন' },
  add: { en: 'Add', bn: 'যোগ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

type Props = {
  position: string | undefined
  isSaving: boolean
  /** Resolves to whether the position was saved */
  onSave: (name: string) => Promise<boolean>
  onCancel: () => void
}

/** One name and one button. Submitting an empty name does nothing. */
export function PositionForm({ position, isSaving, onSave, onCancel }: Props) {
  const t = useWords(words)
  const id = useId()
  const [name, setName] = useState(position ?? '')

  async function save() {
    const trimmed = name.trim()
    if (!trimmed || isSaving) return
    if (await onSave(trimmed)) setName('')
  }

  return (
    <form
      className={styles.position}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label className="samity-unseen" htmlFor={id}>
        {t.position}
      </label>
      <Input
        id={id}
        name="position"
        autoComplete="off"
        maxLength={120}
        placeholder={t.placeholder}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {position === undefined ? t.add : t.update}
      </Button>
      {position !== undefined && <Button onClick={onCancel}>{t.cancel}</Button>}
    </form>
  )
}
