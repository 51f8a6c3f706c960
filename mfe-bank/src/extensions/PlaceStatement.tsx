import { DescriptionList, EmptyState, ErrorState, LinkButton, LoadingState } from '@samity/shared-ui/core'
import { useShow, useWords } from '@samity/shared-ui/words'
import type { PlaceTab } from '../../contract/core.ts'
import { useBankRights } from '../bank-api.ts'
import { useAccounts } from '../statements/BankAccountFilter.tsx'
import styles from '../statements/statements.module.css'

const words = {
  onlyBank: { en: 'Only a bank account has statements.', bn: 'শুধু ব্যাংক হিসাবের বিবরণী থাকে।' },
  statementTo: { en: 'Statement up to', bn: 'বিবরণী আছে' },
  reconciledTo: { en: 'Reconciled up to', bn: 'সমন্বিত' },
  unmatched: { en: 'Lines not matched', bn: 'মেলেনি এমন লাইন' },
  import: { en: 'Import a Statement', bn: 'বিবরণী আমদানি' },
  match: { en: 'Go to Matching', bn: 'বিবরণী মেলানোয় যান' },
  reconcile: { en: 'Reconciliations', bn: 'ব্যাংক সমন্বয়সমূহ' },
}

export default function PlaceStatement({ place: { id, kind } }: PlaceTab) {
  const t = useWords(words)
  const show = useShow()
  const { mayWork } = useBankRights()
  const { data, error, refresh } = useAccounts()
  if (kind !== 'bank') return <EmptyState text={words.onlyBank} />
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  const account = data.find((candidate) => candidate.id === id)
  return (
    <div className={styles.blocks}>
      <DescriptionList>
        <dt>{t.statementTo}</dt>
        <dd>{show.day(account?.statement_to)}</dd>
        <dt>{t.reconciledTo}</dt>
        <dd>{show.day(account?.reconciled_to)}</dd>
        <dt>{t.unmatched}</dt>
        <dd>{show.number(account?.unmatched ?? 0)}</dd>
      </DescriptionList>
      <div className={styles.line}>
        {mayWork && (
          <LinkButton to={`/dashboard/bank/statements/import?account=${id}`}>{t.import}</LinkButton>
        )}
        <LinkButton to={`/dashboard/bank/matching?account=${id}`}>{t.match}</LinkButton>
        <LinkButton to={`/dashboard/bank/reconciliations?account=${id}`}>{t.reconcile}</LinkButton>
      </div>
    </div>
  )
}
