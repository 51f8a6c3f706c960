import { Modal as AntModal, type ModalProps } from 'antd'
import { useEffect, useMemo, useRef } from 'react'

/** A dialog. Also when the screen takes it away while it is open, the keyboard goes on where it was before. */
export function Modal(props: ModalProps) {
  const { open } = props
  const before = useMemo(() => (open ? document.activeElement : null), [open])
  const left = useRef(before)
  useEffect(() => {
    // a dialog that closes by itself gives the focus back by itself
    left.current = before
  }, [before])
  useEffect(
    () => () => {
      const { current } = left
      if (current instanceof HTMLElement && current.isConnected) current.focus()
    },
    [],
  )
  return <AntModal {...props} />
}
