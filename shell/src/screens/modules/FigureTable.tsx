import type {
  ModuleFigures,
  ScreenFigure,
  ScreenFigureRow,
} from '@samity/shared-api/contract/system/screen-figures'
import type { Words } from '@samity/shared-api/contract'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { Chart, DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { ReleaseLabel } from './ReleaseLabel.tsx'
import styles from './modules.module.css'

const words = {
  label: { en: 'Speed of {module}', bn: '{module}-এর গতি' },
  hint: {
    en: 'Visits in browsers within {days} days, without anything of a person: half of them were not slower than the figure. A canary that is slower by a fifth for enough people ends by itself.',
    bn: 'গত {days} দিনে ব্রাউজারে মাপা, কোনো ব্যক্তির তথ্য ছাড়া: অর্ধেক ক্ষেত্রে এর বেশি সময় লাগেনি। যথেষ্ট মানুষের কাছে এক-পঞ্চমাংশ ধীর হলে পরীক্ষামূলক রিলিজ নিজে থেকেই শেষ হয়।',
  },
  screen: { en: 'Screen', bn: 'পাতা' },
  release: { en: 'Release', bn: 'রিলিজ' },
  device: { en: 'Device', bn: 'ডিভাইস' },
  visits: { en: 'Visits', bn: 'কতবার খোলা' },
  high: { en: 'Three quarters within (ms)', bn: 'তিন-চতুর্থাংশ যত সময়ে (মিলিসেকেন্ড)' },
  over: { en: 'Over its budget', bn: 'সীমার বেশি' },
  chart: { en: 'Rows shown, by release', bn: 'তালিকা দেখানোর সময়, রিলিজ অনুযায়ী' },
  half: { en: 'Half within (ms)', bn: 'অর্ধেক যত সময়ে (মিলিসেকেন্ড)' },
  empty: { en: 'Nothing has been measured yet.', bn: 'এখনো কিছু মাপা হয়নি।' },
}
const figureWords: Record<ScreenFigure, Words> = {
  rowsMs: { en: 'Rows shown (ms)', bn: 'তালিকা দেখাতে (মিলিসেকেন্ড)' },
  framesMs: { en: 'Page held up (ms)', bn: 'পাতা আটকে থাকা (মিলিসেকেন্ড)' },
  kib: { en: 'KiB', bn: 'কিলোবাইট' },
  requests: { en: 'Requests', bn: 'অনুরোধ' },
}
const devices: Record<ScreenFigureRow['device'], Words> = {
  phone: { en: 'Phone', bn: 'ফোন' },
  desktop: { en: 'Computer', bn: 'কম্পিউটার' },
}

type Row = ScreenFigureRow & { id: string }

function Device({ device }: Pick<Row, 'device'>) {
  return <span>{useSay()(devices[device])}</span>
}
function OverBudget({ over }: Pick<Row, 'over'>) {
  const say = useSay()
  if (over.length === 0) return null
  return <span className={styles.canary}>{over.map((figure) => say(figureWords[figure])).join(', ')}</span>
}
const medianColumn = (figure: ScreenFigure): Column<Row> => ({
  name: figure,
  label: figureWords[figure],
  kind: 'int',
  value: (row) => row[figure]?.median,
})

const columns: Column<Row>[] = [
  { name: 'screen', label: words.screen, value: ({ screen }) => screen },
  {
    name: 'release',
    label: words.release,
    value: ({ release }) => release,
    show: ({ release }) => <ReleaseLabel release={release} />,
  },
  {
    name: 'device',
    label: words.device,
    value: ({ device }) => device,
    show: ({ device }) => <Device device={device} />,
  },
  { name: 'visits', label: words.visits, kind: 'int', value: ({ visits }) => visits },
  medianColumn('rowsMs'),
  { name: 'high', label: words.high, kind: 'int', value: ({ rowsMs }) => rowsMs?.high },
  medianColumn('framesMs'),
  medianColumn('kib'),
  medianColumn('requests'),
  {
    name: 'over',
    label: words.over,
    value: ({ over }) => over.join(' '),
    show: ({ over }) => <OverBudget over={over} />,
  },
]

/** More do not fit beside each other on a phone. */
const maxChartReleases = 8

export function FigureTable({ module }: { module: string }) {
  const t = useWords(words)
  const show = useShow()
  const { data: figures, error, refresh } = useGet<ModuleFigures>(`modules/${module}/figures/`)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!figures) return <LoadingState />
  const releases = figures.releases.slice(-maxChartReleases)
  return (
    <>
      <p className={styles.hint}>{fill(t.hint, { days: show.digits(figures.days) })}</p>
      {releases.length > 1 && (
        <Chart
          kind="bar"
          label={words.chart}
          points={releases.map(({ release }) => release.replace(/(\+.{4}).*/, '$1'))}
          series={[
            { name: words.half, values: releases.map(({ median }) => median) },
            { name: words.high, values: releases.map(({ high }) => high) },
          ]}
        />
      )}
      <DataTable
        label={fillWords(words.label, { module })}
        columns={columns}
        rows={figures.screens.map((row) => ({ ...row, id: `${row.release} ${row.screen} ${row.device}` }))}
        empty={words.empty}
        size={10}
      />
    </>
  )
}
