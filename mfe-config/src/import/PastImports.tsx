import { http } from '@samity/shared-api/client'
import type { ImportTarget, PastImport, UndoneImport } from '@samity/shared-api/contract/config/import'
import { Alert, Button, Card, ErrorState, useAction } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { usePersonName, type QueryResult } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'

const words = {
  heading: { en: 'Imports of the last 30 days', bn: 'গত ৩০ দিনের আমদানি' },
  at: { en: 'Time', bn: 'সময়' },
  file: { en: 'File', bn: 'ফাইল' },
  rows: { en: 'Imported Rows', bn: 'আমদানি করা সারি' },
  by: { en: 'Imported by', bn: 'আমদানি করেছেন' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  question: { en: 'Undo the import of {file}?', bn: '{file} ফাইলের আমদানি ফেরাবেন?' },
  explain: {
    en: 'What it added is deleted. Records that were changed since, or to which others refer, stay.',
    bn: 'এতে যা যোগ হয়েছিল তা মুছে যাবে। পরে বদলানো, বা অন্য তথ্যের সাথে যুক্ত তথ্য থাকবে।',
  },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  reason: { en: 'Reason', bn: 'কারণ' },
  deleted: { en: '{count} deleted.', bn: '{count}টি মুছে ফেলা হয়েছে।' },
  kept: {
    en: '{count} stay: they were changed, or other records refer to them. {labels}',
    bn: '{count}টি আছে: সেগুলো বদলানো হয়েছে, বা অন্য তথ্য তার সাথে যুক্ত। {labels}',
  },
}
const undoTimeoutMs = 5 * 60_000

type Props = { recordType: ImportTarget; imports: QueryResult<PastImport[]> }

/** Takes an import of the wrong file back. */
export function PastImports({ recordType, imports: { data, error, refresh } }: Props) {
  const t = useWords(words)
  const show = useShow()
  const personOf = usePersonName()
  const { run, busyWith } = useAction()
  const [undone, setUndone] = useState<UndoneImport>()
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!undone && !data?.length) return null
  const columns: Column<PastImport>[] = [
    { name: 'at', label: words.at, value: ({ at }) => show.moment(at) },
    { name: 'file', label: words.file, value: ({ file }) => file },
    { name: 'imported', label: words.rows, kind: 'int', value: ({ imported }) => imported },
    { name: 'by', label: words.by, value: ({ by }) => personOf(by) },
  ]
  const undo = ({ id, file }: PastImport) =>
    run(
      async (answer) => {
        const path = `import/${recordType}/${id}/undo/`
        return (await http.post<UndoneImport>(path, answer, { timeout: undoTimeoutMs })).data
      },
      {
        name: String(id),
        ask: {
          question: fillWords(words.question, { file }),
          explain: words.explain,
          ok: words.undo,
          cancel: words.cancel,
          reason: words.reason,
          danger: true,
        },
        onDone: setUndone,
        onEnd: refresh,
      },
    )
  return (
    <Card heading={words.heading}>
      {undone && (
        <Alert
          type={undone.kept > 0 ? 'warning' : 'success'}
          role="status"
          title={fill(t.deleted, { count: show.number(undone.deleted) })}
          description={
            undone.kept > 0 &&
            fill(t.kept, { count: show.number(undone.kept), labels: undone.labels.join(' · ') })
          }
        />
      )}
      {data && data.length > 0 && (
        <DataTable
          label={words.heading}
          file="imports"
          rows={data}
          columns={columns}
          actions={(row) => (
            <Button size="small" danger loading={busyWith === String(row.id)} onClick={() => undo(row)}>
              {t.undo}
            </Button>
          )}
        />
      )}
    </Card>
  )
}
