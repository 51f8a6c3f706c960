import type { ModuleChange } from '@samity/shared-api/contract/system/modules'
import { Button } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useChangeReason } from '../../modules/reports/use-change-reason.ts'
import { Moment } from '@samity/shared-ui/admin'
import { CompositionDialog, type ReturnProps } from './CompositionDialog.tsx'
import { actionWords, ReleaseLabel, actorWords } from './ReleaseLabel.tsx'

const words = {
  label: { en: 'History', bn: 'ইতিহাস' },
  at: { en: 'When', bn: 'কখন' },
  module: { en: 'Module', bn: 'মডিউল' },
  action: { en: 'What', bn: 'কী' },
  release: { en: 'Release', bn: 'রিলিজ' },
  by: { en: 'Who', bn: 'কে' },
  why: { en: 'Why', bn: 'কেন' },
  number: { en: 'Number', bn: 'নম্বর' },
  compare: { en: 'Compare', bn: 'তুলনা করুন' },
  empty: { en: 'Nothing has changed yet.', bn: 'এখনো কিছু পরিবর্তন হয়নি।' },
}

function Actor({ by }: { by: string }) {
  const say = useSay()
  return <span>{say(actorWords(by)) || by}</span>
}
function ChangeReason({ change }: { change: ModuleChange }) {
  return <span>{useChangeReason()(change)}</span>
}
function ChangeAction({ change: { action, share } }: { change: ModuleChange }) {
  const say = useSay()
  const show = useShow()
  return <span>{`${say(actionWords[action])}${share ? ` ${show.digits(share)}%` : ''}`}</span>
}

/** With the number of the composition that the change made. */
type Row = ModuleChange & { number: number }

const columns: Column<Row>[] = [
  { name: 'number', label: words.number, kind: 'int', value: ({ number }) => number },
  { name: 'at', label: words.at, value: ({ at }) => at, show: ({ at }) => <Moment at={at} /> },
  { name: 'module', label: words.module, value: ({ module }) => module },
  {
    name: 'action',
    label: words.action,
    value: ({ action }) => action,
    show: (change) => <ChangeAction change={change} />,
  },
  {
    name: 'release',
    label: words.release,
    value: ({ to }) => to,
    show: ({ to }) => <ReleaseLabel release={to} />,
  },
  { name: 'by', label: words.by, value: ({ by }) => by, show: ({ by }) => <Actor by={by} /> },
  {
    name: 'why',
    label: words.why,
    value: ({ why }) => why,
    show: (change) => <ChangeReason change={change} />,
  },
]

export function HistoryTable({ rows, ...rest }: ReturnProps & { rows: ModuleChange[] }) {
  const t = useWords(words)
  const [compared, setCompared] = useState<number>()
  return (
    <>
      <DataTable
        label={words.label}
        columns={columns}
        rows={rows.map((row, index) => ({ ...row, number: rest.revision - index }))}
        empty={words.empty}
        size={10}
        actions={({ number }) => (
          <Button size="small" aria-label={`${t.compare} ${number}`} onClick={() => setCompared(number)}>
            {t.compare}
          </Button>
        )}
      />
      {compared !== undefined && (
        <CompositionDialog
          one={String(compared)}
          named={[]}
          {...rest}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
}
