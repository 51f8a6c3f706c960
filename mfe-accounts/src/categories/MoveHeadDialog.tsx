import { http, toRequestError, type Collection } from '@samity/shared-api/client'
import { inLanguage, validationMessages, today } from '@samity/shared-api/contract'
import type { Head, HeadChange, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { Alert, Modal, useToast } from '@samity/shared-ui/core'
import { RecordSelect } from '@samity/shared-ui/data'
import { DayInput } from '@samity/shared-ui/date'
import { SelectField } from '@samity/shared-ui/forms'
import { fill, useLanguage, useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './categories.module.css'
import { headKinds } from './head-kinds.ts'

const words = {
  title: { en: 'Move {head}', bn: '{head} সরান' },
  category: { en: 'Income Category', bn: 'আয়ের খাত' },
  kind: { en: 'Kind', bn: 'ধরন' },
  from: { en: 'From', bn: 'কবে থেকে' },
  day: { en: 'Date', bn: 'তারিখ' },
  save: { en: 'Move', bn: 'সরান' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  moved: { en: 'Head moved successfully', bn: 'রসিদের খাত সফলভাবে সরানো হয়েছে' },
}
const startChoices = [
  { value: 'now', label: { en: 'From now on', bn: 'এখন থেকে' } },
  { value: 'year', label: { en: 'For the open year', bn: 'চলতি খোলা বছরের জন্য' } },
  { value: 'day', label: { en: 'From a date', bn: 'একটি তারিখ থেকে' } },
]

type Props = {
  head: Head
  categories: Collection<typeof incomeCategory>
  onClose: () => void
  onMoved: () => void
}

/** Moves a head to another category, from now on or from an earlier day. Locked periods do not change. */
export function MoveHeadDialog({ head, categories, onClose, onMoved }: Props) {
  const t = useWords(words)
  const say = useSay()
  const toast = useToast()
  const language = useLanguage()
  const [category, setCategory] = useState<string | number | null>(head.category_id)
  const [kind, setKind] = useState<string>(head.kind)
  const [start, setStart] = useState('now')
  const [day, setDay] = useState<string>(today())
  const [errorMessage, setErrorMessage] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  function showError(sentence: string, field?: string) {
    setErrorMessage(sentence)
    setIsSaving(false)
    const fieldToFocus = field === 'from' && start === 'day' ? 'day' : field
    if (fieldToFocus) document.getElementById(`head-${fieldToFocus}`)?.focus()
  }

  async function move() {
    if (start === 'day' && !/^\d{4}-\d\d-\d\d$/.test(day))
      return showError(inLanguage(validationMessages.day, language), 'from')
    setIsSaving(true)
    setErrorMessage(undefined)
    const change: HeadChange = {
      category: category ?? '',
      kind: kind === 'passed_on' ? 'passed_on' : 'income',
      from: start === 'day' ? day : start,
      version: head.version,
    }
    try {
      await http.put(`heads/${head.id}/`, change)
      toast.success(words.moved)
      onMoved()
    } catch (error) {
      const { message, errors } = toRequestError(error)
      const [field, fieldMessages] = Object.entries(errors)[0] ?? []
      showError(fieldMessages?.[0] ?? message, field)
    }
  }

  return (
    <Modal
      open
      title={fill(t.title, { head: say(head.name) })}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isSaving}
      onOk={() => void move()}
      onCancel={onClose}
    >
      <div className={styles.move}>
        {errorMessage && <Alert type="error" showIcon role="alert" title={errorMessage} />}
        <div className={styles.line}>
          <label htmlFor="head-category">{t.category}</label>
          <RecordSelect
            id="head-category"
            name="category"
            source={categories}
            label={(record) => record.category}
            value={category}
            onChange={setCategory}
          />
        </div>
        <div className={styles.line}>
          <label htmlFor="head-kind">{t.kind}</label>
          <SelectField id="head-kind" name="kind" options={headKinds} value={kind} onChange={setKind} />
        </div>
        <div className={styles.line}>
          <label htmlFor="head-from">{t.from}</label>
          <SelectField id="head-from" name="from" options={startChoices} value={start} onChange={setStart} />
        </div>
        {start === 'day' && (
          <div className={styles.line}>
            <label htmlFor="head-day">{t.day}</label>
            <DayInput id="head-day" name="day" value={day} onChange={setDay} />
          </div>
        )}
      </div>
    </Modal>
  )
}
