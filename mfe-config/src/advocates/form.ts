import type { FormValues } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { formFor } from '@samity/shared-ui/forms'

export const { Form, Field, Rows, Cell, useValue, useSet } = formFor(advocate)

type AdvocateValues = FormValues<typeof advocate>
/** Names typed into the inputs below the lists, not yet added. */
export type PendingNames = { child: string; nominee: string }

/**
 * The rows of a list, with the pending name as a new row. `relation` and `contact` are second spellings of
 * nominee fields; they are removed, or the server would refill a field that was emptied.
 */
const withPendingName = (rows: unknown, pendingName: string): object[] => [
  ...(Array.isArray(rows) ? (rows as object[]) : []).map((row) => ({
    ...row,
    relation: undefined,
    contact: undefined,
  })),
  ...(pendingName.trim() ? [{ name: pendingName.trim() }] : []),
]

/** The values to send: details and dates only when their box is ticked, and pending names as new rows. */
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
