import type { PlaceBalance } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { Chart } from '@samity/shared-ui/data'
import { sumsByKind } from './sums-by-kind.ts'

const words = {
  label: { en: 'By kind (taka)', bn: 'ধরন অনুযায়ী (টাকা)' },
  balance: { en: 'Balance', bn: 'স্থিতি' },
}

export function WhereChart({ places }: { places: readonly PlaceBalance[] }) {
  const kinds = sumsByKind(places)
  return (
    <Chart
      kind="bar"
      label={words.label}
      points={kinds.map(({ label }) => label)}
      series={[{ name: words.balance, values: kinds.map(({ paisa }) => paisa / 100) }]}
    />
  )
}
