import { http } from '@samity/shared-api/client'
import { advocate, withholdableFields, type Advocate } from '@samity/shared-api/contract/config/advocate'
import { Alert, Button, Modal, useAction } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './bulk.module.css'

const words = {
  title: { en: 'Publish fields', bn: 'তথ্য প্রকাশ' },
  explain: {
    en: 'Choose what the website shows of {count} advocates. A field that you leave as it is keeps the setting of each advocate.',
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

type Props = { advocates: readonly Advocate[]; onClose: () => void; onDone: () => void }

export function PublishDialog({ advocates, onClose, onDone }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const id = useId()
  const [decisionByField, setDecisionByField] = useState<Record<string, string>>({})
  const { run, isBusy, error } = useAction({ showsError: true })
  const fieldsWith = (decision: string) =>
    withholdableFields.filter((name) => decisionByField[name] === decision)

  function save() {
    const body = {
      ids: advocates.map((row) => row.id),
      publish: fieldsWith('publish'),
      withhold: fieldsWith('withhold'),
    }
    run(() => http.post<{ changed: number }>('advocates/withheld-fields/', body), {
      done: ({ data }) => fillWords(words.done, { count: show.number(data.changed) }),
      onDone,
    })
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
            loading={isBusy}
            disabled={fieldsWith('publish').length + fieldsWith('withhold').length === 0}
            onClick={save}
          >
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </>
      }
    >
      <p>{fill(t.explain, { count: show.number(advocates.length) })}</p>
      {error && <Alert type="error" title={error.message} role="alert" />}
      {withholdableFields.map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{say(advocate.fields[name].label)}</label>
          <SelectField
            id={`${id}-${name}`}
            name={`publish_${name}`}
            emptyOption={words.keep}
            options={decisions}
            value={decisionByField[name] ?? ''}
            onChange={(decision) => setDecisionByField({ ...decisionByField, [name]: decision })}
          />
        </div>
      ))}
    </Modal>
  )
}
