import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { SelectField } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

const allowedTypes = new Set(['cash', 'check'])

/**
 * The payment types of donations and bills: cash or check. A record with another type keeps it as a third
 * choice.
 */
export const CashOrCheck = (props: Partial<ComponentProps<typeof SelectField>>) => (
  <SelectField
    {...props}
    options={paymentTypes.filter(({ value }) => allowedTypes.has(value) || value === props.value)}
  />
)
