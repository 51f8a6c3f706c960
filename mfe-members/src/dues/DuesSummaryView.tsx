import type { DuesSummary } from '@samity/shared-api/contract/members/dues'
import { ageingBuckets } from '@samity/shared-api/contract/members/dues-kinds'
import { ErrorState } from '@samity/shared-ui/core'
import { Chart } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useShow, useWords } from '@samity/shared-ui/words'
import { Figures } from '../components/Figures.tsx'
import { duesSummaryPath } from '../members-api.ts'
import styles from '../members.module.css'

const words = {
  members: { en: 'Members who owe', bn: 'যাঁদের কাছে পাওনা' },
  owed: { en: 'Owed', bn: 'মোট পাওনা' },
  ageing: { en: 'By age (taka)', bn: 'বয়স অনুযায়ী (টাকা)' },
  series: { en: 'Owed', bn: 'পাওনা' },
}

/** The sum of what the filters match, and a bar for each age. */
export function DuesSummaryView({ params }: { params: Record<string, string> }) {
  const t = useWords(words)
  const show = useShow()
  const { data, error, refresh } = useGet<DuesSummary>(duesSummaryPath, { params })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return null
  return (
    <div className={styles.summary}>
      <Figures
        figures={[
          [t.members, show.number(data.advocates)],
          [t.owed, show.money(data.owed)],
        ]}
      />
      <Chart
        kind="bar"
        label={words.ageing}
        points={data.buckets.map(
          ({ ageing }) => ageingBuckets.find(({ value }) => value === ageing)?.label ?? ageing,
        )}
        series={[{ name: words.series, values: data.buckets.map(({ owed }) => Number(owed)) }]}
      />
    </div>
  )
}
