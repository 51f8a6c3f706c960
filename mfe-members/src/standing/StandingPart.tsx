import { dayOfInstant } from '@samity/shared-api/contract/moment'
import type {
  DuesTerms,
  DuesTermsRow,
  StandingHistory,
  StandingRow,
} from '@samity/shared-api/contract/members/standing'
import { duesCourts, standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import { Button, ErrorState, LoadingState, useMayEdit } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { advocatePath } from '../members-api.ts'
import styles from '../members.module.css'
import { StandingDialog, TermsDialog } from './StandingDialogs.tsx'

const words = {
  heading: { en: 'Standing', bn: 'সদস্যপদের অবস্থা' },
  change: { en: 'Change Standing', bn: 'সদস্যপদের অবস্থা বদলান' },
  terms: { en: 'Court and Scheme', bn: 'আদালত ও তহবিল' },
  changeTerms: { en: 'Change Court or Scheme', bn: 'আদালত বা তহবিল বদলান' },
  from: { en: 'From', bn: 'যে তারিখ থেকে' },
  dues: { en: 'Dues go on', bn: 'চাঁদা চলবে' },
  yes: { en: 'Yes', bn: 'হ্যাঁ' },
  no: { en: 'No', bn: 'না' },
  reason: { en: 'Reason', bn: 'কারণ' },
  resolution: { en: 'Resolution', bn: 'সিদ্ধান্ত' },
  by: { en: 'Entered by', bn: 'লিখেছেন' },
  on: { en: 'Entered on', bn: 'লেখার তারিখ' },
  court: { en: 'Court', bn: 'আদালত' },
  scheme: { en: 'Benevolent scheme', bn: 'বেনাভোলেন্ট ফান্ড' },
  superseded: { en: 'replaced', bn: 'পরে বদলানো' },
  fromRecord: { en: "the advocate's record", bn: 'আইনজীবীর তথ্য' },
  none: { en: 'Never changed.', bn: 'কখনো বদলানো হয়নি।' },
}

type Props = {
  id: number
  /** Called when the standing or the terms have changed: dues follow them */
  onChanged: () => void
}

export function StandingPart({ id, onChanged }: Props) {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  const [dialog, setDialog] = useState<'standing' | 'terms'>()
  const standing = useGet<StandingHistory>(advocatePath(id, 'standing'))
  const terms = useGet<DuesTerms>(advocatePath(id, 'dues-terms'))
  const standingColumns = useStandingColumns()
  const termsColumns = useTermsColumns()
  const error = standing.error ?? terms.error
  const refresh = () => {
    standing.refresh()
    terms.refresh()
  }
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!standing.data || !terms.data) return <LoadingState />
  const done = () => {
    setDialog(undefined)
    refresh()
    onChanged()
  }
  return (
    <section>
      <h3 className={styles.heading}>{t.heading}</h3>
      <DataTable
        label={words.heading}
        rows={standing.data.history}
        columns={standingColumns}
        isManuallyOrdered
        empty={words.none}
        rowClass={({ superseded_at }) => (superseded_at ? styles.void : undefined)}
      />
      <h3 className={styles.heading}>{t.terms}</h3>
      <DataTable
        label={words.terms}
        rows={terms.data.history}
        columns={termsColumns}
        isManuallyOrdered
        empty={words.none}
        rowClass={({ superseded_at }) => (superseded_at ? styles.void : undefined)}
      />
      {mayEdit && (
        <div className={styles.toolbar}>
          <Button onClick={() => setDialog('standing')}>{t.change}</Button>
          <Button onClick={() => setDialog('terms')}>{t.changeTerms}</Button>
        </div>
      )}
      {dialog === 'standing' && (
        <StandingDialog id={id} title={t.change} onSaved={done} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'terms' && (
        <TermsDialog
          id={id}
          title={t.changeTerms}
          current={terms.data.current}
          onSaved={done}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}

type HistoryRow = Pick<
  StandingRow,
  'from_day' | 'reason' | 'resolution' | 'created_by' | 'created_at' | 'superseded_at'
>

function useHistoryColumns<T extends HistoryRow>(): Column<T>[] {
  const say = useSay()
  const personOf = usePersonName()
  return useMemo(
    () => [
      {
        name: 'reason',
        label: words.reason,
        value: ({ reason }) => reason || say(words.fromRecord),
        show: ({ reason, superseded_at }) => (
          <div>
            {reason || say(words.fromRecord)}
            {superseded_at && <span className={styles.small}>{say(words.superseded)}</span>}
          </div>
        ),
      },
      { name: 'resolution', label: words.resolution, value: ({ resolution }) => resolution },
      { name: 'created_by', label: words.by, value: ({ created_by }) => personOf(created_by) },
      {
        name: 'created_at',
        label: words.on,
        kind: 'day',
        value: ({ created_at }) => dayOfInstant(created_at),
      },
    ],
    [say, personOf],
  )
}

function useStandingColumns(): Column<StandingRow>[] {
  const say = useSay()
  const history = useHistoryColumns<StandingRow>()
  return useMemo(
    () => [
      { name: 'from_day', label: words.from, kind: 'day', value: ({ from_day }) => from_day },
      { name: 'standing', label: words.heading, value: ({ standing }) => say(standingWords(standing)) },
      {
        name: 'charges_dues',
        label: words.dues,
        value: ({ charges_dues }) => say(charges_dues ? words.yes : words.no),
      },
      ...history,
    ],
    [say, history],
  )
}

function useTermsColumns(): Column<DuesTermsRow>[] {
  const say = useSay()
  const show = useShow()
  const history = useHistoryColumns<DuesTermsRow>()
  return useMemo(
    () => [
      {
        name: 'from_day',
        label: words.from,
        value: ({ from_day }) => from_day,
        show: ({ from_day }) => show.day(from_day),
      },
      {
        name: 'court_type',
        label: words.court,
        value: ({ court_type }) => say(duesCourts.find(({ value }) => value === court_type)?.label),
      },
      {
        name: 'benevolent',
        label: words.scheme,
        value: ({ benevolent }) => say(benevolent ? words.yes : words.no),
      },
      ...history,
    ],
    [say, show, history],
  )
}
