import type { DuesSummary } from '@samity/shared-api/contract/members/dues'
import { ageingBuckets } from '@samity/shared-api/contract/members/dues-kinds'
import { Chart } from '@samity/shared-ui/data'
import { useShow, useWords } from '@samity/shared-ui/words'
import { Figures } from '../components/Figures.tsx'
import { hasCharges } from './dues-columns.tsx'
import styles from '../members.module.css'

const words = {
  members: { en: 'Members who owe', bn: 'যাঁদের বকেয়া আছে' },
  total: { en: 'To pay today', bn: 'আজ দিতে হবে' },
  charges: { en: 'Also owed', bn: 'আরও পাওনা' },
  ageing: { en: 'By oldest debt (taka)', bn: 'মেয়াদ অনুযায়ী (টাকা)' },
}

export function DuesSummaryView({ summary }: { summary: DuesSummary }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <div className={styles.summary}>
      <Figures
        figures={[
          [t.members, show.number(summary.advocates)],
          [t.total, show.money(summary.total)],
          ...(hasCharges(summary) ? [[t.charges, show.money(summary.charges)] as [string, string]] : []),
        ]}
      />
      <Chart
        kind="bar"
        label={words.ageing}
        points={summary.buckets.map(
          ({ ageing }) => ageingBuckets.find(({ value }) => value === ageing)?.label ?? ageing,
        )}
        series={[{ name: words.total, values: summary.buckets.map(({ total }) => Number(total)) }]}
      />
    </div>
  )
}
