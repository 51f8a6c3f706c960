import { today } from '@samity/shared-api/contract'
import type { Remittance, RemittanceRow } from '@samity/shared-api/contract/members/bar-council-export'
import { ErrorState, LoadingState, useRole } from '@samity/shared-ui/core'
import { DataTable, DayFilter, useUrlParams, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { remittancePath } from '../members-api.ts'
import styles from '../members.module.css'
import { CategoryAssignment } from './CategoryAssignment.tsx'

const words = {
  label: { en: 'Remittance Sheet', bn: 'পাওনা পাঠানোর হিসাব' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  head: { en: 'Head', bn: 'রসিদের খাত' },
  categories: { en: 'Passed on by', bn: 'যে খাতে পাঠানো হয়' },
  opening: { en: 'Payable before', bn: 'আগের দেনা' },
  collected: { en: 'Collected', bn: 'আদায়' },
  passedOn: { en: 'Passed on', bn: 'পাঠানো' },
  payable: { en: 'Payable', bn: 'দেনা' },
  empty: {
    en: 'No head is passed on. An administrator marks one under Accounts → Categories.',
    bn: 'অন্যকে পাঠানোর কোনো রসিদের খাত নেই। প্রশাসক হিসাব → খাত থেকে ঠিক করেন।',
  },
}
type SheetRow = RemittanceRow & { id: number }

/** Money collected for others, passed on, and still payable. The URL has the days. */
export function RemittanceSheet() {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const isAdmin = useRole() === 'admin'
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const { data, error, refresh } = useGet<Remittance>(remittancePath, {
    params: { ...(from && { from }), ...(to && { to }) },
  })
  const columns = useColumns()
  const tools = (
    <>
      <DayFilter
        max={today()}
        id="from"
        label={t.from}
        value={from}
        onDay={(day) => updateParams({ from: day })}
      />
      <DayFilter max={today()} id="to" label={t.to} value={to} onDay={(day) => updateParams({ to: day })} />
    </>
  )
  return (
    <div className={styles.blocks}>
      <DataTable
        label={words.label}
        file="remittance"
        rows={(data?.rows ?? []).map((row): SheetRow => ({ ...row, id: row.head_id }))}
        columns={columns}
        empty={words.empty}
        tools={tools}
        isManuallyOrdered
        {...(error
          ? { insteadOfRows: <ErrorState error={error} retry={refresh} /> }
          : !data && { insteadOfRows: <LoadingState /> })}
      />
      {isAdmin && data && data.rows.length > 0 && <CategoryAssignment heads={data.rows} onSaved={refresh} />}
    </div>
  )
}

function useColumns(): Column<SheetRow>[] {
  const say = useSay()
  return useMemo(
    () => [
      { name: 'head', label: words.head, value: ({ head }) => say(head) },
      {
        name: 'categories',
        label: words.categories,
        value: ({ categories }) => categories.map(({ category }) => category).join(', '),
        hidden: 'when narrow',
      },
      { name: 'opening', label: words.opening, kind: 'money', total: true, value: ({ opening }) => opening },
      {
        name: 'collected',
        label: words.collected,
        kind: 'money',
        total: true,
        value: ({ collected }) => collected,
      },
      {
        name: 'passed_on',
        label: words.passedOn,
        kind: 'money',
        total: true,
        value: ({ passed_on }) => passed_on,
      },
      { name: 'payable', label: words.payable, kind: 'money', total: true, value: ({ payable }) => payable },
    ],
    [say],
  )
}
