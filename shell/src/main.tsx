import { registerPlugins } from '@module-federation/enhanced/runtime'
import { startPage } from '@samity/shared-api/session'
import { createSiteHistory } from '@samity/shared-ui/router'
import { associationAtom } from '@samity/shared-ui/words'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './base.css'
import { followLanguage } from './language.ts'
import { guardElements } from './modules/guard-elements.ts'
import { demandedOf, guard, noteFailed, noteFailedFiles } from './modules/guard.ts'
import { publicFrameOf, registryAtom } from './modules/registry.ts'
import { fromModule } from './modules/source.ts'
import { tellStrayErrors } from './modules/stray-errors.ts'
import { followTrials } from './modules/trials/follow-trials.ts'
import { trialsFromAddress } from './modules/trials/stored-trials.ts'
import { TrialBanner } from './modules/trials/TrialBanner.tsx'
import { trialsAtom } from './modules/trials/trials.ts'
import { followReleases } from './modules/updates.ts'
import { prime } from './modules/use-screen.ts'
import { Notices } from './notices/Notices.tsx'
import { readFacts, readInlinedRegistry } from './page.ts'
import { App } from './routing/App.tsx'
import { find } from './routing/routes.ts'
import { followSignOut, restoreSession, spreadEnd } from './session/session.ts'
import { Started } from './Started.tsx'

// start.ts asks
Object.assign(globalThis, { samityBegun: true })
registerPlugins([guard()])
guardElements({ hashOf: demandedOf, noteFailed })
noteFailedFiles()
tellStrayErrors()

const facts = readFacts()
const registry = readInlinedRegistry()
// before anything else reads the address
const trials = trialsFromAddress()
const history = createSiteHistory()
const store = createStore()
startPage(store)
store.set(registryAtom, registry)
store.set(trialsAtom, trials)
store.set(associationAtom, facts.association)
followLanguage(store, facts)

const inStore = (page: ReactNode) => <Provider store={store}>{page}</Provider>
const started = () => {
  restoreSession(store)
  spreadEnd(store)
  followSignOut(store, registry)
  followReleases(store)
  if (trials.length > 0) followTrials(store, facts.development)
  // what was clicked before is done now (start.ts)
  document.dispatchEvent(new Event('samity:live'))
}
const app = inStore(
  <Started onStart={started}>
    <App history={history} />
  </Started>,
)

/** The part of the HTML that is filled in already needs its code and data before React may take it over. */
async function primeRendered({ path, data }: NonNullable<typeof facts.rendered>): Promise<void> {
  const frame = publicFrameOf(registry.modules)
  const found = find(registry, path, undefined)
  if (!frame?.descriptor.publicFrame || found.kind !== 'screen')
    throw new Error('The page was made by another release.')
  const frameSource = fromModule(frame, frame.descriptor.publicFrame)
  await Promise.all([prime(frameSource, data.frame), prime(found.source, data.screen)])
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no place '${id}'.`)
  return found
}

async function start(): Promise<void> {
  createRoot(element('notices')).render(
    inStore(
      <>
        <Notices history={history} />
        <TrialBanner />
      </>,
    ),
  )
  if (!facts.rendered) {
    started()
    return createRoot(element('root')).render(inStore(<App history={history} />))
  }
  // When the module cannot be loaded, what the server wrote stays readable and its links lead to whole pages.
  await primeRendered(facts.rendered)
  hydrateRoot(element('root'), app)
}

void start().catch((error: unknown) => {
  // oxlint-disable-next-line no-console -- there is no page yet that could say it
  console.error(error)
  document.dispatchEvent(new Event('samity:failed'))
})
