import { inDashboard } from '@samity/shared-api/module'
import { SiteRouter, type SiteHistory } from '@samity/shared-ui/router'
import { useLanguage } from '@samity/shared-ui/words'
import { PageModules } from '../modules/registry.ts'
import { Dashboard } from './Dashboard.tsx'
import { usePlace } from './use-place.ts'
import { useReleases } from './use-releases.ts'
import { Website } from './Website.tsx'

/** The whole application. It adds no element of its own: on public pages the module's frame is the outermost one. */
export function App({ history }: { history: SiteHistory }) {
  return (
    <SiteRouter history={history} language={useLanguage()}>
      <Side />
    </SiteRouter>
  )
}

function Side() {
  const place = usePlace()
  const registry = useReleases(place.path)
  const Part = inDashboard(place.path) ? Dashboard : Website
  return (
    <PageModules value={registry.modules}>
      <Part place={place} registry={registry} />
    </PageModules>
  )
}
