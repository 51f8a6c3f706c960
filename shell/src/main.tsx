import { registerPlugins } from '@module-federation/enhanced/runtime'
import { setPageStore } from '@samity/shared-api/session'
import { createSiteHistory } from '@samity/shared-ui/router'
import { associationAtom } from '@samity/shared-ui/words'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './base.css'
import { followLanguage } from './language.ts'
import { guardElements } from './modules/guard/guard-elements.ts'
import {
  requiredHashOf,
  createIntegrityPlugin,
  recordFailure,
  watchFailedFiles,
} from './modules/guard/integrity-plugin.ts'
import { publicFrameOf, registryAtom } from './modules/registry/registry.ts'
import { moduleScreenSource } from './modules/screen/screen-source.ts'
import { watchStrayErrors } from './modules/screen/stray-errors.ts'
import { takeOverridesFromUrl } from './modules/overrides/stored-overrides.ts'
import { startOverrides } from './modules/overrides/start-overrides.tsx'
import { overridesAtom } from './modules/overrides/overrides.ts'
import { followReleases } from './modules/updates/follow-releases.ts'
import { primeScreen } from './modules/screen/use-screen.ts'
import { Notices } from './notices/Notices.tsx'
import { readPageContext, readInlinedRegistry } from './page.ts'
import { App } from './routing/App.tsx'
import { findRoute } from './navigation/routes.ts'
import { confirmAtom, confirmedRoleAtom } from './session/confirm.ts'
import { followSession, restoreSession, shareSessionEnd } from './session/session.ts'
import { singleSignOnAtom } from './forms/single-sign-on.ts'
import { OnMount } from './OnMount.tsx'

registerPlugins([createIntegrityPlugin()])
guardElements({ hashOf: requiredHashOf, onFailure: recordFailure })
watchFailedFiles()
watchStrayErrors()

const pageContext = readPageContext()
const registry = readInlinedRegistry()
// must run before any other code reads the URL, because it removes its parameters
const overrides = takeOverridesFromUrl()
const history = createSiteHistory()
const store = createStore()
setPageStore(store)
store.set(registryAtom, registry)
store.set(overridesAtom, overrides)
store.set(associationAtom, pageContext.association)
store.set(singleSignOnAtom, pageContext.singleSignOn)
followLanguage(store, pageContext)

const withStore = (page: ReactNode) => <Provider store={store}>{page}</Provider>
const goLive = () => {
  restoreSession(store)
  shareSessionEnd(store)
  followSession(store, registry)
  followReleases(store)
  if (overrides.length > 0)
    void startOverrides(store, pageContext.development, {
      confirmedRole: () => store.get(confirmedRoleAtom),
      confirm: () => void store.set(confirmAtom),
    })
  // start.ts now runs the click that came before the scripts
  document.dispatchEvent(new Event('samity:live'))
}
const app = withStore(
  <OnMount onMount={goLive}>
    <App history={history} />
  </OnMount>,
)

/**
 * Loads the code and the data of the rendered page, which React needs before it hydrates the HTML. Returns
 * false if the frame of a screen of the shell cannot be loaded: such a screen works in the plain frame, too.
 */
async function primeRenderedPage({ path, data }: NonNullable<typeof pageContext.rendered>): Promise<boolean> {
  const frame = publicFrameOf(registry.modules)
  const match = findRoute(registry, path, undefined)
  if (!frame?.descriptor.publicFrame || match.kind !== 'screen')
    throw new Error('The page was rendered by another release.')
  const frameSource = moduleScreenSource(frame, frame.descriptor.publicFrame)
  const primeFrame = primeScreen(frameSource, data.frame).then(
    () => true,
    (error: unknown) => {
      if (match.source.module) throw error
      return false
    },
  )
  const [isFrameReady] = await Promise.all([primeFrame, primeScreen(match.source, data.screen)])
  return isFrameReady
}

function getElement(id: string): HTMLElement {
  const node = document.getElementById(id)
  if (!node) throw new Error(`The page has no element '${id}'.`)
  return node
}

async function start(): Promise<void> {
  createRoot(getElement('notices')).render(withStore(<Notices history={history} />))
  if (!pageContext.rendered) {
    goLive()
    return createRoot(getElement('root')).render(withStore(<App history={history} />))
  }
  // if the module cannot be loaded, the server's HTML stays readable and its links load whole pages
  if (await primeRenderedPage(pageContext.rendered)) hydrateRoot(getElement('root'), app)
  else createRoot(getElement('root')).render(app)
}

void start().catch((error: unknown) => {
  // oxlint-disable-next-line no-console -- there is no page yet that could show the error
  console.error(error)
  document.dispatchEvent(new Event('samity:failed'))
})
