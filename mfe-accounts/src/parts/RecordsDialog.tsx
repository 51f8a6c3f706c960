import { fetchPage, type Page } from '@samity/shared-api/client'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { Busy, Modal, Problem } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, useState } from 'react'
import { useAddress } from './address.ts'
import { read } from './question.ts'
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
const size = 50
const exported = 1000

/** The records behind the figure that the address names. What they bring adds up to the figure. */
export function RecordsDialog() {
  const [address, put] = useAddress()
  const asked = address.get('records')
  const question = useMemo(() => read(asked), [asked])
  const title = fill(useWords(words).title, { of: question?.of ?? '' })
  return (
    <Modal
      open={question !== undefined}
      title={title}
      footer={null}
      width={920}
      onCancel={() => put({ records: '' })}
      destroyOnHidden
    >
      {question && (
        <>
          <Records key={asked} query={question.query} title={title} />
          {question.says && <p className={styles.says}>{question.says}</p>}
        </>
      )}
    </Modal>
  )
}

function Records({ query, title }: { query: Record<string, string>; title: string }) {
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState('-date')
  const [answer, setAnswer] = useState<Page<LedgerRecord>>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const columns = useColumns()

  useEffect(() => {
    const leaving = new AbortController()
    const asked = { ...query, ordering: sort || '-date', limit: size, offset: (page - 1) * size }
    fetchPage<LedgerRecord>('ledger-records/', asked, leaving.signal).then(
      (found) => {
        setAnswer(found)
        setError(undefined)
      },
      (failure: unknown) => {
        if (!leaving.signal.aborted) setError(failure)
      },
    )
    return () => leaving.abort()
  }, [query, page, sort, round])

  async function all(): Promise<LedgerRecord[]> {
    const rows: LedgerRecord[] = []
    for (;;) {
      const asked = { ...query, ordering: sort || '-date', limit: exported, offset: rows.length }
      const more = await fetchPage<LedgerRecord>('ledger-records/', asked)
      rows.push(...more.rows)
      if (more.rows.length === 0 || rows.length >= more.total) return rows
    }
  }

  if (error) return <Problem error={error} retry={() => setRound((before) => before + 1)} />
  if (!answer) return <Busy />
  return (
    <DataTable
      // also what stands above them on paper
      label={{ en: title, bn: title }}
      file="records"
      rows={answer.rows}
      columns={columns}
      all={all}
      totals={{ amount: answer.amount ?? '' }}
      paged={{ page, size, total: answer.total, onPage: setPage, sort, onSort: setSort }}
    />
  )
}

function useColumns(): Column<LedgerRecord>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(() => {
    const payments = (types: readonly string[]) =>
      paymentTypes.filter(({ value }) => types.includes(value)).map(({ label }) => say(label))
    return [
      {
        name: 'number',
        label: words.number,
        value: ({ receipt_no }) => receipt_no,
        show: ({ number, receipt_no, voided_at }) => (
          <>
            <Link className={styles.number} to={`/dashboard/receipt/${number}`} translate="no">
              {receipt_no}
            </Link>
            {voided_at && ` ${say(words.voided)}`}
          </>
        ),
      },
      { name: 'date', label: words.date, kind: 'day', value: ({ date }) => date },
      {
        name: 'payer',
        label: words.payer,
        sort: null,
        value: ({ payer, payer_note }) => [payer, payer_note].filter(Boolean).join(' · '),
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
        value: ({ payment_types }) => payments(payment_types).join(', '),
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
