import { fetchPage, type Query } from '@samity/shared-api/client'
import type { ImportRecord, ImportedRow } from '@samity/shared-api/contract/imports/import-record'
import { Card } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList } from '@samity/shared-ui/data'
import { useMemo } from 'react'
import { useRowColumns, verdictOptions, type ListedRow } from './use-row-columns.tsx'

const words = {
  heading: { en: 'Rows of the file', bn: 'ফাইলের সারি' },
  result: { en: 'Result', bn: 'ফল' },
  empty: { en: 'No row has this result.', bn: 'এই ফলের কোনো সারি নেই।' },
}

/** The rows of an import have a number in their file and no id. */
async function fetchRows(id: number, query: Query = {}, signal?: AbortSignal) {
  const page = await fetchPage<ImportedRow>(`imports/${id}/rows/`, query, signal)
  return { ...page, rows: page.rows.map((row): ListedRow => ({ ...row, id: row.row })) }
}

export function ImportedRows({ record }: { record: ImportRecord }) {
  const { id, kind } = record
  const source = useMemo(
    () => ({ page: (query?: Query, signal?: AbortSignal) => fetchRows(id, query, signal) }),
    [id],
  )
  const list = useList<ListedRow>(source, { filters: { verdict: 'verdict' } })
  const columns = useRowColumns(record)
  return (
    <Card heading={words.heading}>
      <ListTable
        label={words.heading}
        file={`import-${id}-${kind}`}
        list={list}
        columns={columns}
        empty={words.empty}
        filters={
          <ChoiceFilter list={list} name="verdict" field={{ label: words.result, choices: verdictOptions }} />
        }
      />
    </Card>
  )
}
