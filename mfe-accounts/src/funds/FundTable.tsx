import type { Words } from '@samity/shared-api/contract'
import type { FundLine, FundReport } from '@samity/shared-api/contract/accounts/fund'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useCallback, useMemo, type ReactNode } from 'react'
import { Amount } from '../parts/Amount.tsx'
import { Paper } from '../parts/Paper.tsx'
import styles from '../parts/report.module.css'
import { fundWords as words } from './fund-words.ts'
import { FundBars } from './FundBars.tsx'
import { FundClosing, shownIn, useClosingLines, yearOf } from './FundClosing.tsx'
import { formulaOf, FundPaper } from './FundPaper.tsx'

type Row = FundLine & {
  id: number | string
  formula: string
}
type Props = {
  heading: Words
  /** 'Income' or 'Expanse' */
  name: Words
  report: FundReport
  /** What stands beside the table's own tools */
  children: ReactNode
}

/** Each category that has a percentage in the fund, with the formula of its share, and how it reconciles with the whole. */
export function FundTable({ heading, name, report, children }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { year, fund, side, categories, summary } = report
  const rows = useMemo(
    () => categories.map((line): Row => ({ ...line, id: line.category_id, formula: formulaOf(line, show) })),
    [categories, show],
  )
  const closing = useClosingLines(report, name)
  const taka = useCallback((amount: string) => fill(t.taka, { amount: show.amount(amount) }), [t, show])

  const columns = useMemo((): Column<Row>[] => {
    const questionOf = ({ category, category_id }: Row) => ({
      ...yearOf(report),
      of: `${category}, ${show.digits(year)}`,
      category: category_id,
    })
    return [
      { name: 'source', label: words.source, value: ({ category }) => category },
      {
        name: 'formula',
        label: words.formula,
        value: ({ formula }) => formula,
        show: (row) => (
          <span>
            <Amount amount={row.total} question={questionOf(row)} />
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
            write={taka}
            question={{ ...questionOf(row), says: `${row.formula} = ${taka(row.share)}` }}
          />
        ),
        showTotal: () => (
          <Amount
            amount={summary.share}
            write={taka}
            question={{
              ...yearOf(report),
              of: `${t.share}, ${show.digits(year)}`,
              category: shownIn(report),
              says: `${categories.map(({ share }) => show.amount(share)).join(' + ')} = ${taka(summary.share)}`,
            }}
          />
        ),
      },
    ]
  }, [report, year, categories, summary, t, show, taka])

  /** The exported file ends as the page does: with the total, and how it reconciles with the whole. */
  const last = [{ says: t.total, amount: summary.share }, ...closing].map(({ says, amount }): Row => ({
    id: says,
    category: says,
    category_id: 0,
    percentage: 0,
    total: amount,
    formula: '',
    share: amount,
  }))
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
        all={async () => [...rows, ...last]}
        paper={() => (
          <Paper title={`${say(heading)}: ${say(name)}`} subtitle={show.digits(year)}>
            <FundPaper report={report} name={name} />
          </Paper>
        )}
      />
      <FundClosing lines={closing} />
      <FundBars report={report} name={name} />
    </div>
  )
}
