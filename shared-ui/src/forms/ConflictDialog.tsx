import type { Fields } from '@samity/shared-api/contract'
import { lazyPart } from '../core/lazy-part.tsx'

type Values = Record<string, unknown>
export type ConflictDialogProps = {
  /** The declared fields of the record */
  fields: Fields
  /** The values of the form */
  mine: Values
  /** The values that someone else has saved */
  theirs: Values
  /** Called by 'Save mine' */
  onKeepMine: () => void
  /** Called by 'Use the saved version' */
  onKeepTheirs: () => void
  /** Called by Esc and by the Cancel button */
  onCancel: () => void
}

// two people rarely save one record at once
const Comparison = lazyPart<ConflictDialogProps>(
  async () => (await import('./ConflictComparison.tsx')).ConflictComparison,
  () => null,
)

/** Shows the fields in which the two versions differ, side by side. The person chooses one. */
export function ConflictDialog(props: ConflictDialogProps) {
  return <Comparison {...props} />
}
