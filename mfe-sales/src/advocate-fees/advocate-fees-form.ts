import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { formFor } from '@samity/shared-ui/forms'

export const advocateFeesForm = formFor(advocateFees)

/** The lists of the record that the four sections fill. */
export type SectionName = 'rentcollection_set' | 'entryfee_set' | 'monthlyfee_set' | 'barassociationfee_set'
