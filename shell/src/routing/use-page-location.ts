import type { PageLocation } from '@samity/shared-api/module'
import { useLocation } from '@samity/shared-ui/router'
import { useLanguage } from '@samity/shared-ui/words'
import { useMemo } from 'react'

/** Returns the location for screens: without the language prefix and without a trailing slash. */
export function usePageLocation(): PageLocation {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  return useMemo(
    () => ({ path: pathname.replace(/(?<=.)\/+$/, ''), search, language }),
    [pathname, search, language],
  )
}
