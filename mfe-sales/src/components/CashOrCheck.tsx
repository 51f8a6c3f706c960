import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { SelectField } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

const allowedTypes = new Set(['cash', 'check'])

/** Donations and bills are paid in cash or by check; a record that was paid otherwise keeps its way. */
export const CashOrCheck = (props: Partial<ComponentProps<typeof SelectField>>) => (
  <SelectField
    {...props}
    options={paymentTypes.filter(({ value }) => allowedTypes.has(value) || value === props.value)}
  />
)
