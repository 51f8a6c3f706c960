import { http, toRequestError } from '@samity/shared-api/client'
import { Alert, Button, Page, Card, useUnsaved } from '@samity/shared-ui/core'
import { useSay } from '@samity/shared-ui/words'
import { useRef, useState, type FormEvent } from 'react'
import { PasswordField, useOnce } from '@samity/shared-ui/plain'
import { success, failure, type FormResult } from '../../forms/FormAlert.tsx'
import { signInWords } from '../../forms/login.ts'
import { KeptTokens, useKeptTokens } from '@samity/shared-ui/admin'
import styles from './password-change.module.css'

const words = {
  heading: { en: 'Change Password', bn: 'পাসওয়ার্ড পরিবর্তন' },
  old_password: { en: 'Old Password', bn: 'পুরোনো পাসওয়ার্ড' },
  new_password: { en: 'New Password', bn: 'নতুন পাসওয়ার্ড' },
  confirm_password: { en: 'Confirm Password', bn: 'পাসওয়ার্ড নিশ্চিত করুন' },
  required: { en: 'Fill in all three fields.', bn: 'তিনটি ঘরই পূরণ করুন।' },
  differ: { en: 'New passwords do not match.', bn: 'নতুন পাসওয়ার্ড দুটি মেলে না।' },
  changed: { en: 'Password changed successfully.', bn: 'পাসওয়ার্ড সফলভাবে পরিবর্তন করা হয়েছে।' },
  others: { en: 'Your other sessions have been signed out.', bn: 'আপনার অন্য সব সেশন সাইন আউট করা হয়েছে।' },
  tokens: {
    en: 'A new password ends your API tokens. Tick those that programs still need.',
    bn: 'নতুন পাসওয়ার্ড দিলে আপনার এপিআই টোকেন শেষ হয়। যেগুলো প্রোগ্রামের এখনো লাগবে সেগুলোতে টিক দিন।',
  },
  failed: { en: 'Failed to change password.', bn: 'পাসওয়ার্ড পরিবর্তন করা যায়নি।' },
}

const empty = { old_password: '', new_password: '', confirm_password: '' }
type Name = keyof typeof empty

export default function PasswordChangePage() {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [result, setResult] = useState<FormResult>()
  const [invalidFields, setInvalidFields] = useState<string[]>([])
  const [busy, once] = useOnce()
  const tokens = useKeptTokens('user/api-tokens/')
  const settle = useUnsaved(values !== empty)

  function showFailure(fields: string[], ...texts: FormResult['texts']) {
    setInvalidFields(fields)
    setResult(failure(...texts))
    form.current?.querySelector<HTMLInputElement>(`[name="${fields[0]}"]`)?.focus()
  }

  async function send() {
    const { old_password, new_password, confirm_password } = values
    const missing = (Object.keys(empty) as Name[]).filter((name) => !values[name])
    if (missing.length > 0) return showFailure(missing, words.required)
    if (new_password !== confirm_password) return showFailure(['confirm_password'], words.differ)
    try {
      await http.post('change-password/', { old_password, new_password, keep_tokens: tokens.kept })
    } catch (error) {
      const { message, errors } = toRequestError(error)
      return showFailure(Object.keys(errors), words.failed, message)
    }
    settle()
    setInvalidFields([])
    setValues(empty)
    tokens.refresh()
    setResult(success(words.changed, words.others))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(send)
  }
  const field = (name: Name) => ({
    name,
    label: words[name],
    value: values[name],
    isInvalid: invalidFields.includes(name),
    onChange: (value: string) => setValues((previous) => ({ ...previous, [name]: value })),
  })

  return (
    <Page heading={words.heading}>
      <Card>
        <form ref={form} noValidate onSubmit={submit} className={styles.form}>
          {result && (
            <Alert
              className={styles.result}
              type={result.kind === 'done' ? 'success' : 'error'}
              showIcon
              role="alert"
              title={result.texts.map((text) => (typeof text === 'string' ? text : say(text))).join(' ')}
            />
          )}
          <PasswordField {...field('old_password')} autoComplete="current-password" autoFocus />
          <PasswordField
            {...field('new_password')}
            autoComplete="new-password"
            hint={signInWords.passwordHint}
          />
          <PasswordField {...field('confirm_password')} autoComplete="new-password" />
          <div className={styles.tokens}>
            <KeptTokens choice={tokens} hint={say(words.tokens)} />
          </div>
          <Button type="primary" htmlType="submit" loading={busy}>
            {say(words.heading)}
          </Button>
        </form>
      </Card>
    </Page>
  )
}
