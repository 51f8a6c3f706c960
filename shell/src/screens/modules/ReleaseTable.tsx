import type { ModuleStatus, ReleaseStatus } from '@samity/shared-api/contract/system/modules'
import { Button } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { fillWords, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { Moment } from '@samity/shared-ui/admin'
import { ReleaseLabel, ReleaseState } from './ReleaseLabel.tsx'
import { ServiceStateLabel } from './ServiceStateLabel.tsx'

type Row = ReleaseStatus & { id: string }

const words = {
  label: { en: 'Releases of {module}', bn: '{module}-এর রিলিজ' },
  release: { en: 'Release', bn: 'রিলিজ' },
  state: { en: 'State', bn: 'অবস্থা' },
  made: { en: 'Built', bn: 'তৈরি' },
  service: { en: 'Service', bn: 'সার্ভিস' },
  people: { en: 'People (24 h)', bn: 'মানুষ (২৪ ঘণ্টা)' },
  failing: { en: 'Failing', bn: 'ব্যর্থ' },
  activate: { en: 'Activate', bn: 'চালু করুন' },
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
    show: ({ state }) => <ReleaseState state={state} />,
  },
  { name: 'made', label: words.made, value: ({ made }) => made, show: ({ made }) => <Moment at={made} /> },
  { name: 'people', label: words.people, value: ({ people }) => people, kind: 'int' },
  { name: 'failing', label: words.failing, value: ({ failing }) => failing, kind: 'int' },
]

const serviceColumn: Column<Row> = {
  name: 'service',
  label: words.service,
  value: ({ service }) => service?.state,
  show: ({ service }) => <ServiceStateLabel service={service} />,
}

/** The newest releases are shown first, together with those in use. A button shows the others. */
const initialRowCount = 4

type Props = { module: ModuleStatus; onActivate: (release: string) => void }

export function ReleaseTable({ module, onActivate }: Props) {
  const t = useWords(words)
  const [showAll, setShowAll] = useState(false)
  const rows = module.releases
    .filter(({ state, people }, index) => showAll || state || people > 0 || index < initialRowCount)
    .map((release) => ({ ...release, id: release.release }))
  return (
    <>
      <DataTable
        label={fillWords(words.label, { module: module.name })}
        columns={rows.some(({ service }) => service) ? [...columns, serviceColumn] : columns}
        rows={rows}
        empty={words.empty}
        actions={({ release, state }) =>
          state === 'active' && !module.canary ? null : (
            <Button aria-label={`${t.activate} ${release}`} onClick={() => onActivate(release)} size="small">
              {t.activate}
            </Button>
          )
        }
      />
      {rows.length < module.releases.length && (
        <Button type="link" onClick={() => setShowAll(true)}>
          {t.all}
        </Button>
      )}
    </>
  )
}
