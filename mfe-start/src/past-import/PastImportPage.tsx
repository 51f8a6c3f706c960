import type { ImportRecord } from '@samity/shared-api/contract/imports/import-record'
import { Alert, Card, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useParams } from '@samity/shared-ui/router'
import { UndoButton } from '../undo/UndoButton.tsx'
import { useUndo } from '../undo/use-undo.ts'
import { ImportedRows } from './ImportedRows.tsx'
import { ImportFacts } from './ImportFacts.tsx'

const words = {
  heading: { en: 'Import', bn: 'আমদানি' },
}

export default function PastImportPage() {
  const { id = '' } = useParams()
  const { data: record, error, refresh } = useGet<ImportRecord>(`imports/${id}/`)
  const undo = useUndo(refresh)
  return (
    <Page heading={record?.file_name || words.heading} back="/dashboard/old-books">
      {error ? (
        <Card>
          <ErrorState error={error} retry={refresh} />
        </Card>
      ) : record ? (
        <>
          <Card>
            {undo.problem && <Alert type="error" role="alert" showIcon title={undo.problem} />}
            <ImportFacts record={record} />
            <UndoButton record={record} undo={undo} />
          </Card>
          <ImportedRows record={record} />
        </>
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
