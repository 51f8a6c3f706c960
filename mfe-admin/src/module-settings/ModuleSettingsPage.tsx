import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import type { ModuleFilesUsage } from '@samity/shared-api/contract/system/module-files'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import type { ModuleEvents, ModuleJob } from '@samity/shared-api/contract/system/module-work'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import { EmptyState, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Link, useSearchParams } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { declaresSettings, ModuleSettingsCard } from './ModuleSettingsCard.tsx'
import { ModuleFilesCard } from './ModuleFilesCard.tsx'
import { ModuleRightsCard } from './ModuleRightsCard.tsx'
import styles from './module-settings.module.css'
import { ModuleWorkCard } from './ModuleWorkCard.tsx'
import { ReceiptSeriesCard } from './ReceiptSeriesCard.tsx'

const words = {
  heading: { en: 'Module Settings', bn: 'মডিউলের সেটিংস' },
  all: { en: 'All modules', bn: 'সব মডিউল' },
  empty: {
    en: 'No active module has settings, rights, receipt series, files, events or jobs.',
    bn: 'কোনো চালু মডিউলের সেটিংস, অধিকার, রসিদের ধারা, ফাইল, ঘটনা বা কাজ নেই।',
  },
}

/**
 * Settings, rights, receipt series, files, events and jobs of modules. Settings → Modules links to those of
 * one module.
 */
export default function ModuleSettingsPage() {
  const say = useSay()
  const chosenModule = useSearchParams()[0].get('module') ?? undefined
  const { data: status, error, refresh } = useGet<ModulesResponse>('modules/')
  const { data: series } = useGet<ModuleSeries[]>('receipt-series/')
  const { data: events } = useGet<ModuleEvents[]>('module-events/')
  const { data: jobs } = useGet<ModuleJob[]>('module-jobs/')
  const isVisible = (name: string) => chosenModule === undefined || name === chosenModule
  const modules = status?.modules.filter((one) => isVisible(one.name) && declaresSettings(one)) ?? []
  const { data: rights } = useGet<ModuleRights[]>('module-rights/')
  const { data: files } = useGet<ModuleFilesUsage[]>('module-files/')
  const others = series &&
    rights &&
    events &&
    jobs &&
    files && [...series, ...rights, ...events, ...jobs, ...files]
  const isEmpty = modules.length === 0 && others?.some(({ module }) => isVisible(module)) === false
  return (
    <Page heading={words.heading}>
      {chosenModule !== undefined && (
        <Link className={styles.link} to="/dashboard/moduleSettings">
          {say(words.all)}
        </Link>
      )}
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : status ? (
        <>
          <ModuleRightsCard module={chosenModule} />
          <ModuleWorkCard module={chosenModule} />
          <ReceiptSeriesCard module={chosenModule} />
          <ModuleFilesCard module={chosenModule} />
          {modules.map((module) => (
            <ModuleSettingsCard key={module.name} module={module} />
          ))}
          {isEmpty && <EmptyState text={words.empty} />}
        </>
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
