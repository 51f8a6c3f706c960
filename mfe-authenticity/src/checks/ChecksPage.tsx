import type { CheckFigures } from '@samity/shared-api/contract/authenticity/check'
import { Card, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { Chart, DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { DoubleCases } from './DoubleCases.tsx'
import { kinds, results } from './results.ts'

const words = {
  heading: { en: 'Public Checks', bn: 'সর্বজনীন যাচাই' },
  days: { en: 'Look-ups by Day', bn: 'দিন অনুযায়ী খোঁজ' },
  results: { en: 'Look-ups by Result', bn: 'ফল অনুযায়ী খোঁজ' },
  day: { en: 'Day', bn: 'তারিখ' },
  lookups: { en: 'Look-ups', bn: 'খোঁজ' },
  notGenuine: { en: 'Codes that are not genuine', bn: 'আসল নয় এমন কোড' },
  kind: { en: 'What', bn: 'কী' },
  result: { en: 'Result', bn: 'ফল' },
  chart: { en: 'Look-ups in the last 30 days', bn: 'গত ৩০ দিনের খোঁজ' },
  empty: {
    en: 'Nobody has looked anything up in the last 30 days. The address of the check page is on the website: /check',
    bn: 'গত ৩০ দিনে কেউ কিছু যাচাই করেননি। যাচাই পাতার ঠিকানা ওয়েবসাইটে আছে: /check',
  },
}

type DayRow = CheckFigures['days'][number] & { id: string }
type ResultRow = CheckFigures['results'][number] & { id: string }

const dayColumns: Column<DayRow>[] = [
  { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
  { name: 'lookups', label: words.lookups, kind: 'int', value: ({ lookups }) => lookups, total: true },
  {
    name: 'not_genuine',
    label: words.notGenuine,
    kind: 'int',
    value: ({ not_genuine }) => not_genuine,
    total: true,
  },
]

export default function ChecksPage() {
  const { data: figures, error, refresh } = useGet<CheckFigures>('check-figures/')
  return (
    <Page heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !figures ? (
        <LoadingState />
      ) : (
        <>
          <DoubleCases cases={figures.double_cases} onReviewed={refresh} />
          <LookUps {...figures} />
        </>
      )}
    </Page>
  )
}

function LookUps({ days, results: counts }: CheckFigures) {
  const say = useSay()
  const show = useShow()
  const resultColumns = useMemo(
    (): Column<ResultRow>[] => [
      { name: 'kind', label: words.kind, value: ({ kind }) => say(kinds[kind]) || kind },
      { name: 'result', label: words.result, value: ({ result }) => say(results[result]) || result },
      { name: 'count', label: words.lookups, kind: 'int', value: ({ count }) => count, total: true },
    ],
    [say],
  )
  const oldestFirst = days.toReversed()
  return (
    <>
      <Card heading={words.days}>
        {days.length > 0 && (
          <Chart
            kind="bar"
            label={words.chart}
            points={oldestFirst.map(({ day }) => show.day(day))}
            series={[
              { name: words.lookups, values: oldestFirst.map(({ lookups }) => lookups) },
              { name: words.notGenuine, values: oldestFirst.map(({ not_genuine }) => not_genuine) },
            ]}
          />
        )}
        <DataTable
          label={words.days}
          rows={days.map((row) => ({ ...row, id: row.day }))}
          columns={dayColumns}
          file="look-ups-by-day"
          empty={words.empty}
        />
      </Card>
      <Card heading={words.results}>
        <DataTable
          label={words.results}
          rows={counts.map((row) => ({ ...row, id: `${row.kind} ${row.result}` }))}
          columns={resultColumns}
          file="look-ups-by-result"
          empty={words.empty}
        />
      </Card>
    </>
  )
}
