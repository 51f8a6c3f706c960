import { Alert, Button, Input, useAction } from '@samity/shared-ui/core'
import { LabelledField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { Template } from '../../contract/template.ts'
import { saveTemplate } from '../messages-api.ts'
import styles from '../messages.module.css'
import { SampleText } from './SampleText.tsx'
import { VariableList } from './VariableList.tsx'

const words = {
  subject_bn: { en: 'Subject (Bengali)', bn: 'বিষয় (বাংলা)' },
  text_bn: { en: 'Bengali text', bn: 'বাংলা লেখা' },
  subject_en: { en: 'Subject (English)', bn: 'বিষয় (ইংরেজি)' },
  text_en: { en: 'English text', bn: 'ইংরেজি লেখা' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  saved: { en: 'The text is saved.', bn: 'লেখাটি সংরক্ষিত হয়েছে।' },
}
const languages = ['bn', 'en'] as const

type Props = { template: Template; onEnd: () => void }

export function TemplateForm({
  template: { kind, version, text_en, text_bn, subject_en, subject_bn },
  onEnd,
}: Props) {
  const t = useWords(words)
  const [texts, setTexts] = useState({ text_en, text_bn, subject_en, subject_bn })
  const { run, isBusy, error } = useAction({ showsError: true })
  const set = (name: keyof typeof texts, value: string) => setTexts({ ...texts, [name]: value })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        run(() => saveTemplate(kind, { version, ...texts }), { done: words.saved, onDone: onEnd })
      }}
    >
      {languages.map((language) => (
        <div key={language} className={styles.blocks}>
          <LabelledField
            id={`${kind}-text-${language}`}
            label={t[`text_${language}`]}
            error={error?.errors[`text_${language}`]?.[0]}
          >
            <Input.TextArea
              rows={4}
              maxLength={1000}
              value={texts[`text_${language}`]}
              onChange={(event) => set(`text_${language}`, event.target.value)}
            />
          </LabelledField>
          <SampleText template={texts} language={language} />
          <LabelledField
            id={`${kind}-subject-${language}`}
            label={t[`subject_${language}`]}
            error={error?.errors[`subject_${language}`]?.[0]}
          >
            <Input
              maxLength={150}
              value={texts[`subject_${language}`]}
              onChange={(event) => set(`subject_${language}`, event.target.value)}
            />
          </LabelledField>
        </div>
      ))}
      <VariableList kind={kind} />
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
      <div className={styles.buttons}>
        <Button htmlType="submit" type="primary" loading={isBusy}>
          {t.save}
        </Button>
        <Button disabled={isBusy} onClick={onEnd}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
