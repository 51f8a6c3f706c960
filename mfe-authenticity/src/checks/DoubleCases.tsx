import { today } from '@samity/shared-api/contract'
import type { DoubleCase } from '@samity/shared-api/contract/authenticity/check'
import { Button, Card, useRole } from '@samity/shared-ui/core'
import { DataTable, Filter, type Column } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useSearchParams } from '@samity/shared-ui/router'
import { usePersonName } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { ReviewDialog } from './ReviewDialog.tsx'
import styles from './checks.module.css'

const words = {
  heading: { en: 'Papers in More Than One Case', bn: 'একাধিক মামলায় দেখানো কাগজ' },
  paper: { en: 'Paper', bn: 'কাগজ' },
  serial: { en: 'Serial', bn: 'ক্রমিক' },
  cases: { en: 'Cases', bn: 'মামলা' },
  last: { en: 'Last Shown', bn: 'সর্বশেষ দেখানো' },
  state: { en: 'State', bn: 'অবস্থা' },
  reason: { en: 'Result of the Review', bn: 'পর্যালোচনার ফল' },
  all: { en: 'All', bn: 'সব' },
  waiting: { en: 'To review', bn: 'পর্যালোচনা বাকি' },
  reviewed: { en: 'Reviewed', bn: 'পর্যালোচনা হয়েছে' },
  reviewedBy: { en: 'Reviewed by {name} on {day}', bn: '{day} তারিখে {name} পর্যালোচনা করেছেন' },
  review: { en: 'Review', bn: 'পর্যালোচনা' },
  again: { en: 'Review again', bn: 'আবার পর্যালোচনা' },
  setAside: { en: 'set aside', bn: 'গণনার বাইরে' },
  empty: {
    en: 'No paper was shown in more than one case.',
    bn: 'কোনো কাগজ একাধিক মামলায় দেখানো হয়নি।',
  },
}

type Row = DoubleCase & { id: string }
type Props = { cases: readonly DoubleCase[]; onReviewed: () => void }

/**
 * The papers that clerks have noted for more than one case. An administrator reviews each, with what was
 * found out.
 */
export function DoubleCases({ cases, onReviewed }: Props) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const isAdmin = useRole() === 'admin'
  const [params, setParams] = useSearchParams()
  const [openRow, setOpenRow] = useState<Row>()
  const state = params.get('state') ?? ''

  const columns = useMemo((): Column<Row>[] => {
    const stateOf = ({ reviewed_at, reviewed_by }: Row) =>
      reviewed_at === null
        ? say(words.waiting)
        : fill(say(words.reviewedBy), {
            name: personOf(reviewed_by),
            day: show.day(today(new Date(reviewed_at))),
          })
    return [
      { name: 'paper', label: words.paper, value: ({ paper_name }) => say(paper_name) },
      { name: 'serial', label: words.serial, value: ({ serial }) => serial },
      {
        name: 'cases',
        label: words.cases,
        value: (row) =>
          row.cases
            .map(({ case_number, day, set_aside }) => {
              const facts = [show.day(day), ...(set_aside ? [say(words.setAside)] : [])]
              return `${case_number} (${facts.join(', ')})`
            })
            .join(', '),
      },
      { name: 'last', label: words.last, kind: 'day', value: ({ last_at }) => today(new Date(last_at)) },
      {
        name: 'state',
        label: words.state,
        value: stateOf,
        show: (row) =>
          row.reviewed_at === null ? (
            <strong className={styles.waiting}>{stateOf(row)}</strong>
          ) : (
            stateOf(row)
          ),
      },
      { name: 'reason', label: words.reason, value: ({ reason }) => reason },
    ]
  }, [say, show, personOf])

  const rows = cases
    .map((row): Row => ({ ...row, id: `${row.paper} ${row.serial}` }))
    .filter(({ reviewed_at }) => state === '' || (state === 'waiting') === (reviewed_at === null))
  return (
    <Card heading={words.heading}>
      <DataTable
        label={words.heading}
        rows={rows}
        columns={columns}
        file="papers-in-more-than-one-case"
        empty={words.empty}
        tools={
          <Filter label={t.state} id="state">
            {(id) => (
              <SelectField
                id={id}
                name={id}
                value={state}
                emptyOption={words.all}
                options={[
                  { value: 'waiting', label: words.waiting },
                  { value: 'reviewed', label: words.reviewed },
                ]}
                onChange={(value) => setParams(value ? { state: value } : {}, { replace: true })}
              />
            )}
          </Filter>
        }
        {...(isAdmin && {
          actions: (row: Row) => (
            <Button size="small" onClick={() => setOpenRow(row)}>
              {row.reviewed_at === null ? t.review : t.again}
            </Button>
          ),
        })}
      />
      {openRow && (
        <ReviewDialog
          paper={openRow}
          onClose={() => setOpenRow(undefined)}
          onReviewed={() => {
            setOpenRow(undefined)
            onReviewed()
          }}
        />
      )}
    </Card>
  )
}
