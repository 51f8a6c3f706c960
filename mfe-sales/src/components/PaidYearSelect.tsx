import { YearSelect } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

export const PaidYearSelect = (props: ComponentProps<typeof YearSelect>) => (
  <YearSelect {...props} from={2010} to={2050} />
)
