import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { AdvocateDues, DuePeriod, KindDues } from '@samity/shared-api/contract/members/dues'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { kindWords, showPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import styles from '../members.module.css'
import { passbookWords as words } from './passbook-words.ts'

const duesWords = {
  noSchedule: {
    en: 'The association has no fee schedule, so nothing is charged.',
    bn: 'সমিতির কোনো ফির তফসিল নেই, তাই কিছু ধার্য হয় না।',
  },
  periods: { en: 'Unpaid Periods', bn: 'অপরিশোধিত সময়কাল' },
  period: { en: 'Period', bn: 'সময়কাল' },
  opening: { en: 'from before Samity', bn: 'আগের বকেয়া' },
}
type Dues = Omit<AdvocateDues, 'proposal'>
type KindRow = KindDues & { id: string }
type PeriodRow = DuePeriod & { id: string }

export function DuesPart({ dues }: { dues: Dues }) {
  const t = useWords(duesWords)
  const kindColumns = useKindColumns()
  const periodColumns = usePeriodColumns()
  if (!dues.has_schedule) return <p className={styles.soft}>{t.noSchedule}</p>
  const kinds = dues.kinds.filter(({ charged, paid_until }) => charged !== '0.00' || paid_until !== null)
  return (
    <>
      <DataTable
        label={words.dues}
        rows={kinds.map((kind): KindRow => ({ ...kind, id: kind.kind }))}
        columns={kindColumns}
        isManuallyOrdered
      />
      {dues.periods.length > 0 && (
        <details className={styles.more}>
          <summary>{t.periods}</summary>
          <DataTable
            label={duesWords.periods}
            rows={dues.periods.map((row): PeriodRow => ({ ...row, id: `${row.kind} ${row.period}` }))}
            columns={periodColumns}
          />
        </details>
      )}
    </>
  )
}

export const toPayOf = ({ owed, delay_fee, cost }: Pick<KindDues, 'owed' | 'delay_fee' | 'cost'>): string =>
  toDecimal(sum([owed, delay_fee, cost].map((amount) => fromDecimal(amount))))

type Figure = 'charged' | 'waived' | 'paid' | 'owed' | 'delay_fee' | 'cost'
/**
 * A kind that is not charged has only the last paid period: its figures stay blank, and a phone leaves them
 * out.
 */
const figureOf =
  (name: Figure) =>
  (kind: KindRow): string | null =>
    kind.charged === '0.00' ? null : kind[name]

function useKindColumns(): Column<KindRow>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(
    () => [
      { name: 'kind', label: words.fee, value: ({ kind }) => say(kindWords(kind)) },
      { name: 'charged', label: words.charged, kind: 'money', total: true, value: figureOf('charged') },
      { name: 'waived', label: words.waived, kind: 'money', total: true, value: figureOf('waived') },
      { name: 'paid', label: words.paid, kind: 'money', total: true, value: figureOf('paid') },
      { name: 'owed', label: words.fees, kind: 'money', total: true, value: figureOf('owed') },
      { name: 'delay', label: words.delay, kind: 'money', total: true, value: figureOf('delay_fee') },
      { name: 'cost', label: words.cost, kind: 'money', total: true, value: figureOf('cost') },
      {
        name: 'total',
        label: words.toPay,
        kind: 'money',
        total: true,
        value: (kind) => (kind.charged === '0.00' ? null : toPayOf(kind)),
      },
      {
        name: 'paid_until',
        label: words.lastPaid,
        value: ({ paid_until }) => paid_until,
        show: ({ paid_until }) => (paid_until ? show.digits(showPeriod(paid_until)) : '—'),
      },
    ],
    [say, show],
  )
}

function usePeriodColumns(): Column<PeriodRow>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(
    () => [
      { name: 'kind', label: words.fee, value: ({ kind }) => say(kindWords(kind)) },
      {
        name: 'period',
        label: duesWords.period,
        value: ({ period }) => period,
        show: ({ period, source }) => (
          <div>
            {show.digits(showPeriod(period))}
            {source === 'opening' && <span className={styles.small}>{say(duesWords.opening)}</span>}
          </div>
        ),
      },
      { name: 'amount', label: words.amount, kind: 'money', total: true, value: ({ amount }) => amount },
      { name: 'delay', label: words.delay, kind: 'money', total: true, value: ({ delay_fee }) => delay_fee },
    ],
    [say, show],
  )
}
