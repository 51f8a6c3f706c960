import { fetchPage, type ListPage } from '@samity/shared-api/client'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { LoadingState, Modal, ErrorState, RecordLink } from '@samity/shared-ui/core'
import { DataTable, readAllRows, useUrlParams, type Column } from '@samity/shared-ui/data'
import { useQuery } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { parseReportQuery } from '../report-query.ts'
import styles from './report.module.css'

const words = {
  title: { en: 'Records: {of}', bn: 'রেকর্ড: {of}' },
  number: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  date: { en: 'Date', bn: 'তারিখ' },
  payer: { en: 'Name', bn: 'নাম' },
  purpose: { en: 'For', bn: 'বাবদ' },
  payment: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  voided: { en: 'VOID', bn: 'বাতিল' },
}
const pageSize = 50

/**
 * The records behind the amount whose query is in the URL. They add up to the amount, or `formula` says how
 * it follows.
 */
export function RecordsDialog() {
  const [params, updateParams] = useUrlParams()
  const recordsParam = params.get('records')
  const reportQuery = useMemo(() => parseReportQuery(recordsParam), [recordsParam])
  const title = fill(useWords(words).title, { of: reportQuery?.title ?? '' })
  return (
    <Modal
      open={reportQuery !== undefined}
      title={title}
      footer={null}
      width={920}
      onCancel={() => updateParams({ records: '' })}
      destroyOnHidden
    >
      {reportQuery && (
        <>
          <Records key={recordsParam} query={reportQuery.query} title={title} />
          {reportQuery.formula && <p className={styles.formula}>{reportQuery.formula}</p>}
        </>
      )}
    </Modal>
  )
}

function Records({ query, title }: { query: Record<string, string>; title: string }) {
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState('-date')
  const columns = useColumns()
  const ordering = sort || '-date'
  const {
    data: result,
    error,
    refresh,
  } = useQuery<ListPage<LedgerRecord>>(
    ['ledger-records/', query, page, ordering],
    (signal) => {
      const listQuery = { ...query, ordering, limit: pageSize, offset: (page - 1) * pageSize }
      return fetchPage<LedgerRecord>('ledger-records/', listQuery, signal)
    },
    { keepPrevious: true },
  )

  if (error) return <ErrorState error={error} retry={refresh} />
  if (!result) return <LoadingState />
  return (
    <DataTable
      // also the title in print
      label={{ en: title, bn: title }}
      file="records"
      rows={result.rows}
      columns={columns}
      fetchAll={() =>
        readAllRows((part) => fetchPage<LedgerRecord>('ledger-records/', { ...query, ordering, ...part }))
      }
      totals={{ amount: result.amount ?? '' }}
      paging={{ page, size: pageSize, total: result.total, onPage: setPage, sort, onSort: setSort }}
    />
  )
}

function useColumns(): Column<LedgerRecord>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(() => {
    const paymentNames = (types: readonly string[]) =>
      paymentTypes.filter(({ value }) => types.includes(value)).map(({ label }) => say(label))
    return [
      {
        name: 'number',
        label: words.number,
        value: ({ receipt_no }) => receipt_no,
        show: ({ number, receipt_no, voided_at }) => (
          <>
            <RecordLink className={styles.number} kind="receipt" values={{ number }} translate="no">
              {receipt_no}
            </RecordLink>
            {voided_at && ` ${say(words.voided)}`}
          </>
        ),
      },
      { name: 'date', label: words.date, kind: 'day', value: ({ date }) => date },
      {
        name: 'payer',
        label: words.payer,
        sort: null,
        value: ({ payer, payer_note, payer_bengali = payer, payer_note_bengali = payer_note }) =>
          [say({ en: payer, bn: payer_bengali }), say({ en: payer_note, bn: payer_note_bengali })]
            .filter(Boolean)
            .join(' · '),
      },
      {
        name: 'purpose',
        label: words.purpose,
        sort: null,
        value: ({ purposes }) => purposes.map(say).join(', '),
      },
      {
        name: 'payment',
        label: words.payment,
        sort: null,
        value: ({ payment_types }) => paymentNames(payment_types).join(', '),
      },
      {
        name: 'amount',
        label: words.amount,
        kind: 'money',
        value: ({ amount }) => amount,
        show: ({ amount }) => show.amount(amount),
      },
    ]
  }, [say, show])
}
