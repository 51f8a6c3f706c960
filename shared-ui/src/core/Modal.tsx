import { Modal as AntModal, type ModalProps } from 'antd'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useFirstFocus } from './first-focus.ts'

/**
 * A dialog. The keyboard starts at its first field, or at what is marked with `data-first`. Also when the screen takes
 * the dialog away while it is open, the keyboard goes on where it was before.
 */
export function Modal({ children, ...props }: ModalProps) {
  const { open = false } = props
  const opener = useMemo(() => (open ? document.activeElement : null), [open])
  const openerRef = useRef(opener)
  useEffect(() => {
    // a dialog that closes by itself gives the focus back by itself
    openerRef.current = opener
  }, [opener])
  useEffect(
    () => () => {
      const { current } = openerRef
      if (current instanceof HTMLElement && current.isConnected) current.focus()
    },
    [],
  )
  return (
    <AntModal {...props}>
      <Content open={open}>{children}</Content>
    </AntModal>
  )
}

function Content({ open, children }: { open: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useFirstFocus(content, open)
  return (
    <div ref={content} data-dialog>
      {children}
    </div>
  )
}
