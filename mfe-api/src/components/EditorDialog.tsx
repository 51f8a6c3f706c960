import { Modal } from '@samity/shared-ui/core'
import { confirmLeaving } from '@samity/shared-ui/router'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** In pixels */
  width: number
  onCancel: () => void
  children: ReactNode
}

/**
 * A dialog with a form. Closing it asks first when something was typed, and a click beside it does not close
 * it.
 */
export function EditorDialog({ title, width, onCancel, children }: Props) {
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
