import { useCallback, useState } from 'react'
import { ReceiptDialog } from './ReceiptDialog.tsx'

type ReceiptTarget = { number: string; returnTo?: HTMLElement | string | null }

/**
 * A receipt dialog for a screen: `const [receipt, openReceipt] = useReceipt()`. Render `{receipt}` and call
 * `openReceipt(number, returnTo)` after a save or from a row.
 */
export function useReceipt() {
  const [target, setTarget] = useState<ReceiptTarget>()
  const [isOpen, setIsOpen] = useState(false)
  const openReceipt = useCallback((number: string, returnTo?: ReceiptTarget['returnTo']) => {
    setTarget({ number, returnTo: returnTo ?? null })
    setIsOpen(true)
  }, [])
  const dialog = (
    <ReceiptDialog
      number={isOpen ? target?.number : undefined}
      returnTo={target?.returnTo ?? null}
      onClose={() => setIsOpen(false)}
    />
  )
  return [dialog, openReceipt] as const
}
