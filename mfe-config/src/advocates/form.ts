import type { FormValues } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { formFor } from '@samity/shared-ui/forms'

export const { Form, Field, Rows, Cell, useValue, useSet } = formFor(advocate)

type AdvocateValues = FormValues<typeof advocate>
/** Names that stand in the boxes below the lists, not yet added. */
export type PendingNames = { child: string; nominee: string }

/** The people of a list. The second spellings of a nominee's fields stay behind, or a field that was emptied would come back from them. */
const withPendingName = (rows: unknown, pendingName: string): object[] => [
  ...(Array.isArray(rows) ? (rows as object[]) : []).map((row) => ({
    ...row,
    relation: undefined,
    contact: undefined,
  })),
  ...(pendingName.trim() ? [{ name: pendingName.trim() }] : []),
]

/** Details and dates stand only where their box is ticked; a name that was typed but not yet added is added. */
export function prepareAdvocate(values: AdvocateValues, pendingNames: PendingNames): AdvocateValues {
  return {
    ...values,
    employment_details: values.is_a_ex_employee ? values.employment_details : '',
    pension_details: values.is_receiing_pension ? values.pension_details : '',
    practicing_court_name: values.is_from_another_bar ? values.practicing_court_name : '',
    retirement_date: values.is_retired ? values.retirement_date : null,
    death_date: values.is_dead ? values.death_date : null,
    children: withPendingName(values.children, pendingNames.child),
    nominees: withPendingName(values.nominees, pendingNames.nominee),
  }
}
