import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import {
  lazyPart,
  LoadingState,
  Page,
  Card,
  ErrorState,
  useExtensions,
  useRole,
} from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'
import { useGet, useIdle } from '@samity/shared-ui/query'
import { lazy, Suspense, useState } from 'react'
import { ReconciliationStatus } from './ReconciliationStatus.tsx'
import { CounterActs } from './CounterActs.tsx'
import { CollectionsCard } from './CollectionsCard.tsx'
import { FigureCards } from './FigureCards.tsx'
import styles from './home.module.css'
import { ToDoCard } from './ToDoCard.tsx'
import { YearCard } from './YearCard.tsx'

const RecordsDialog = lazy(async () => ({
  default: (await import('../components/RecordsDialog.tsx')).RecordsDialog,
}))

const LaterCards = lazyPart(
  async () => (await import('./LaterCards.tsx')).default,
  () => <div className={styles.later} />,
)

const words = { heading: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' } }

export default function DashboardHomePage() {
  const role = useRole()
  const isIdle = useIdle()
  const { data: figures, error, refresh } = useGet<DashboardFigures>('dashboard/')
  return (
    <Page heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !figures ? (
        <LoadingState />
      ) : (
        <div className={styles.home}>
          <ToDoCard figures={figures} />
          {role === 'cashier' && <CounterActs />}
          <FigureCards figures={figures} />
          <div className={styles.columns}>
            {figures.today && <CollectionsCard figures={{ ...figures, today: figures.today }} />}
            {figures.months && <YearCard months={figures.months} />}
          </div>
          {isIdle ? <LaterCards figures={figures} /> : <div className={styles.later} />}
          {figures.agreement !== undefined && <ReconciliationStatus reconciliation={figures.agreement} />}
          <ExtensionCards />
        </div>
      )}
      <RecordsWhenOpened />
    </Page>
  )
}

/** It stays after it was opened once, so that it can close with the focus where it was. */
function RecordsWhenOpened() {
  const [params] = useUrlParams()
  const isOpen = params.has('records')
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <RecordsDialog />
      </Suspense>
    )
  )
}

/** The cards of other modules, below those of this one: they appear later, and nothing may move. */
function ExtensionCards() {
  const extensions = useExtensions('dashboard.card', {})
  return (
    extensions.length > 0 && (
      <div className={styles.columns}>
        {extensions.map(({ key, title, content }) => (
          <Card key={key} heading={title}>
            <div className={styles.extension}>{content}</div>
          </Card>
        ))}
      </div>
    )
  )
}
