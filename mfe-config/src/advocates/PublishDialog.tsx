import { http, toRefusal } from '@samity/shared-api/client'
import { advocate, withholdable, type Advocate } from '@samity/shared-api/contract/config/advocate'
import { Alert, Button, Modal, useToast } from '@samity/shared-ui/core'
import { Choice } from '@samity/shared-ui/forms'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './bulk.module.css'

const words = {
  title: { en: 'Publish fields', bn: 'তথ্য প্রকাশ' },
  explain: {
    en: 'What the website shows of {count} chosen advocates. What is left as it is stays as each of them has it.',
    bn: 'বাছাই করা {count} জন আইনজীবীর যা ওয়েবসাইটে দেখানো হবে। যা আগের মতো রাখা হবে, তা প্রত্যেকের যেমন আছে তেমনই থাকবে।',
  },
  keep: { en: 'Leave as it is', bn: 'আগের মতো থাকুক' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'Advocates changed: {count}', bn: 'পরিবর্তন হয়েছে: {count} জন আইনজীবী' },
}
const decisions = [
  { value: 'publish', label: { en: 'Publish', bn: 'প্রকাশ করুন' } },
  { value: 'withhold', label: { en: 'Withhold', bn: 'গোপন রাখুন' } },
]

type Props = { chosen: readonly Advocate[]; onClose: () => void; onDone: () => void }

/** What of several members the public cards show, field by field. */
export function PublishDialog({ chosen, onClose, onDone }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const toast = useToast()
  const id = useId()
  const [decided, setDecided] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const named = (decision: string) => withholdable.filter((name) => decided[name] === decision)

  async function save() {
    setSaving(true)
    setProblem('')
    try {
      const { data } = await http.post<{ changed: number }>('advocates/withheld-fields/', {
        ids: chosen.map((member) => member.id),
        publish: named('publish'),
        withhold: named('withhold'),
      })
      toast.done(fillWords(words.done, { count: show.number(data.changed) }))
      onDone()
    } catch (error) {
      setProblem(toRefusal(error).message)
      setSaving(false)
    }
  }

  return (
    <Modal
      open
      title={t.title}
      onCancel={onClose}
      footer={
        <>
          <Button
            type="primary"
            loading={saving}
            disabled={named('publish').length + named('withhold').length === 0}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </>
      }
    >
      <p>{fill(t.explain, { count: show.number(chosen.length) })}</p>
      {problem && <Alert type="error" title={problem} role="alert" />}
      {withholdable.map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{say(advocate.fields[name].label)}</label>
          <Choice
            id={`${id}-${name}`}
            name={`publish_${name}`}
            nothing={words.keep}
            choices={decisions}
            value={decided[name] ?? ''}
            onChange={(decision) => setDecided({ ...decided, [name]: decision })}
          />
        </div>
      ))}
    </Modal>
  )
}
