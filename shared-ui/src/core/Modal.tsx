import { Modal as AntModal, type ModalProps } from 'antd'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useFirstFocus } from './first-focus.ts'

/** antd's cross lies over the end of the title's line. */
const roomForClose = { header: { paddingInlineEnd: 20 } }

/**
 * A dialog. The focus starts at the element with `data-first`, otherwise at the first field. It returns to
 * where it was before, even when the screen unmounts the dialog while it is open.
 */
export function Modal({ children, ...props }: ModalProps) {
  const { open = false } = props
  const opener = useMemo(() => (open ? document.activeElement : null), [open])
  const openerRef = useRef(opener)
  useEffect(() => {
    // antd restores the focus of a dialog that closes; this is for one that unmounts while open
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
    <AntModal styles={roomForClose} {...props}>
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
