import { http } from '@samity/shared-api/client'
import type { TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { ConfirmForm } from '@samity/shared-ui/admin'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'

const confirmWords = { en: 'Confirm', bn: 'নিশ্চিত করুন' }

export type IdentityFormProps = { onDone: () => void; onCancel: () => void }

export function IdentityForm({ onDone, onCancel }: IdentityFormProps) {
  const { data: twoFactor, error, refresh } = useGet<TwoFactor>('user/two-factor/')
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!twoFactor) return <LoadingState />
  return (
    <ConfirmForm
      twoFactor={twoFactor}
      send={(confirmation) => http.post('user/confirmation/', confirmation)}
      onDone={onDone}
      button={confirmWords}
      onCancel={onCancel}
    />
  )
}
