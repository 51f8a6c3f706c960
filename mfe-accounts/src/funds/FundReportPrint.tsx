import type { Words } from '@samity/shared-api/contract'
import type { FundLine, FundReport } from '@samity/shared-api/contract/accounts/fund'
import { fill, useShow, useWords, type Show } from '@samity/shared-ui/words'
import { PrintTable } from '@samity/shared-ui/print'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { useClosingLines } from './FundClosing.tsx'
import { fundWords } from './fund-words.ts'

/** Formats '12,000.00 x 40%'; only the total at 100 percent. */
export const formulaOf = ({ total, percentage }: FundLine, show: Show) =>
  percentage === 100 ? show.amount(total) : `${show.amount(total)} x ${show.digits(percentage)}%`

export function FundReportPrint({ report, name }: { report: FundReport; name: Words }) {
  const t = useWords(fundWords)
  const categoryName = useCategoryName()
  const show = useShow()
  const closingLines = useClosingLines(report, name)
  const formatTaka = (amount: string) => fill(t.taka, { amount: show.amount(amount) })
  return (
    <>
      <PrintTable
        columns={[
          { name: 'source', label: t.source },
          { name: 'formula', label: t.formula },
          { name: 'share', label: t.share, isFigure: true },
        ]}
        rows={report.categories.map((line) => ({
          source: categoryName(line.category),
          formula: formulaOf(line, show),
          share: formatTaka(line.share),
        }))}
        total={{ source: t.total, formula: '', share: formatTaka(report.summary.share) }}
      />
      <PrintTable
        columns={[
          { name: 'label', label: '' },
          { name: 'amount', label: t.formula, isFigure: true },
        ]}
        rows={closingLines.map(({ label, amount }) => ({ label, amount: formatTaka(amount) }))}
      />
    </>
  )
}
