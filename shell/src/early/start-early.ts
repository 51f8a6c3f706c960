/*
 * The first script of a page of the back office (decision 082). It requests what the page needs first, while
 * the shell's own scripts load: the user, the module registry, the files and the first data of the screen.
 * The shell takes the responses. If this script does not load, or one of its requests fails, the shell sends
 * its own.
 */

import { loadSession, readStoredLanguage, sendEarly } from '@samity/shared-api/early'
import type { ModuleRegistry } from '@samity/shared-api/module'
import type { User } from '@samity/shared-api/session'
import { fetchEarly } from '../modules/guard/early-files.ts'
import { requestFiles } from '../modules/loading/request-files.ts'
import { readOverrides } from '../modules/overrides/stored-overrides.ts'
import { readCachedRegistry, requestRegistryEarly } from '../modules/registry/load-registry.ts'
import { findEarlyScreen, sendFirstReads } from './early-screen.ts'

/** The files that every page of the back office needs: the server writes their URLs and hashes. */
const shellFiles = Object.entries(
  JSON.parse(document.currentScript?.dataset['files'] ?? '{}') as Record<string, string>,
)

function fetchShellFiles(): void {
  for (const [file, hash] of shellFiles) fetchEarly(file, hash)
}

/** The shell's files wait at most this time for the registry: the connection must not be idle. */
const maxRegistryLeadMs = 300
const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** True if this tab loads a module from another place, so that its released files are not needed. */
const hasOverrides = () => location.search.includes('module.') || readOverrides().length > 0

async function startEarly(token: string, user: User | null): Promise<void> {
  const reader = { token, language: readStoredLanguage() }
  void sendEarly('/api/user/', reader)
  const registryRequest = requestRegistryEarly(token)
  const findScreen = (registry: ModuleRegistry | undefined) =>
    registry && user ? findEarlyScreen(registry, location, user) : undefined
  // with the registry of the last page the reads need not wait for that of this page
  const cachedScreen = findScreen(user ? readCachedRegistry(user.id) : undefined)
  if (cachedScreen) sendFirstReads(cachedScreen, location.search, reader)
  // the registry goes first, because it names other files; it shares the connection with the shell's own
  // script only
  const registryOrNothing = registryRequest.catch(() => undefined)
  void Promise.race([registryOrNothing, delay(maxRegistryLeadMs)]).then(fetchShellFiles)
  const screen = findScreen(await registryOrNothing)
  if (screen && !cachedScreen) sendFirstReads(screen, location.search, reader)
  if (screen && !hasOverrides()) requestFiles(screen.module, screen.screen)
}

const { access_token, user } = loadSession()
// a shell that already runs has sent its own requests
if (access_token && !('samityBegun' in globalThis)) void startEarly(access_token, user)
