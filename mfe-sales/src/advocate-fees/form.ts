import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { formFor } from '@samity/shared-ui/forms'

export const form = formFor(advocateFees)

/** The lists of the record that the four sections fill. */
export type SetName = 'rentcollection_set' | 'entryfee_set' | 'monthlyfee_set' | 'barassociationfee_set'
