import type { ModuleRegistry } from '@samity/shared-api/module'
import type { Reader } from '@samity/shared-api/early'
import type { User } from '@samity/shared-api/session'
import { sendFirstReads } from '../early/early-screen.ts'
import { requestFiles } from '../modules/loading/request-files.ts'
import { isOverride } from '../modules/overrides/overrides.ts'
import { prefetchSource } from '../modules/screen/screen-source.ts'
import { findRoute } from '../navigation/routes.ts'

/**
 * Requests all files and the first data of the screen at the URL as soon as the user's modules are known.
 * Otherwise they would wait until React has rendered the frame around it. A failure is ignored here: the
 * screen itself reports it.
 */
export function fetchOpenScreen(
  registry: ModuleRegistry,
  { role, two_factor_due }: User,
  reader: Reader,
): void {
  // such a user sees the profile instead
  if (two_factor_due) return
  const match = findRoute(registry, location.pathname.replace(/(?<=.)\/+$/, ''), role)
  if (match.kind !== 'screen') return
  sendFirstReads(match, location.search, reader)
  const { module, screen } = match.source
  if (module && isOverride(module)) return
  if (module) requestFiles(module, screen)
  void prefetchSource(match.source)
}
