import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { Busy, Page, Problem } from '@samity/shared-ui/core'
import { RecordsDialog } from '../parts/RecordsDialog.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { BooksChecked } from './BooksChecked.tsx'
import { CollectedSheet } from './CollectedSheet.tsx'
import { RenewalsDue, RentsDue } from './DueSheets.tsx'
import { FigureCards } from './FigureCards.tsx'
import styles from './home.module.css'
import { ReceiptsSheet } from './ReceiptsSheet.tsx'
import { WaitingNotice } from './WaitingNotice.tsx'
import { YearSheet } from './YearSheet.tsx'

const words = { heading: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' } }

/** What stands in the morning: the money of today, this month and this year, the last receipts, and who waits. */
export default function DashboardHomePage() {
  const { answer, error, refresh } = useAnswer<DashboardFigures>('dashboard/')
  return (
    <Page heading={words.heading}>
      {error ? (
        <Problem error={error} retry={refresh} />
      ) : !answer ? (
        <Busy />
      ) : (
        <>
          <WaitingNotice figures={answer} />
          <FigureCards figures={answer} />
          <div className={styles.sheets}>
            <div className={styles.column}>
              <CollectedSheet figures={answer} />
              <RentsDue rents={answer.rents} />
            </div>
            <div className={styles.column}>
              {answer.months && <YearSheet months={answer.months} />}
              <ReceiptsSheet receipts={answer.receipts} />
              <RenewalsDue renewals={answer.renewals} />
            </div>
          </div>
          {answer.agreement !== undefined && <BooksChecked agreement={answer.agreement} />}
        </>
      )}
      <RecordsDialog />
    </Page>
  )
}
