import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import { RecordLink } from '@samity/shared-ui/core'
import { printedSerials } from '@samity/shared-api/contract/members/passbook'
import { seriesWords } from './series-words.ts'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import styles from '../members.module.css'
import { passbookWords as words } from './passbook-words.ts'
import { purposeOf } from './show-parts.ts'

type YearRow = Passbook['years'][number] & { id: number }

export function PassbookRows({ passbook }: { passbook: Passbook }) {
  const { rows, years, total, bar_registration_number: number } = passbook
  const say = useSay()
  const columns = useColumns()
  const yearColumns = useYearColumns()
  return (
    <>
      <DataTable
        label={words.receipts}
        file={`passbook-${number}`}
        rows={rows}
        columns={columns}
        totals={{ total }}
        empty={{ en: 'There is no receipt in these days.', bn: 'এই সময়ে কোনো রসিদ নেই।' }}
      />
      {years.length > 0 && (
        <>
          <h3 className={styles.heading}>{say(words.years)}</h3>
          <DataTable
            label={words.years}
            rows={years.map((year): YearRow => ({ ...year, id: year.year }))}
            columns={yearColumns}
          />
        </>
      )}
    </>
  )
}

function useColumns(): Column<PassbookRow>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(
    () => [
      { name: 'day', label: words.date, kind: 'day', value: ({ day }) => day },
      {
        name: 'number',
        label: words.number,
        value: ({ receipt_no }) => receipt_no,
        show: ({ number, receipt_no }) => (
          <RecordLink className={styles.link} kind="receipt" values={{ number }} translate="no">
            {receipt_no}
          </RecordLink>
        ),
      },
      { name: 'series', label: words.kind, value: (row) => say(seriesWords(row)) },
      { name: 'for', label: words.for, value: (row) => show.digits(purposeOf(row, say)) },
      { name: 'serials', label: words.serials, value: (row) => show.digits(printedSerials(row)) },
      { name: 'total', label: words.amount, kind: 'money', value: ({ total }) => total },
    ],
    [say, show],
  )
}

function useYearColumns(): Column<YearRow>[] {
  const show = useShow()
  return useMemo(
    () => [
      { name: 'year', label: words.year, value: ({ year }) => show.digits(String(year)) },
      { name: 'receipts', label: words.count, kind: 'int', total: true, value: ({ receipts }) => receipts },
      { name: 'total', label: words.amount, kind: 'money', total: true, value: ({ total }) => total },
    ],
    [show],
  )
}
