/** Something on the page that a person could lose by leaving it. */
export type LeaveGuard = { holds: () => boolean; ask: () => Promise<boolean> }

const guards = new Set<LeaveGuard>()
let asking: Promise<boolean> | undefined

/** While it stands, every change of page goes through the guard. Answers what takes it away. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Is there unsaved input anywhere on the page? */
export const isHeldBack = (): boolean => [...guards].some(({ holds }) => holds())

async function askEach(): Promise<boolean> {
  for (const { holds, ask } of guards) if (holds() && !(await ask())) return false
  return true
}

/** Asks the person, once, whatever they try meanwhile. */
export function mayLeave(): Promise<boolean> {
  asking ??= askEach().finally(() => (asking = undefined))
  return asking
}
