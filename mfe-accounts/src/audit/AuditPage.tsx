import type { AuditEntry } from '@samity/shared-api/contract/system/audit'
import { Page, Card, RecordLink } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, RowButton, useList, type Column, type List } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import styles from '../components/report.module.css'
import { HashChainCheck } from './HashChainCheck.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import {
  actionWords,
  auditActions,
  auditSubjects,
  subjectWords,
} from '@samity/shared-api/contract/system/audit-labels'
import { formatDhakaTime } from '../dhaka-time.ts'

const words = {
  heading: { en: 'Audit', bn: 'নিরীক্ষা' },
  at: { en: 'When', bn: 'কখন' },
  actor: { en: 'Who', bn: 'কে' },
  action: { en: 'Action', bn: 'কাজ' },
  subject: { en: 'What', bn: 'কী' },
  number: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  reason: { en: 'Reason', bn: 'কারণ' },
  release: { en: 'Release', bn: 'রিলিজ' },
}

export default function AuditPage() {
  const say = useSay()
  const show = useShow()
  const list = useList<AuditEntry>('audit/', {
    dates: true,
    search: true,
    filters: { action: 'action', subject: 'subject', release: 'release' },
  })
  const [selectedEntry, setSelectedEntry] = useState<AuditEntry>()

  const columns = useMemo(
    (): Column<AuditEntry>[] => [
      {
        name: 'at',
        label: words.at,
        sort: null,
        value: ({ at }) => formatDhakaTime(at),
        show: ({ at }) => show.digits(formatDhakaTime(at)),
      },
      { name: 'actor', label: words.actor, value: ({ actor }) => actor },
      { name: 'action', label: words.action, value: ({ action }) => say(actionWords(action)) },
      {
        name: 'subject',
        label: words.subject,
        value: ({ subject, subject_id }) =>
          [say(subjectWords(subject)), subject_id].filter(Boolean).join(' '),
        show: ({ subject, subject_id }) =>
          [say(subjectWords(subject)), subject_id && show.digits(subject_id)].filter(Boolean).join(' '),
      },
      {
        name: 'number',
        label: words.number,
        value: ({ number }) => number,
        show: ({ number }) =>
          number && (
            <RecordLink
              className={styles.number}
              kind={kindOf(number)}
              values={{ number, search: number }}
              translate="no"
            >
              {number}
            </RecordLink>
          ),
      },
      { name: 'reason', label: words.reason, value: ({ reason }) => reason },
      {
        name: 'release',
        label: words.release,
        value: ({ module, release }) => module && `${module} ${release}`,
        show: ({ module, release }) => module && <code translate="no">{`${module} ${release}`}</code>,
      },
    ],
    [say, show],
  )

  return (
    <Page heading={words.heading}>
      <HashChainCheck />
      <Card>
        <ListTable
          label={words.heading}
          file="audit"
          list={list}
          filters={
            <>
              <EntryFilter field="action" list={list} />
              <EntryFilter field="subject" list={list} />
              <ReleaseFilter list={list} />
            </>
          }
          columns={columns}
          actions={(entry) =>
            (entry.before || entry.after) && (
              <RowButton action="view" onClick={() => setSelectedEntry(entry)} />
            )
          }
        />
      </Card>
      {selectedEntry && <ChangeDialog entry={selectedEntry} onClose={() => setSelectedEntry(undefined)} />}
    </Page>
  )
}

/** A transfer is in the list of transfers; every other number is that of a receipt or voucher. */
const kindOf = (number: string) => (number.startsWith('TRF-') ? 'transfer' : 'receipt')

const filters = {
  action: {
    label: words.action,
    choices: auditActions.map((value) => ({ value, label: actionWords(value) })),
  },
  subject: {
    label: words.subject,
    choices: auditSubjects.map((value) => ({ value, label: subjectWords(value) })),
  },
}

function EntryFilter({ field, list }: { field: keyof typeof filters; list: List<AuditEntry> }) {
  const say = useSay()
  const { label, choices } = filters[field]
  const sortedChoices = useMemo(
    () => choices.toSorted((one, other) => say(one.label).localeCompare(say(other.label))),
    [choices, say],
  )
  return <ChoiceFilter list={list} name={field} field={{ label, choices: sortedChoices }} />
}

/** Another screen leads here with a release. The filter shows it, and takes it away. */
function ReleaseFilter({ list }: { list: List<AuditEntry> }) {
  const { release } = list.params
  if (!release) return null
  const choices = [{ value: release, label: release }]
  return <ChoiceFilter list={list} name="release" field={{ label: words.release, choices }} />
}
