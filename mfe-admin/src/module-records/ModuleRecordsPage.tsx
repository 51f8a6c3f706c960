import type { Instant } from '@samity/shared-api/contract/moment'
import type {
  ModuleRecords,
  RecordRow,
  RecordSums,
  RecordTable,
  RecordTableColumn,
} from '@samity/shared-api/contract/system/module-records'
import { Moment } from '@samity/shared-ui/admin'
import { Card, EmptyState, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList, useUrlParams, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fillWords, useSay } from '@samity/shared-ui/words'
import { useMemo, type ReactNode } from 'react'

const words = {
  heading: { en: 'Module Records', bn: 'মডিউলের তথ্য' },
  module: { en: 'Module', bn: 'মডিউল' },
  table: { en: 'Table', bn: 'টেবিল' },
  removed: { en: '{module} (removed)', bn: '{module} (সরানো)' },
  empty: { en: 'No records match.', bn: 'কোনো তথ্য মেলেনি।' },
  none: {
    en: 'There are no records of modules for you to read.',
    bn: 'আপনার পড়ার মতো মডিউলের কোনো তথ্য নেই।',
  },
  undeclared: {
    en: 'This module has declared no records for you to read.',
    bn: 'এই মডিউল আপনার পড়ার মতো কোনো তথ্যের কথা বলেনি।',
  },
}

/** More columns than these are hidden where the window is not wide, but never a sum. */
const maxColumns = 7
/** The filters and the place in one table mean nothing in another one. */
const otherTable = { table: '', search: '', from: '', to: '', sort: '', page: '' }

/** The records of modules, read-only. The server knows them from declarations, so no module need work. */
export default function ModuleRecordsPage() {
  const [params, updateParams] = useUrlParams()
  const { data: modules, error, refresh } = useGet<ModuleRecords[]>('module-records/')
  const name = params.get('module')
  const entry = modules?.find(({ module }) => name === null || module === name)
  const table = entry?.tables.find((one) => one.table === params.get('table')) ?? entry?.tables[0]
  const choose = (changes: Record<string, string>) => updateParams({ ...otherTable, ...changes })
  const filters = (
    <>
      <ChoiceFilter
        list={{ params: { module: entry?.module ?? '' }, setParams: choose }}
        name="module"
        all={entry ? null : { en: '–', bn: '–' }}
        field={{
          label: words.module,
          choices: (modules ?? []).map(({ module, title, is_active }) => ({
            value: module,
            label: is_active ? title : fillWords(words.removed, { module: title }),
          })),
        }}
      />
      {entry && table && (
        <ChoiceFilter
          list={{ params: { table: table.table }, setParams: choose }}
          name="table"
          all={null}
          field={{
            label: words.table,
            choices: entry.tables.map((one) => ({ value: one.table, label: one.title })),
          }}
        />
      )}
    </>
  )
  return (
    <Page heading={words.heading}>
      <Card>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : !modules ? (
          <LoadingState />
        ) : modules.length === 0 ? (
          <EmptyState text={words.none} />
        ) : entry && table ? (
          <RecordList
            key={`${entry.module}/${table.table}`}
            module={entry.module}
            table={table}
            filters={filters}
          />
        ) : (
          <>
            {filters}
            <EmptyState text={words.undeclared} />
          </>
        )}
      </Card>
    </Page>
  )
}

type Props = { module: string; table: RecordTable; filters: ReactNode }

function RecordList({ module, table, filters }: Props) {
  const say = useSay()
  const path = `module-records/${module}/${encodeURIComponent(table.table)}/`
  const list = useList<RecordRow>(path, {
    ...(table.has_days && { dates: true as const }),
    ...(table.has_search && { search: true as const }),
    sort: table.order,
  })
  const hasSums = table.columns.some(({ sum }) => sum)
  const { search = '', from = '', to = '' } = list.params
  const { data: sums } = useGet<RecordSums>(hasSums ? `${path}sums/` : undefined, {
    params: { ...(search && { search }), ...(from && { from }), ...(to && { to }) },
  })
  const columns = useMemo(
    () => table.columns.map((column, index) => toColumn(column, index, say)),
    [table, say],
  )
  const totals =
    sums &&
    Object.fromEntries(
      table.columns.flatMap(({ name }, index) => {
        const sum = sums.sums[index]
        return sum === null || sum === undefined ? [] : [[name, sum] as const]
      }),
    )
  return (
    <ListTable
      list={list}
      columns={columns}
      label={table.title}
      file={`${module}-${table.table}`}
      empty={words.empty}
      filters={filters}
      {...(totals && { totals })}
    />
  )
}

const kinds = { int: 'int', money: 'money', day: 'day', flag: 'flag' } as const

function toColumn(
  { name, title, kind, choices, sum }: RecordTableColumn,
  index: number,
  say: ReturnType<typeof useSay>,
): Column<RecordRow> {
  return {
    name,
    label: title,
    value: ({ values }) => {
      const value = values[index] ?? null
      return value !== null && typeof value === 'object' ? say(value) : value
    },
    ...(kind in kinds && { kind: kinds[kind as keyof typeof kinds] }),
    ...(choices && { choices: Object.entries(choices).map(([value, label]) => ({ value, label })) }),
    // the server has the ids of advocates, whose order says nothing
    ...(kind === 'advocate' && { sort: null }),
    ...(kind === 'moment' && {
      show: ({ values }: RecordRow) => {
        const at = values[index]
        return typeof at === 'string' && <Moment at={at as Instant} />
      },
    }),
    ...(index >= maxColumns && !sum && { hidden: 'unless wide' as const }),
  }
}
