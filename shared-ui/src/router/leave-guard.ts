/** A part of the page with input that could be lost, such as a form. */
export type LeaveGuard = { isBlocking: () => boolean; ask: () => Promise<boolean> }

const guards = new Set<LeaveGuard>()
let pendingConfirmation: Promise<boolean> | undefined

/** Registers a guard: from now on a change of page calls it. Returns a function that removes it. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

export const isLeavingBlocked = (): boolean => [...guards].some(({ isBlocking }) => isBlocking())

async function confirmEach(): Promise<boolean> {
  for (const { isBlocking, ask } of guards) if (isBlocking() && !(await ask())) return false
  return true
}

/** Asks the person whether to leave. Further calls share the open question. */
export function confirmLeaving(): Promise<boolean> {
  pendingConfirmation ??= confirmEach().finally(() => (pendingConfirmation = undefined))
  return pendingConfirmation
}
