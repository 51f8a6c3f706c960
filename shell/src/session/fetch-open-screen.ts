import type { ModuleRegistry } from '@samity/shared-api/module'
import type { User } from '@samity/shared-api/session'
import { isOverride } from '../modules/overrides/overrides.ts'
import { prefetchSource } from '../modules/screen/screen-source.ts'
import { findRoute } from '../navigation/routes.ts'

/**
 * Fetches the screen at the URL as soon as the user's modules are known. Otherwise its files would wait until React has rendered
 * the frame around it. A failure is ignored here: the screen itself reports it.
 */
export function fetchOpenScreen(registry: ModuleRegistry, { role, two_factor_due }: User): void {
  // such a user sees the profile instead
  if (two_factor_due) return
  const match = findRoute(registry, location.pathname.replace(/(?<=.)\/+$/, ''), role)
  if (match.kind !== 'screen') return
  const { module } = match.source
  if (!module || !isOverride(module)) void prefetchSource(match.source)
}
