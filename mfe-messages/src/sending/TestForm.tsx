import { Alert, Button, Input, useAction } from '@samity/shared-ui/core'
import { LabelledField, SelectField } from '@samity/shared-ui/forms'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { channels, reasonWords } from '../../contract/message.ts'
import type { TestInput, TestResult } from '../../contract/sending.ts'
import { sendTest } from '../messages-api.ts'
import styles from '../messages.module.css'

const words = {
  way: { en: 'Way', bn: 'মাধ্যম' },
  to: { en: 'Own number or address', bn: 'নিজের নম্বর বা ঠিকানা' },
  text: { en: 'Text', bn: 'লেখা' },
  send: { en: 'Send the test', bn: 'পরীক্ষামূলক বার্তা পাঠান' },
  sent: { en: 'The provider has accepted it: {reference}', bn: 'সেবাদাতা গ্রহণ করেছে: {reference}' },
  notSent: { en: 'It was not sent: {reason}', bn: 'পাঠানো হয়নি: {reason}' },
  unknown: { en: 'Nobody knows whether it was sent: {reason}', bn: 'পাঠানো হয়েছে কি না জানা নেই: {reason}' },
  sample: { en: 'A test message.', bn: 'একটি পরীক্ষামূলক বার্তা।' },
}

/** One message to oneself, at once. It is in the audit log and in no list. */
export function TestForm() {
  const t = useWords(words)
  const say = useSay()
  const [test, setTest] = useState<TestInput>({ channel: 'sms', address: '', text: say(words.sample) })
  const [result, setResult] = useState<TestResult>()
  const { run, isBusy, error } = useAction({ showsError: true })
  const outcomeText = ({ outcome, reason, reference }: TestResult) =>
    outcome === 'sent'
      ? fill(t.sent, { reference: reference || '–' })
      : fill(outcome === 'unknown' ? t.unknown : t.notSent, { reason: say(reasonWords(reason)) })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setResult(undefined)
        run(() => sendTest(test), { onDone: setResult })
      }}
    >
      <div className={styles.row}>
        <LabelledField id="test-way" label={t.way}>
          <SelectField
            options={channels}
            value={test.channel}
            onChange={(value) => setTest({ ...test, channel: value === 'email' ? 'email' : 'sms' })}
          />
        </LabelledField>
        <LabelledField id="test-address" label={t.to} error={error?.errors['address']?.[0]}>
          <Input
            value={test.address}
            onChange={(event) => setTest({ ...test, address: event.target.value })}
          />
        </LabelledField>
      </div>
      <LabelledField id="test-text" label={t.text} error={error?.errors['text']?.[0]}>
        <Input value={test.text} onChange={(event) => setTest({ ...test, text: event.target.value })} />
      </LabelledField>
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
      {result && (
        <Alert
          type={result.outcome === 'sent' ? 'success' : 'warning'}
          role="status"
          showIcon
          title={outcomeText(result)}
        />
      )}
      <Button htmlType="submit" loading={isBusy}>
        {t.send}
      </Button>
    </form>
  )
}
