import type { FeeOverride } from '@samity/shared-api/contract/members/dues'
import { Card, Page, RecordLink } from '@samity/shared-ui/core'
import { ListTable, useList, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { usePersonName } from '@samity/shared-ui/query'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { overridesPath, passbookLink } from '../members-api.ts'
import styles from '../members.module.css'

const words = {
  heading: { en: 'Other Amounts', bn: 'ভিন্ন পরিমাণ' },
  list: { en: 'Receipts with Another Amount than the Schedules', bn: 'তফসিলের চেয়ে ভিন্ন পরিমাণের রসিদ' },
  number: { en: 'Receipt', bn: 'রসিদ' },
  day: { en: 'Date', bn: 'তারিখ' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  proposed: { en: 'By schedule', bn: 'তফসিল অনুযায়ী' },
  taken: { en: 'Taken', bn: 'নেওয়া হয়েছে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  by: { en: 'Taken by', bn: 'নিয়েছেন' },
  state: { en: 'State', bn: 'অবস্থা' },
  void: { en: 'void', bn: 'বাতিল' },
  empty: {
    en: 'No receipt of these days took another amount than the fee schedules say.',
    bn: 'এই সময়ের কোনো রসিদে তফসিলের চেয়ে ভিন্ন পরিমাণ নেওয়া হয়নি।',
  },
}

const advocateOf = ({
  advocate_name,
  advocate_name_bengali,
}: Pick<FeeOverride, 'advocate_name' | 'advocate_name_bengali'>) => ({
  en: advocate_name,
  bn: advocate_name_bengali || advocate_name,
})

export default function FeeOverridesPage() {
  const list = useList<FeeOverride>(overridesPath, { dates: true })
  const columns = useColumns()
  return (
    <Page heading={words.heading}>
      <Card heading={words.list}>
        <ListTable
          label={words.list}
          file="other-amounts"
          list={list}
          columns={columns}
          empty={words.empty}
          rowClass={({ voided_at }) => (voided_at ? styles.void : undefined)}
        />
      </Card>
    </Page>
  )
}

function useColumns(): Column<FeeOverride>[] {
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  return useMemo(
    () => [
      { name: 'day', label: words.day, kind: 'day', sort: null, value: ({ day }) => day },
      {
        name: 'number',
        label: words.number,
        sort: null,
        value: ({ number }) => number,
        show: ({ number }) => (
          <RecordLink className={styles.link} kind="receipt" values={{ number }} translate="no">
            {number}
          </RecordLink>
        ),
      },
      {
        name: 'advocate',
        label: words.advocate,
        sort: null,
        value: (row) => `${row.advocate_id} ${say(advocateOf(row))}`,
        show: ({ advocate, advocate_id, ...row }) => (
          <div>
            <Link className={styles.link} to={passbookLink(advocate)} translate="no">
              {say(advocateOf(row))}
            </Link>
            <span className={styles.small} translate="no">
              {show.digits(advocate_id)}
            </span>
          </div>
        ),
      },
      {
        name: 'proposed',
        label: words.proposed,
        kind: 'money',
        sort: null,
        value: ({ proposed }) => proposed,
      },
      { name: 'taken', label: words.taken, kind: 'money', sort: null, value: ({ taken }) => taken },
      { name: 'reason', label: words.reason, sort: null, value: ({ reason }) => reason },
      {
        name: 'by',
        label: words.by,
        sort: null,
        value: ({ created_by }) => personOf(created_by),
        hidden: 'when narrow',
      },
      {
        name: 'state',
        label: words.state,
        sort: null,
        value: ({ voided_at }) => (voided_at ? say(words.void) : ''),
        show: ({ voided_at }) =>
          voided_at && <span className={`${styles.tag} ${styles.bad}`}>{say(words.void)}</span>,
      },
    ],
    [say, show, personOf],
  )
}
