import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import type { ImportRecord } from '@samity/shared-api/contract/imports/import-record'
import { Button, useRole } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import type { Undo } from './use-undo.ts'

const words = { undo: { en: 'Undo', bn: 'ফেরান' } }

/** The button that undoes an import, for those who may and while it is not undone. */
export function UndoButton({ record, undo }: { record: ImportRecord; undo: Undo }) {
  const t = useWords(words)
  const role = useRole()
  const { id, kind, state } = record
  if (state !== 'applied' || role === undefined || !importKindOf(kind).roles.includes(role)) return null
  return (
    <Button size="small" danger loading={undo.busyWith === String(id)} onClick={() => undo.start(record)}>
      {t.undo}
    </Button>
  )
}
