import { Alert, Button, Modal } from '@samity/shared-ui/core'
import { handleFormKey } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import formStyles from './form.module.css'

const words = { cancel: { en: 'Cancel', bn: 'ফিরে যান' } }

type Props = {
  title: string
  ok: string
  isBusy: boolean
  /** The error that belongs to no field */
  error: string | undefined
  onSubmit: () => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** A dialog with a short form. Enter sends it. */
export function FormDialog({ title, ok, isBusy, error, onSubmit, onCancel, children }: Props) {
  const t = useWords(words)
  const submit = () => void onSubmit()
  return (
    <Modal open title={title} footer={null} onCancel={onCancel}>
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- the key events come from the inputs inside */}
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={(event) => handleFormKey(event, { submit, cancel: undefined })}
      >
        {children}
        {error && <Alert type="error" role="alert" showIcon title={error} />}
        <div className={formStyles.buttons}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {ok}
          </Button>
          <Button disabled={isBusy} onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
