import { position, type Position } from '@samity/shared-api/contract/config/position'
import { LoadingState, ErrorState, useMayEdit, useToast } from '@samity/shared-ui/core'
import type { Rows } from '@samity/shared-ui/data'
import { ConflictDialog, useSave } from '@samity/shared-ui/forms'
import { useRecordEditor } from '@samity/shared-ui/records'
import { useSay } from '@samity/shared-ui/words'
import { useState } from 'react'
import { PositionForm } from './PositionForm.tsx'
import { PositionList } from './PositionList.tsx'
import { positions } from './positions.ts'

const words = {
  loadFailed: { en: 'Error Fetching Positions Data', bn: 'পদের তালিকা আনা যায়নি' },
  created: { en: 'Added Successfully', bn: 'সফলভাবে যোগ করা হয়েছে' },
  updated: { en: 'Updated Successfully', bn: 'সফলভাবে হালনাগাদ করা হয়েছে' },
  failed: { en: 'Error saving position !', bn: 'পদটি সংরক্ষণ করা যায়নি !' },
  deletion: {
    en: 'Are you sure you want to delete this position?',
    bn: 'আপনি কি নিশ্চিত যে এই পদটি মুছে ফেলতে চান?',
  },
  deletionFailed: { en: 'Error in deleting position !', bn: 'পদটি মুছে ফেলা যায়নি !' },
}

type Props = {
  list: Rows<Position>
  /** The URL parameter with the id of the position that is being edited */
  param: string
}

export function PositionConfig({ list, param }: Props) {
  const toast = useToast()
  const say = useSay()
  const mayEdit = useMayEdit()
  const editor = useRecordEditor(positions, list, {
    param,
    question: words.deletion,
    failed: words.deletionFailed,
    archive: 'after a question',
    listsArchived: true,
  })
  const { isSaving, send, acceptVersion } = useSave(position, { record: editor.record })
  const [conflict, setConflict] = useState<{ name: string; theirs: Position }>()

  async function save(name: string): Promise<boolean> {
    const { record } = editor
    const result = await send({ position: name })
    if (result?.kind === 'conflict') setConflict({ name, theirs: result.theirs })
    else if (result?.kind === 'refused') toast.error(`${say(words.failed)} ${result.error.message}`)
    if (result?.kind !== 'saved') return false
    toast.success(record ? words.updated : words.created)
    editor.done()
    list.refresh()
    return true
  }

  return (
    <>
      {mayEdit && (
        <PositionForm
          key={editor.record ? `${editor.record.id} ${editor.record.version}` : 'new'}
          position={editor.record?.position}
          isSaving={isSaving}
          onSave={save}
          onCancel={editor.done}
        />
      )}
      {list.error ? (
        <ErrorState text={words.loadFailed} error={list.error} retry={list.refresh} />
      ) : list.rows ? (
        <PositionList
          rows={list.rows}
          mayEdit={mayEdit}
          onReordered={list.refresh}
          onEdit={(row) => void editor.edit(row)}
          onRestore={(row) => void editor.restore(row)}
          onRemove={(row) => void editor.remove(row)}
        />
      ) : (
        <LoadingState />
      )}
      {conflict && (
        <ConflictDialog
          fields={position.fields}
          mine={{ position: conflict.name }}
          theirs={conflict.theirs}
          onCancel={() => setConflict(undefined)}
          onKeepMine={() => {
            setConflict(undefined)
            acceptVersion(conflict.theirs)
            void save(conflict.name)
          }}
          onKeepTheirs={() => {
            setConflict(undefined)
            void editor.edit(conflict.theirs)
          }}
        />
      )}
    </>
  )
}
