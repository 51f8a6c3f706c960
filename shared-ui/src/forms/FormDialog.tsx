import type { ReactNode } from 'react'
import { Modal } from '../core/Modal.tsx'
import { confirmLeaving } from '../router/index.ts'

type Props = {
  /** The heading of the dialog */
  title: string
  /** In pixels */
  width?: number
  /** Called by Esc and the cross */
  onCancel: () => void
  /** The form, with its own buttons */
  children: ReactNode
}

/**
 * A dialog with a form. Closing it asks first when something was typed, and a click beside it does not close
 * it.
 */
export function FormDialog({ title, width = 520, onCancel, children }: Props) {
  const leave = async () => {
    if (await confirmLeaving()) onCancel()
  }
  return (
    <Modal
      open
      title={title}
      footer={null}
      width={width}
      mask={{ closable: false }}
      onCancel={() => void leave()}
    >
      {children}
    </Modal>
  )
}
