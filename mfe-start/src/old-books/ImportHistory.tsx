import { http, toRequestError } from '@samity/shared-api/client'
import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import {
  importRecord,
  importStates,
  type ImportRecord,
} from '@samity/shared-api/contract/imports/import-record'
import { Alert, Button, Card, useConfirm, useRole, useToast } from '@samity/shared-ui/core'
import { Filter, ListTable, type Column, type List } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { fillWords, useSay, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'

const { fields } = importRecord
const words = {
  heading: { en: 'Imports', bn: 'আমদানির তালিকা' },
  rows: { en: 'Rows', bn: 'সারি' },
  imported: { en: 'Imported Rows', bn: 'আমদানি করা সারি' },
  by: { en: 'Imported by', bn: 'আমদানি করেছেন' },
  undoneBy: { en: 'Undone by', bn: 'ফিরিয়েছেন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  all: { en: 'All', bn: 'সব' },
  empty: { en: 'Nothing has been imported yet.', bn: 'এখনো কিছু আমদানি করা হয়নি।' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  question: { en: 'Undo the import of {file}?', bn: '{file} ফাইলের আমদানি ফেরাবেন?' },
  explain: {
    en: 'Everything that it made is taken back: receipts are void, and other records are as before.',
    bn: 'এতে যা লেখা হয়েছিল সব ফেরানো হবে: রসিদ বাতিল হবে, অন্য তথ্য আগের মতো হবে।',
  },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  undone: { en: 'The import is undone.', bn: 'আমদানি ফেরানো হয়েছে।' },
}

/** The imports, newest first, and the button that undoes one as a whole. */
export function ImportHistory({ list }: { list: List<ImportRecord> }) {
  const t = useWords(words)
  const say = useSay()
  const role = useRole()
  const confirm = useConfirm()
  const toast = useToast()
  const [busy, setBusy] = useState<number>()
  const [problem, setProblem] = useState('')
  const columns = useMemo(
    (): Column<ImportRecord>[] => [
      { name: 'day', label: fields.day.label, kind: 'day', value: ({ day }) => day },
      { name: 'kind', label: fields.kind.label, value: ({ kind }) => say(importKindOf(kind).label) },
      { name: 'file_name', label: fields.file_name.label, value: ({ file_name }) => file_name },
      { name: 'row_count', label: words.rows, kind: 'int', sort: null, value: ({ row_count }) => row_count },
      { name: 'imported', label: words.imported, kind: 'int', sort: null, value: ({ imported }) => imported },
      { name: 'created_by', label: words.by, sort: null, value: ({ created_by }) => created_by },
      {
        name: 'state',
        label: fields.state.label,
        value: ({ state }) => say(importStates.find(({ value }) => value === state)?.label),
      },
      { name: 'undone_by', label: words.undoneBy, sort: null, value: ({ undone_by }) => undone_by ?? '' },
      { name: 'undo_reason', label: words.reason, sort: null, value: ({ undo_reason }) => undo_reason },
    ],
    [say],
  )
  async function undo({ id, file_name, kind }: ImportRecord) {
    const answer = await confirm({
      question: fillWords(words.question, { file: file_name || say(importKindOf(kind).label) }),
      explain: words.explain,
      ok: words.undo,
      cancel: words.cancel,
      reason: words.reason,
      danger: true,
    })
    if (!answer) return
    setProblem('')
    setBusy(id)
    try {
      await http.post(`imports/${id}/undo/`, { reason: answer.reason }, { timeout: 10 * 60_000 })
      toast.success(words.undone)
    } catch (error) {
      // the sentence names the row and the record: it stays until the next attempt
      const { message } = toRequestError(error)
      setProblem(typeof message === 'string' ? message : say(message))
    } finally {
      setBusy(undefined)
      list.refresh()
    }
  }
  return (
    <Card heading={words.heading}>
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
      <ListTable
        label={words.heading}
        file="imports"
        list={list}
        columns={columns}
        empty={words.empty}
        filters={
          <Filter label={say(fields.state.label)} id="state">
            {(id) => (
              <SelectField
                id={id}
                name={id}
                options={importStates}
                emptyOption={words.all}
                value={list.params['state'] ?? ''}
                onChange={(state) => list.setParams({ state: state })}
              />
            )}
          </Filter>
        }
        actions={(row) =>
          row.state === 'applied' &&
          role !== undefined &&
          importKindOf(row.kind).roles.includes(role) && (
            <Button size="small" danger loading={busy === row.id} onClick={() => void undo(row)}>
              {t.undo}
            </Button>
          )
        }
      />
    </Card>
  )
}
