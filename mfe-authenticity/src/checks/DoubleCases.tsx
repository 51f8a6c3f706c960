import { http, toRequestError } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import type { DoubleCase } from '@samity/shared-api/contract/authenticity/check'
import { Button, Card, useConfirm, useRole, useToast } from '@samity/shared-ui/core'
import { DataTable, Filter, type Column } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useSearchParams } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
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
  question: {
    en: 'Have you found out why this paper was shown in more than one case?',
    bn: 'এই কাগজ একাধিক মামলায় কেন দেখানো হয়েছে তা জেনেছেন?',
  },
  explain: {
    en: 'The alert on the dashboard ends. It returns when the paper is shown in a further case.',
    bn: 'ড্যাশবোর্ডের সতর্কতা শেষ হবে। কাগজটি আরেকটি মামলায় দেখানো হলে তা আবার আসবে।',
  },
  done: { en: 'The review is noted.', bn: 'পর্যালোচনা রাখা হয়েছে।' },
  empty: {
    en: 'No paper was shown in more than one case.',
    bn: 'কোনো কাগজ একাধিক মামলায় দেখানো হয়নি।',
  },
}

type Row = DoubleCase & { id: string }
type Props = { cases: readonly DoubleCase[]; onReviewed: () => void }

/** The papers that clerks have noted for more than one case. An administrator reviews each, with what was found out. */
export function DoubleCases({ cases, onReviewed }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const toast = useToast()
  const confirm = useConfirm()
  const isAdmin = useRole() === 'admin'
  const [params, setParams] = useSearchParams()
  const [busyId, setBusyId] = useState('')
  const state = params.get('state') ?? ''

  const columns = useMemo((): Column<Row>[] => {
    const stateOf = ({ reviewed_at, reviewed_by }: Row) =>
      reviewed_at === null
        ? say(words.waiting)
        : fill(say(words.reviewedBy), {
            name: reviewed_by ?? '',
            day: show.day(today(new Date(reviewed_at))),
          })
    return [
      { name: 'paper', label: words.paper, value: ({ paper_name }) => say(paper_name) },
      { name: 'serial', label: words.serial, value: ({ serial }) => serial },
      {
        name: 'cases',
        label: words.cases,
        value: (row) =>
          row.cases.map(({ case_number, day }) => `${case_number} (${show.day(day)})`).join(', '),
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
  }, [say, show])

  async function review({ id, paper, serial }: Row) {
    const result = await confirm({
      question: words.question,
      explain: words.explain,
      reason: words.reason,
      ok: words.review,
    })
    if (!result) return
    setBusyId(id)
    try {
      await http.post('check-figures/review/', { paper, serial: Number(serial), reason: result.reason })
      toast.success(words.done)
      onReviewed()
    } catch (error) {
      toast.error(toRequestError(error).message)
    } finally {
      setBusyId('')
    }
  }

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
          actions: (row: Row) =>
            row.reviewed_at === null && (
              <Button size="small" loading={busyId === row.id} onClick={() => void review(row)}>
                {t.review}
              </Button>
            ),
        })}
      />
    </Card>
  )
}
