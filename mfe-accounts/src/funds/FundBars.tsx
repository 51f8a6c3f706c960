import { fromDecimal, percentOf, type Words } from '@samity/shared-api/contract'
import type { Fund, FundReport } from '@samity/shared-api/contract/accounts/fund'
import { fillWords, useSay, useShow } from '@samity/shared-ui/words'
import { Bars } from '../components/Bars.tsx'
import { otherShare } from './FundClosing.tsx'
import styles from './funds.module.css'

const words = {
  label: { en: '{name} by fund (taka)', bn: 'তহবিল অনুযায়ী {name} (টাকা)' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  unallocated: { en: 'Unallocated', bn: 'অবণ্টিত' },
}
const fundNames: Record<Fund, Words> = {
  general: { en: 'General fund', bn: 'সাধারণ তহবিল' },
  welfare: { en: 'Welfare fund', bn: 'কল্যাণ তহবিল' },
}

export function FundBars({ report, name }: { report: FundReport; name: Words }) {
  const say = useSay()
  const show = useShow()
  const { fund, summary } = report
  const total = fromDecimal(summary.total)
  if (total <= 0) return null
  const own = { name: fundNames[fund], amount: summary.share }
  const other = { name: fundNames[fund === 'general' ? 'welfare' : 'general'], amount: otherShare(report) }
  const parts = [
    ...(fund === 'general' ? [own, other] : [other, own]),
    { name: words.unallocated, amount: summary.unallocated },
  ]
  return (
    <div className={styles.bars}>
      <Bars
        label={fillWords(words.label, { name: say(name) })}
        series={[words.amount]}
        rows={parts.map((part) => ({
          name: part.name,
          note: `${show.amount(percentOf(fromDecimal(part.amount), total) ?? '0.00')}%`,
          amounts: [part.amount],
        }))}
      />
    </div>
  )
}
