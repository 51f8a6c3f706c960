import { http } from '@samity/shared-api/client'
import type { NewPasskey, PasskeyOptions, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { loadPasskeys } from '@samity/shared-ui/plain'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import { deviceName } from '../components/device-name.ts'
import { ConfirmForm, SmallForm } from '@samity/shared-ui/admin'
import { PasskeyNameField } from './PasskeyNameField.tsx'

const words = {
  next: { en: 'Continue', bn: 'এগিয়ে যান' },
  create: { en: 'Create passkey', bn: 'পাসকি তৈরি করুন' },
  explanation: {
    en: 'Name the passkey. Your browser then asks where to save it.',
    bn: 'পাসকির একটি নাম দিন। এরপর ব্রাউজার জানতে চাইবে এটি কোথায় রাখা হবে।',
  },
}

type Props = { twoFactor: TwoFactor; onDone: (added: NewPasskey) => void }

/** Adds a passkey: first the password and the second step, then a name, then the browser's own question. */
export function PasskeySetup({ twoFactor, onDone }: Props) {
  const [options, setOptions] = useState<PasskeyOptions>()
  // the code is there before the click, because some browsers ask only right after it
  useEffect(() => void loadPasskeys().catch(() => undefined), [])
  if (options) return <NameForm options={options} onDone={onDone} />
  return (
    <ConfirmForm
      twoFactor={twoFactor}
      send={(confirmation) => http.post<PasskeyOptions>('user/passkeys/options/', confirmation)}
      onDone={setOptions}
      button={words.next}
    />
  )
}

function NameForm({ options, onDone }: { options: PasskeyOptions; onDone: Props['onDone'] }) {
  const t = useWords(words)
  const say = useSay()
  const [name, setName] = useState(() => deviceName(navigator.userAgent))

  async function create() {
    const result = await (await loadPasskeys()).makePasskey(options)
    if ('problem' in result) throw new Error(say(result.problem))
    return http.post<NewPasskey>('user/passkeys/', { name, response: result.response })
  }

  return (
    <SmallForm send={create} onDone={onDone} button={words.create}>
      <p>{t.explanation}</p>
      <PasskeyNameField value={name} onChange={setName} />
    </SmallForm>
  )
}
