import type { DuesRow, DuesSummary } from '@samity/shared-api/contract/members/dues'
import {
  ageingBuckets,
  duesCourts,
  inArrearsWords,
  standings,
} from '@samity/shared-api/contract/members/dues-kinds'
import { Button, Card, ErrorState, Page, RecordButton } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { duesPath, duesSummaryPath } from '../members-api.ts'
import styles from '../members.module.css'
import { hasCharges, totalsOf, useDuesColumns } from './dues-columns.tsx'
import { DuesSummaryView } from './DuesSummaryView.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { ReminderList } from './ReminderList.tsx'

const words = {
  heading: { en: 'Dues', bn: 'বকেয়া' },
  list: { en: 'Members Who Owe', bn: 'যাঁদের বকেয়া আছে' },
  standing: { en: 'Standing', bn: 'সদস্যপদের অবস্থা' },
  court: { en: 'Court', bn: 'আদালত' },
  ageing: { en: 'Oldest debt', bn: 'বকেয়ার মেয়াদ' },
  months: { en: 'Months owed', bn: 'বকেয়া মাস' },
  amount: { en: 'To pay today', bn: 'আজ দিতে হবে' },
  message: { en: 'Send SMS or e-mail', bn: 'এসএমএস বা ই-মেইল পাঠান' },
  reminders: { en: 'Reminder List', bn: 'তাগিদের তালিকা' },
  empty: {
    en: 'Nobody owes anything here. Change the filters, or enter what members owe under Fee Schedules.',
    bn: 'এখানে কারও কাছে কোনো বকেয়া নেই। ফিল্টার বদলান, অথবা ‘ফির তফসিল’-এ সদস্যদের ফি লিখুন।',
  },
}
const filters = {
  standing: 'standing',
  court: 'court',
  ageing: 'ageing',
  months_min: 'months_min',
  months_max: 'months_max',
  amount_min: 'amount_min',
  amount_max: 'amount_max',
}
const choices = {
  standing: [...standings, { value: 'in_arrears', label: inArrearsWords }],
  court: duesCourts,
  ageing: ageingBuckets,
}

/** Who owes what. The URL has the filters, so that a link opens the same list. */
export default function DuesPage() {
  const t = useWords(words)
  const list = useList<DuesRow>(duesPath, { search: true, filters })
  const summary = useGet<DuesSummary>(duesSummaryPath, { params: list.params })
  const totals = totalsOf(summary.data, list.amount)
  const columns = useDuesColumns(hasCharges(summary.data))
  const { standing, court, months_min } = list.params
  const [isReminding, setIsReminding] = useState(false)
  return (
    <Page heading={words.heading}>
      <Card heading={words.list}>
        <ListTable
          label={words.list}
          file="dues"
          list={list}
          columns={columns}
          empty={words.empty}
          rowClass={() => styles.shortRow}
          {...(totals && { totals })}
          filters={
            <>
              {(['standing', 'court', 'ageing'] as const).map((name) => (
                <ChoiceFilter
                  key={name}
                  list={list}
                  name={name}
                  field={{ label: words[name], choices: choices[name] }}
                />
              ))}
              <RangeFilter label={t.months} id="months" params={list.params} onChange={list.setParams} />
              <RangeFilter label={t.amount} id="amount" params={list.params} onChange={list.setParams} />
              <Button onClick={() => setIsReminding(true)}>{t.reminders}</Button>
              <RecordButton
                kind="outgoing-message"
                values={{
                  kind: 'dues',
                  who: 'dues',
                  standing,
                  court,
                  months: months_min,
                  search: list.params['search'],
                }}
              >
                {t.message}
              </RecordButton>
            </>
          }
        />
      </Card>
      <Card>
        {summary.error ? (
          <ErrorState error={summary.error} retry={summary.refresh} />
        ) : (
          summary.data && <DuesSummaryView summary={summary.data} />
        )}
      </Card>
      {isReminding && (
        <ReminderList fetchAll={list.fetchAll} params={list.params} onClose={() => setIsReminding(false)} />
      )}
    </Page>
  )
}
