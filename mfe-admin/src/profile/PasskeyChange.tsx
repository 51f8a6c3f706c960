import { http } from '@samity/shared-api/client'
import type { Passkey, TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { ConfirmForm, SmallForm } from '@samity/shared-ui/admin'
import { PasskeyNameField } from './PasskeyNameField.tsx'

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
  confirmRemoval: {
    en: 'You can then no longer sign in with this passkey. Delete it on the device, too.',
    bn: 'এরপর এই পাসকি দিয়ে আর সাইন ইন করা যাবে না। ডিভাইস থেকেও এটি মুছে দিন।',
  },
  confirmLast: {
    en: 'This is your only second step: without it the password alone is enough to sign in.',
    bn: 'এটিই আপনার একমাত্র দ্বিতীয় ধাপ: এটি ছাড়া শুধু পাসওয়ার্ডেই সাইন ইন হবে।',
  },
}

type Props = { passkey: Passkey; onDone: () => void }

export function PasskeyRename({ passkey, onDone }: Props) {
  const [name, setName] = useState(passkey.name)
  return (
    <SmallForm
      send={() => http.put(`user/passkeys/${passkey.id}/`, { name })}
      onDone={onDone}
      button={words.save}
    >
      <PasskeyNameField value={name} onChange={setName} />
    </SmallForm>
  )
}

export function PasskeyRemoval({ passkey, twoFactor, onDone }: Props & { twoFactor: TwoFactor }) {
  const t = useWords(words)
  const isOnlyStep = !twoFactor.app && twoFactor.passkeys.length === 1
  return (
    <ConfirmForm
      twoFactor={twoFactor}
      send={(confirmation) => http.delete(`user/passkeys/${passkey.id}/`, { data: confirmation })}
      onDone={onDone}
      button={words.remove}
      danger
    >
      <p>
        {t.confirmRemoval}
        {isOnlyStep && ` ${t.confirmLast}`}
      </p>
    </ConfirmForm>
  )
}
