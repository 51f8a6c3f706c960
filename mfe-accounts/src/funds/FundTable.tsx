import type { Words } from '@samity/shared-api/contract'
import type { FundLine, FundReport } from '@samity/shared-api/contract/accounts/fund'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { PrintSheet } from '@samity/shared-ui/print'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useCategoryName } from '../hooks/use-category-name.ts'
import { Amount } from '../components/Amount.tsx'
import styles from '../components/report.module.css'
import { fundWords as words } from './fund-words.ts'
import { FundBars } from './FundBars.tsx'
import { FundClosing, categoryIdsOf, useClosingLines, reportYearOf } from './FundClosing.tsx'
import { formulaOf, FundReportPrint } from './FundReportPrint.tsx'

type Row = FundLine & {
  id: number | string
  formula: string
}
type Props = {
  heading: Words
  /** 'Income' or 'Expanse' */
  name: Words
  report: FundReport
  children: ReactNode
}

export function FundTable({ heading, name, report, children }: Props) {
  const t = useWords(words)
  const say = useSay()
  const categoryName = useCategoryName()
  const show = useShow()
  const { year, fund, side, categories, summary } = report
  const rows = useMemo(
    () => categories.map((line): Row => ({ ...line, id: line.category_id, formula: formulaOf(line, show) })),
    [categories, show],
  )
  const closingLines = useClosingLines(report, name)
  const formatTaka = useCallback((amount: string) => fill(t.taka, { amount: show.amount(amount) }), [t, show])

  const columns = useMemo((): Column<Row>[] => {
    const queryOf = ({ category, category_id }: Row) => ({
      ...reportYearOf(report),
      of: `${categoryName(category)}, ${show.digits(year)}`,
      category: category_id,
    })
    return [
      { name: 'source', label: words.source, value: ({ category }) => categoryName(category) },
      {
        name: 'formula',
        label: words.formula,
        value: ({ formula }) => formula,
        show: (row) => (
          <span>
            <Amount amount={row.total} query={queryOf(row)} />
            {row.percentage !== 100 && ` x ${show.digits(row.percentage)}%`}
          </span>
        ),
      },
      {
        name: 'share',
        label: words.share,
        kind: 'money',
        value: ({ share }) => share,
        show: (row) => (
          <Amount
            amount={row.share}
            format={formatTaka}
            query={{ ...queryOf(row), says: `${row.formula} = ${formatTaka(row.share)}` }}
          />
        ),
        showTotal: () => (
          <Amount
            amount={summary.share}
            format={formatTaka}
            query={{
              ...reportYearOf(report),
              of: `${t.share}, ${show.digits(year)}`,
              category: categoryIdsOf(report),
              says: `${categories.map(({ share }) => show.amount(share)).join(' + ')} = ${formatTaka(summary.share)}`,
            }}
          />
        ),
      },
    ]
  }, [report, year, categories, summary, t, show, formatTaka, categoryName])

  /** The exported file ends like the page: with the total and the closing lines. */
  const closingRows = [{ label: t.total, amount: summary.share }, ...closingLines].map(
    ({ label, amount }): Row => ({
      id: label,
      category: label,
      category_id: 0,
      percentage: 0,
      total: amount,
      formula: '',
      share: amount,
    }),
  )
  const file = `${fund}-${side === 'income' ? 'income' : 'expanse'}-report-${year}`
  return (
    <div className={styles.whole}>
      <DataTable
        label={fillWords(
          { en: '{heading}: {name}', bn: '{heading}: {name}' },
          { heading: say(heading), name: say(name) },
        )}
        file={file}
        tools={children}
        rows={rows}
        columns={columns}
        empty={words.empty}
        totals={{ share: summary.share }}
        size={Math.max(1, rows.length)}
        fetchAll={async () => [...rows, ...closingRows]}
        printLayout={() => (
          <PrintSheet title={`${say(heading)}: ${say(name)}`} subtitle={show.digits(year)}>
            <FundReportPrint report={report} name={name} />
          </PrintSheet>
        )}
      />
      <FundClosing lines={closingLines} />
      <FundBars report={report} name={name} />
    </div>
  )
}
