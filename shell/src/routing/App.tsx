import { isDashboardPath } from '@samity/shared-api/module'
import { SiteRouter, useLocation, type SiteHistory } from '@samity/shared-ui/router'
import { useLanguage } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { PageModules } from '../modules/registry/registry.ts'
import { Dashboard } from './Dashboard.tsx'
import { usePageRegistry } from './use-page-registry.ts'
import { Website } from './Website.tsx'

/** The whole application. It adds no element: on public pages the module's frame is the outermost element. */
export function App({ history }: { history: SiteHistory }) {
  return (
    <SiteRouter history={history} language={useLanguage()}>
      <CurrentSite />
    </SiteRouter>
  )
}

function CurrentSite() {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const location = useMemo(() => ({ path, search, language }), [path, search, language])
  const registry = usePageRegistry(path)
  const Site = isDashboardPath(path) ? Dashboard : Website
  return (
    <PageModules value={registry.modules}>
      <Site location={location} registry={registry} />
    </PageModules>
  )
}
