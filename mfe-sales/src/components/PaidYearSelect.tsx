import { YearSelect } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

/** The years that rents, fees and bills can be paid for. */
export const PaidYearSelect = (props: ComponentProps<typeof YearSelect>) => (
  <YearSelect {...props} from={2010} to={2050} />
)
