import type { ModuleFailureRow } from '@samity/shared-api/contract/system/modules'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { outcomes } from '../../modules/reports/load-error.ts'
import { Moment } from '@samity/shared-ui/admin'
import { ReleaseLabel } from './ReleaseLabel.tsx'

const words = {
  label: { en: 'Load failures', bn: 'লোড ব্যর্থতা' },
  at: { en: 'When', bn: 'কখন' },
  module: { en: 'Module', bn: 'মডিউল' },
  release: { en: 'Release', bn: 'রিলিজ' },
  screen: { en: 'Screen', bn: 'পাতা' },
  reason: { en: 'Reason', bn: 'কারণ' },
  detail: { en: 'Detail', bn: 'বিস্তারিত' },
  empty: { en: 'No module failed to load.', bn: 'কোনো মডিউল লোড হতে ব্যর্থ হয়নি।' },
}

function Reason({ reason }: { reason: string }) {
  const say = useSay()
  return <span>{say(outcomes[reason]) || reason}</span>
}

const columns: Column<ModuleFailureRow>[] = [
  { name: 'at', label: words.at, value: ({ at }) => at, show: ({ at }) => <Moment at={at} /> },
  { name: 'module', label: words.module, value: ({ module }) => module },
  {
    name: 'release',
    label: words.release,
    value: ({ release }) => release,
    show: ({ release }) => <ReleaseLabel release={release} />,
  },
  { name: 'screen', label: words.screen, value: ({ screen }) => screen },
  {
    name: 'reason',
    label: words.reason,
    value: ({ reason }) => reason,
    show: ({ reason }) => <Reason reason={reason} />,
  },
  { name: 'detail', label: words.detail, value: ({ detail }) => detail },
]

export function FailureTable({ rows }: { rows: ModuleFailureRow[] }) {
  return <DataTable label={words.label} columns={columns} rows={rows} empty={words.empty} size={10} />
}
