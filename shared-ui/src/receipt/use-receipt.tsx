import { useCallback, useState } from 'react'
import { ReceiptDialog } from './ReceiptDialog.tsx'

type Opened = { number: string; returnTo?: HTMLElement | string | null }

/**
 * `const [receipt, openReceipt] = useReceipt()`: put `{receipt}` into the screen, call `openReceipt(number, returnTo)`
 * after a save or from a row.
 */
export function useReceipt() {
  const [opened, setOpened] = useState<Opened>()
  const [shown, setShown] = useState(false)
  const open = useCallback((number: string, returnTo?: Opened['returnTo']) => {
    setOpened({ number, returnTo: returnTo ?? null })
    setShown(true)
  }, [])
  const dialog = (
    <ReceiptDialog
      number={shown ? opened?.number : undefined}
      returnTo={opened?.returnTo ?? null}
      onClose={() => setShown(false)}
    />
  )
  return [dialog, open] as const
}
