import { http } from '@samity/shared-api/client'
import type { TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { ConfirmForm } from '@samity/shared-ui/admin'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'

const words = {
  confirm: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  why: {
    en: 'This action gives lasting access. After this you are not asked again for ten minutes.',
    bn: 'এই কাজে স্থায়ী প্রবেশাধিকার দেওয়া হয়। নিশ্চিত করার পর দশ মিনিট আর জিজ্ঞাসা করা হবে না।',
  },
}

export type IdentityFormProps = { onDone: () => void; onCancel: () => void }

export function IdentityForm({ onDone, onCancel }: IdentityFormProps) {
  const t = useWords(words)
  const { data: twoFactor, error, refresh } = useGet<TwoFactor>('user/two-factor/')
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!twoFactor) return <LoadingState />
  return (
    <>
      <p>{t.why}</p>
      <ConfirmForm
        twoFactor={twoFactor}
        send={(confirmation) => http.post('user/confirmation/', confirmation)}
        onDone={onDone}
        button={words.confirm}
        onCancel={onCancel}
      />
    </>
  )
}
