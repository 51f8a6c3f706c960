/** Something on the page that a person could lose by leaving it. */
export type LeaveGuard = { isBlocking: () => boolean; ask: () => Promise<boolean> }

const guards = new Set<LeaveGuard>()
let pendingConfirmation: Promise<boolean> | undefined

/** While it stands, every change of page goes through the guard. Answers what takes it away. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Is there unsaved input anywhere on the page? */
export const isLeavingBlocked = (): boolean => [...guards].some(({ isBlocking }) => isBlocking())

async function confirmEach(): Promise<boolean> {
  for (const { isBlocking, ask } of guards) if (isBlocking() && !(await ask())) return false
  return true
}

/** Asks the person, once, whatever they try meanwhile. */
export function confirmLeaving(): Promise<boolean> {
  pendingConfirmation ??= confirmEach().finally(() => (pendingConfirmation = undefined))
  return pendingConfirmation
}
