import { useState } from 'react'

/**
 * The two dialogs of a new record with a secret: `form` are the props of the one that creates it, and
 * `created` is the record whose secret the other one shows until `close`. `refresh` reads the list again.
 */
export function useCreation<T>(refresh: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [created, setCreated] = useState<T>()
  return {
    isOpen,
    open: () => setIsOpen(true),
    form: {
      onCancel: () => setIsOpen(false),
      onCreated: (record: T) => {
        setIsOpen(false)
        setCreated(record)
        refresh()
      },
    },
    created,
    close: () => setCreated(undefined),
  }
}
