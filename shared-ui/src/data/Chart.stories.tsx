import { monthNames } from '@samity/shared-api/contract/day'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Chart } from './Chart.tsx'

const income = {
  name: { en: 'Income', bn: 'আয়' },
  values: [412_500, 388_000, 421_750, 365_200, 498_000, 512_300],
}
const expense = {
  name: { en: 'Expense', bn: 'ব্যয়' },
  values: [210_000, 254_300, 198_700, 301_000, 187_500, 226_900],
}

const meta = {
  component: Chart,
  args: {
    kind: 'bar',
    label: { en: 'Income and Expense', bn: 'আয় ও ব্যয়' },
    points: monthNames.slice(0, 6),
    series: [income, expense],
  },
} satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj<typeof meta>

export const ChartBars: Story = {}

export const Lines: Story = { args: { kind: 'line' } }

export const LargeAmounts: Story = {
  args: { series: [{ ...income, values: [51_200_000, 48_000_000, -3_500_000, 12_000_000, 0, 60_000_000] }] },
}

export const NoAmounts: Story = { args: { series: [{ ...income, values: [0, 0, 0, 0, 0, 0] }] } }
