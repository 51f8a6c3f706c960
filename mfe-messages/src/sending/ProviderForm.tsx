import { Alert, Button, Input, useAction } from '@samity/shared-ui/core'
import { LabelledField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { SendingOverview } from '../../contract/sending.ts'
import { changeSending, saveProvider } from '../messages-api.ts'
import styles from '../messages.module.css'

const words = {
  description: { en: 'Description (JSON)', bn: 'বিবরণ (JSON)' },
  about: {
    en: 'How the provider is asked and how its answer is read. The key and the sender are settings of the module.',
    bn: 'সেবাদাতাকে কীভাবে বলা হয় ও তার উত্তর কীভাবে পড়া হয়। চাবি ও প্রেরক মডিউলের সেটিংসে।',
  },
  sample: { en: 'Insert a sample', bn: 'নমুনা বসান' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'The provider is saved. Send a test.', bn: 'সেবাদাতা সংরক্ষিত হয়েছে। পরীক্ষামূলক বার্তা পাঠান।' },
  reports: { en: 'Address for delivery reports', bn: 'পৌঁছানোর খবরের ঠিকানা' },
  newAddress: { en: 'New address', bn: 'নতুন ঠিকানা' },
  question: { en: 'Make a new address for delivery reports?', bn: 'পৌঁছানোর খবরের নতুন ঠিকানা বানাবেন?' },
  explain: {
    en: 'The provider must get the new one: reports to the former address are refused.',
    bn: 'সেবাদাতাকে নতুনটি দিতে হবে: আগের ঠিকানার খবর নেওয়া হবে না।',
  },
  renewed: { en: 'Give the new address to the provider.', bn: 'নতুন ঠিকানাটি সেবাদাতাকে দিন।' },
}

const sample = JSON.stringify(
  {
    url: 'https://sms.example.com/api/send',
    method: 'POST',
    format: 'json',
    headers: { authorization: 'Bearer {{key}}' },
    fields: { to: '{{to}}', message: '{{text}}', sender: '{{sender}}', reference: '{{id}}' },
    answer: { ok: { field: 'status', equals: ['success'] }, reference: 'message_id', error: 'error' },
    report: {
      reference: 'message_id',
      state: 'status',
      delivered: ['DELIVRD'],
      failed: ['UNDELIV', 'EXPIRED'],
    },
  },
  null,
  2,
)

export function ProviderForm({ sending, onSaved }: { sending: SendingOverview; onSaved: () => void }) {
  const t = useWords(words)
  const { provider = '', provider_version = 0, report_path = '' } = sending
  const [text, setText] = useState(provider)
  const { run, isBusy, error } = useAction({ showsError: true })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        run(() => saveProvider(provider_version, text), { done: words.saved, onDone: onSaved })
      }}
    >
      <p className={styles.soft}>{t.about}</p>
      <LabelledField id="provider" label={t.description} error={error?.errors['provider']?.[0]}>
        <Input.TextArea
          rows={14}
          className={styles.code}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </LabelledField>
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
      <div className={styles.buttons}>
        <Button htmlType="submit" type="primary" loading={isBusy}>
          {t.save}
        </Button>
        {text === '' && <Button onClick={() => setText(sample)}>{t.sample}</Button>}
      </div>
      <LabelledField id="report-address" label={t.reports}>
        <Input readOnly value={`${location.origin}/api/${report_path}`} />
      </LabelledField>
      <Button
        disabled={isBusy}
        onClick={() =>
          run(() => changeSending('report-address'), {
            ask: { question: words.question, explain: words.explain, ok: words.newAddress, danger: true },
            done: words.renewed,
            onDone: onSaved,
          })
        }
      >
        {t.newAddress}
      </Button>
    </form>
  )
}
