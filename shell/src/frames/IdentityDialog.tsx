import { http } from '@samity/shared-api/client'
import type { TwoFactor } from '@samity/shared-api/contract/users/two-factor'
import { identityConfirmationAtom } from '@samity/shared-api/session'
import { ErrorState, LoadingState, Modal } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { useAtom } from 'jotai'
import { ConfirmForm } from '@samity/shared-ui/admin'

const words = {
  title: { en: 'Confirm that it is you', bn: 'আপনিই কাজটি করছেন তা নিশ্চিত করুন' },
  why: {
    en: 'This action gives lasting access. After this you are not asked again for ten minutes.',
    bn: 'এই কাজে স্থায়ী প্রবেশাধিকার দেওয়া হয়। নিশ্চিত করার পর দশ মিনিট আর জিজ্ঞাসা করা হবে না।',
  },
  confirm: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
}

/** Opens when the server asks the person to confirm. The call that waits for it is then repeated. */
export function IdentityDialog() {
  const t = useWords(words)
  const [state, setState] = useAtom(identityConfirmationAtom)
  const cancel = () => setState('cancelled')
  return (
    <Modal
      open={state === 'open'}
      title={t.title}
      onCancel={cancel}
      mask={{ closable: false }}
      destroyOnHidden
      zIndex={2100}
      width={420}
      footer={null}
    >
      <p>{t.why}</p>
      <IdentityForm onDone={() => setState('confirmed')} onCancel={cancel} />
    </Modal>
  )
}

function IdentityForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { data: twoFactor, error, refresh } = useGet<TwoFactor>('user/two-factor/')
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!twoFactor) return <LoadingState />
  return (
    <ConfirmForm
      twoFactor={twoFactor}
      send={(confirmation) => http.post('user/confirmation/', confirmation)}
      onDone={onDone}
      button={words.confirm}
      onCancel={onCancel}
    />
  )
}
