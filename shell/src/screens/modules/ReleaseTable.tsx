import type { ModuleStatus, ReleaseStatus } from '@samity/shared-api/contract/system/modules'
import { Button, RecordLink } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { Moment } from '@samity/shared-ui/admin'
import { RehearsalLabel } from './RehearsalLabel.tsx'
import { ReleaseLabel, ReleaseState } from './ReleaseLabel.tsx'
import { ServiceStateLabel } from './ServiceStateLabel.tsx'
import styles from './modules.module.css'

type Row = ReleaseStatus & { id: string }

const words = {
  label: { en: 'Releases of {module}', bn: '{module}-এর রিলিজ' },
  release: { en: 'Release', bn: 'রিলিজ' },
  state: { en: 'State', bn: 'অবস্থা' },
  made: { en: 'Built', bn: 'তৈরি' },
  service: { en: 'Service', bn: 'সার্ভিস' },
  people: { en: 'People (24 h)', bn: 'মানুষ (২৪ ঘণ্টা)' },
  failing: { en: 'Failing', bn: 'ব্যর্থ' },
  written: { en: 'Written entries', bn: 'লেখা তথ্য' },
  activate: { en: 'Activate', bn: 'চালু করুন' },
  rehearsal: { en: 'Rehearsal', bn: 'মহড়া' },
  rehearse: { en: 'Rehearse', bn: 'মহড়া দিন' },
  result: { en: 'Result', bn: 'ফল' },
  all: { en: 'All releases', bn: 'সব রিলিজ' },
  empty: { en: 'There are no releases.', bn: 'কোনো রিলিজ নেই।' },
}

const columns: Column<Row>[] = [
  {
    name: 'release',
    label: words.release,
    value: ({ release }) => release,
    show: ({ release }) => <ReleaseLabel release={release} />,
  },
  {
    name: 'state',
    label: words.state,
    value: ({ state }) => state,
    show: ({ state, ended }) => <ReleaseState {...{ state, ended }} />,
  },
  { name: 'made', label: words.made, value: ({ made }) => made, show: ({ made }) => <Moment at={made} /> },
  { name: 'people', label: words.people, value: ({ people }) => people, kind: 'int' },
  { name: 'failing', label: words.failing, value: ({ failing }) => failing, kind: 'int' },
  {
    name: 'written',
    label: words.written,
    value: ({ written }) => written,
    kind: 'int',
    show: ({ written, release }) => <Written {...{ release, count: written }} />,
  },
]

const rehearsalColumn: Column<Row> = {
  name: 'rehearsal',
  label: words.rehearsal,
  value: ({ rehearsal }) => rehearsal?.findings,
  show: ({ rehearsal }) => <RehearsalLabel rehearsal={rehearsal} />,
}

const serviceColumn: Column<Row> = {
  name: 'service',
  label: words.service,
  value: ({ service }) => service?.state,
  show: ({ service }) => <ServiceStateLabel service={service} />,
}

/** Leads to what the release wrote: its entries in the audit log. */
function Written({ release, count }: { release: string; count?: number | undefined }) {
  const show = useShow()
  if (!count) return count === 0 ? show.number(0) : null
  return (
    <RecordLink kind="release-entries" values={{ release }}>
      {show.number(count)}
    </RecordLink>
  )
}

/** The newest releases are shown first, together with those in use. A button shows the others. */
const initialRowCount = 4

type Props = {
  module: ModuleStatus
  onActivate: (release: string) => void
  onRehearse: (release: string) => void
  onShowRehearsal: (release: string) => void
}

export function ReleaseTable({ module, onActivate, onRehearse, onShowRehearsal }: Props) {
  const t = useWords(words)
  const [showAll, setShowAll] = useState(false)
  const rows = module.releases
    .filter(
      ({ state, people, written = 0 }, index) =>
        showAll || state || people + written > 0 || index < initialRowCount,
    )
    .map((release) => ({ ...release, id: release.release }))
  return (
    <>
      <DataTable
        label={fillWords(words.label, { module: module.name })}
        columns={[
          ...columns,
          ...(rows.some(({ rehearsal }) => rehearsal) ? [rehearsalColumn] : []),
          ...(rows.some(({ service }) => service) ? [serviceColumn] : []),
        ]}
        rows={rows}
        empty={words.empty}
        actions={({ release, state, rehearsal }) => (
          <span className={styles.rowButtons}>
            {rehearsal && (
              <Button
                aria-label={`${t.result} ${release}`}
                onClick={() => onShowRehearsal(release)}
                size="small"
              >
                {t.result}
              </Button>
            )}
            {state !== 'active' && (
              <Button
                aria-label={`${t.rehearse} ${release}`}
                onClick={() => onRehearse(release)}
                size="small"
              >
                {t.rehearse}
              </Button>
            )}
            {(state !== 'active' || module.canary) && (
              <Button
                aria-label={`${t.activate} ${release}`}
                onClick={() => onActivate(release)}
                size="small"
              >
                {t.activate}
              </Button>
            )}
          </span>
        )}
      />
      {rows.length < module.releases.length && (
        <Button type="link" onClick={() => setShowAll(true)}>
          {t.all}
        </Button>
      )}
    </>
  )
}
