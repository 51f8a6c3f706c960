import type { AuditEntry } from '@samity/shared-api/contract/users/audit'
import { Page, Sheet } from '@samity/shared-ui/core'
import { ListTable, RowButton, useList, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import styles from '../parts/report.module.css'
import { ChainCheck } from './ChainCheck.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { actionWords, subjectWords } from '@samity/shared-api/contract/users/deeds'
import { inDhaka } from '../parts/in-dhaka.ts'

const words = {
  heading: { en: 'Audit', bn: 'নিরীক্ষা' },
  at: { en: 'When', bn: 'কখন' },
  actor: { en: 'Who', bn: 'কে' },
  action: { en: 'Action', bn: 'কাজ' },
  subject: { en: 'What', bn: 'কী' },
  number: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  reason: { en: 'Reason', bn: 'কারণ' },
}

/** Who did what, when, before and after: what was once written here is never changed. */
export default function AuditPage() {
  const say = useSay()
  const show = useShow()
  const list = useList<AuditEntry>('audit/', { dates: true, search: true })
  const [opened, setOpened] = useState<AuditEntry>()

  const columns = useMemo(
    (): Column<AuditEntry>[] => [
      {
        name: 'at',
        label: words.at,
        sort: null,
        value: ({ at }) => inDhaka(at),
        show: ({ at }) => show.digits(inDhaka(at)),
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
            <Link className={styles.number} to={`/dashboard/receipt/${number}`} translate="no">
              {number}
            </Link>
          ),
      },
      { name: 'reason', label: words.reason, value: ({ reason }) => reason },
    ],
    [say, show],
  )

  return (
    <Page heading={words.heading}>
      <ChainCheck />
      <Sheet>
        <ListTable
          label={words.heading}
          file="audit"
          list={list}
          columns={columns}
          actions={(entry) =>
            (entry.before || entry.after) && <RowButton does="view" onClick={() => setOpened(entry)} />
          }
        />
      </Sheet>
      {opened && <ChangeDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
