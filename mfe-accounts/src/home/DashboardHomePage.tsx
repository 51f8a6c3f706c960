import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { LoadingState, Page, Card, ErrorState, useExtensions, useRole } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { RecordsDialog } from '../components/RecordsDialog.tsx'
import { ReconciliationStatus } from './ReconciliationStatus.tsx'
import { CounterActs } from './CounterActs.tsx'
import { CollectionsCard } from './CollectionsCard.tsx'
import { RenewalsDue, RentsDue } from './DueCards.tsx'
import { FigureCards } from './FigureCards.tsx'
import styles from './home.module.css'
import { ReceiptsCard } from './ReceiptsCard.tsx'
import { UrgentNotices } from './UrgentNotices.tsx'
import { YearCard } from './YearCard.tsx'

const words = { heading: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' } }

/** The dashboard: money of today, this month and this year, the latest receipts, and pending tasks. */
export default function DashboardHomePage() {
  const role = useRole()
  const { data: figures, error, refresh } = useGet<DashboardFigures>('dashboard/')
  return (
    <Page heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !figures ? (
        <LoadingState />
      ) : (
        <>
          <UrgentNotices figures={figures} />
          {role === 'cashier' && <CounterActs />}
          <FigureCards figures={figures} />
          <div className={styles.columns}>
            <div className={styles.column}>
              {figures.today && <CollectionsCard figures={{ ...figures, today: figures.today }} />}
              <RentsDue rents={figures.rents} />
            </div>
            <div className={styles.column}>
              {figures.months && <YearCard months={figures.months} />}
              <ReceiptsCard receipts={figures.receipts} />
              <RenewalsDue renewals={figures.renewals} />
            </div>
          </div>
          {figures.agreement !== undefined && <ReconciliationStatus reconciliation={figures.agreement} />}
          <ExtensionCards />
        </>
      )}
      <RecordsDialog />
    </Page>
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
