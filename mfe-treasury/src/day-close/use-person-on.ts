import type { ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { useLanguage } from '@samity/shared-ui/words'

/**
 * Returns a function from a name on the slip to that of the reader's language. The slip keeps the names of
 * its day.
 */
export function usePersonOn({ bengali_names }: ClosingSlip): (name: string | null) => string {
  const language = useLanguage()
  return (name) => (language === 'bn' && bengali_names?.[name ?? '']) || (name ?? '')
}
