import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import {
  importRecord,
  importStates,
  type ImportRecord,
} from '@samity/shared-api/contract/imports/import-record'
import { Alert, Card } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, type Column, type List } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { usePersonName } from '@samity/shared-ui/query'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { UndoButton } from '../undo/UndoButton.tsx'
import { useUndo } from '../undo/use-undo.ts'
import styles from './old-books.module.css'

const { fields } = importRecord
const words = {
  heading: { en: 'Imports', bn: 'আমদানি' },
  rows: { en: 'Rows', bn: 'সারি' },
  imported: { en: 'Imported Rows', bn: 'আমদানি করা সারি' },
  by: { en: 'Imported by', bn: 'আমদানি করেছেন' },
  undoneBy: { en: 'Undone by', bn: 'ফিরিয়েছেন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  empty: { en: 'Nothing has been imported yet.', bn: 'এখনো কিছু আমদানি করা হয়নি।' },
}

export const pastImportPath = (id: number): string => `/dashboard/old-books/${id}`

export function ImportHistory({ list }: { list: List<ImportRecord> }) {
  const say = useSay()
  const personOf = usePersonName()
  const undo = useUndo(() => list.refresh())
  const columns = useMemo(
    (): Column<ImportRecord>[] => [
      { name: 'day', label: fields.day.label, kind: 'day', value: ({ day }) => day },
      { name: 'kind', label: fields.kind.label, value: ({ kind }) => say(importKindOf(kind).label) },
      {
        name: 'file_name',
        label: fields.file_name.label,
        value: ({ file_name }) => file_name,
        show: ({ id, file_name, kind }) => (
          <Link className={styles.link} to={pastImportPath(id)} translate="no">
            {file_name || say(importKindOf(kind).label)}
          </Link>
        ),
      },
      { name: 'row_count', label: words.rows, kind: 'int', sort: null, value: ({ row_count }) => row_count },
      { name: 'imported', label: words.imported, kind: 'int', sort: null, value: ({ imported }) => imported },
      { name: 'created_by', label: words.by, sort: null, value: ({ created_by }) => personOf(created_by) },
      {
        name: 'state',
        label: fields.state.label,
        value: ({ state }) => say(importStates.find(({ value }) => value === state)?.label),
      },
      { name: 'undone_by', label: words.undoneBy, sort: null, value: ({ undone_by }) => personOf(undone_by) },
      { name: 'undo_reason', label: words.reason, sort: null, value: ({ undo_reason }) => undo_reason },
    ],
    [say, personOf],
  )
  return (
    <Card heading={words.heading}>
      {undo.problem && <Alert type="error" role="alert" showIcon title={undo.problem} />}
      <ListTable
        label={words.heading}
        file="imports"
        list={list}
        columns={columns}
        empty={words.empty}
        filters={
          <ChoiceFilter
            list={list}
            name="state"
            field={{ label: fields.state.label, choices: importStates }}
          />
        }
        actions={(row) => <UndoButton record={row} undo={undo} />}
      />
    </Card>
  )
}
