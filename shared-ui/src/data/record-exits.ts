import { useEffect, useEffectEvent } from 'react'

type Exit = 'removed' | 'archived'
type Listener = (id: number, exit: Exit) => void

const listeners = new WeakMap<object, Set<Listener>>()

/** Tells the open form of a record that the record was deleted, voided or archived. */
export function announceExit(collection: object, id: number, exit: Exit): void {
  for (const listener of listeners.get(collection) ?? []) listener(id, exit)
}

export function useRecordExits(collection: object, onExit: Listener): void {
  const listener = useEffectEvent(onExit)
  useEffect(() => {
    const collectionListeners = listeners.get(collection) ?? new Set()
    listeners.set(collection, collectionListeners)
    const stableListener: Listener = (id, exit) => listener(id, exit)
    collectionListeners.add(stableListener)
    return () => void collectionListeners.delete(stableListener)
  }, [collection])
}
