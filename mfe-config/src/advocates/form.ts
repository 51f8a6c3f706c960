import type { Draft } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { formFor } from '@samity/shared-ui/forms'

export const { Form, Field, Rows, Cell, useValue, useSet } = formFor(advocate)

type AdvocateDraft = Draft<typeof advocate>
/** Names that stand in the boxes below the lists, not yet added. */
export type Pending = { child: string; nominee: string }

/** The people of a list. The second spellings of a nominee's fields stay behind, or a field that was emptied would come back from them. */
const listed = (rows: unknown, pending: string): object[] => [
  ...(Array.isArray(rows) ? (rows as object[]) : []).map((row) => ({
    ...row,
    relation: undefined,
    contact: undefined,
  })),
  ...(pending.trim() ? [{ name: pending.trim() }] : []),
]

/** Details and dates stand only where their box is ticked; a name that was typed but not yet added is added. */
export function settled(draft: AdvocateDraft, pending: Pending): AdvocateDraft {
  return {
    ...draft,
    employment_details: draft.is_a_ex_employee ? draft.employment_details : '',
    pension_details: draft.is_receiing_pension ? draft.pension_details : '',
    practicing_court_name: draft.is_from_another_bar ? draft.practicing_court_name : '',
    retirement_date: draft.is_retired ? draft.retirement_date : null,
    death_date: draft.is_dead ? draft.death_date : null,
    children: listed(draft.children, pending.child),
    nominees: listed(draft.nominees, pending.nominee),
  }
}
