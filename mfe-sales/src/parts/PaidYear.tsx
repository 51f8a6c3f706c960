import { YearSelect } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

/** The years that rents, fees and bills can be paid for. */
export const PaidYear = (given: ComponentProps<typeof YearSelect>) => (
  <YearSelect {...given} from={2010} to={2050} />
)
