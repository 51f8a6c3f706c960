import { http, toRequestError } from '@samity/shared-api/client'
import type { Confirmation, PasskeyOptions, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract'
import { useSay } from '@samity/shared-ui/words'
import { useState, type ReactNode } from 'react'
import { signInWords } from '../forms/login.ts'
import { canUsePasskeys, PasskeyButton } from '../forms/PasskeyButton.tsx'
import { CodeField, PasswordField } from '../forms/PlainField.tsx'
import { SmallForm } from './SmallForm.tsx'

const words = {
  codeOrPasskey: {
    en: 'A recovery code or the six digits of your authenticator app, unless you use a passkey',
    bn: 'একটি রিকভারি কোড অথবা অথেনটিকেটর অ্যাপের ছয়টি অঙ্ক, যদি পাসকি ব্যবহার না করেন',
  },
  noPassword: {
    en: 'You sign in with single sign-on. This works within ten minutes of a sign-in.',
    bn: 'আপনি সিঙ্গেল সাইন-অন দিয়ে সাইন ইন করেন। সাইন ইনের দশ মিনিটের মধ্যে এটি করা যায়।',
  },
} satisfies Record<string, Words>

type Props<T> = {
  twoFactor: Pick<TwoFactor, 'has_password' | 'enabled' | 'passkeys'>
  send: (confirmation: Confirmation) => Promise<{ data: T }>
  onDone: (response: T) => void
  button: Words
  danger?: boolean
  onCancel?: () => void
  children?: ReactNode
}

async function requestChallenge(): Promise<{ options: PasskeyOptions } | { problem: string }> {
  try {
    return { options: (await http.post<PasskeyOptions>('user/passkeys/challenge/')).data }
  } catch (error) {
    return { problem: toRequestError(error).message }
  }
}

/** Asks for the password, and with two-step sign-in for a code or a passkey. */
export function ConfirmForm<T>({
  twoFactor,
  send,
  onDone,
  button,
  danger = false,
  onCancel,
  children,
}: Props<T>) {
  const say = useSay()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const hasPasskey = canUsePasskeys() && twoFactor.passkeys.some(({ clone_suspected }) => !clone_suspected)
  return (
    <SmallForm
      send={(passkey) => send({ password, ...(twoFactor.enabled && (passkey ? { passkey } : { code })) })}
      onDone={onDone}
      button={button}
      danger={danger}
      onCancel={onCancel}
    >
      {({ sendWithPasskey, showProblem }) => (
        <>
          {children}
          {twoFactor.has_password ? (
            <PasswordField
              label={signInWords.password}
              name="password"
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={setPassword}
            />
          ) : (
            <p>{say(words.noPassword)}</p>
          )}
          {twoFactor.enabled && (
            <>
              <CodeField
                value={code}
                onChange={setCode}
                autoFocus={false}
                {...(hasPasskey && { hint: words.codeOrPasskey })}
              />
              {hasPasskey && (
                <PasskeyButton
                  getOptions={requestChallenge}
                  onResponse={sendWithPasskey}
                  onProblem={showProblem}
                />
              )}
            </>
          )}
        </>
      )}
    </SmallForm>
  )
}
