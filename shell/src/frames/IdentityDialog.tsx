import { identityConfirmationAtom } from '@samity/shared-api/session'
import { lazyPart, LoadingState, Modal } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useAtom } from 'jotai'
import type { IdentityFormProps } from './IdentityForm.tsx'

const words = {
  title: { en: 'Confirm that it is you', bn: 'আপনিই কাজটি করছেন তা নিশ্চিত করুন' },
}

// the forms of passwords and passkeys, and the reason, come when the server asks
const IdentityForm = lazyPart<IdentityFormProps>(
  async () => (await import('./sign-in-forms.ts')).IdentityForm,
  LoadingState,
)

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
      <IdentityForm onDone={() => setState('confirmed')} onCancel={cancel} />
    </Modal>
  )
}
