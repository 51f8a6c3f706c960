import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { Choice } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

const offered = new Set(['cash', 'check'])

/** Donations and bills are paid in cash or by check; a record that was paid otherwise keeps its way. */
export const CashOrCheck = (given: Partial<ComponentProps<typeof Choice>>) => (
  <Choice
    {...given}
    choices={paymentTypes.filter(({ value }) => offered.has(value) || value === given.value)}
  />
)
