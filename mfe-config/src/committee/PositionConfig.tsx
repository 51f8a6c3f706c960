import { toRequestError } from '@samity/shared-api/client'
import type { Position } from '@samity/shared-api/contract/config/position'
import { LoadingState, ErrorState, useMayEdit, useToast } from '@samity/shared-ui/core'
import { useEditParam, type Rows, useRemove } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { useArchive } from '../hooks/use-archive.ts'
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

/** The form and the list of positions, used in the dialog of the committee page and on the positions page. */
export function PositionConfig({ list, param }: Props) {
  const toast = useToast()
  const say = useSay()
  const mayEdit = useMayEdit()
  const editor = useEditParam(positions, param)
  const { offerArchive, restore } = useArchive(positions, list, words.deletionFailed)
  const remove = useRemove(positions, {
    question: words.deletion,
    failed: words.deletionFailed,
    list,
    onConflict: offerArchive,
  })

  async function save(name: string): Promise<boolean> {
    const { record } = editor
    try {
      if (record) await positions.update(record.id, { position: name, version: record.version })
      else await positions.create({ position: name })
      toast.success(record ? words.updated : words.created)
      editor.done()
      list.refresh()
      return true
    } catch (error) {
      toast.error(`${say(words.failed)} ${toRequestError(error).message}`)
      return false
    }
  }

  async function removePosition(row: Position): Promise<void> {
    if ((await remove(row)) && editor.id === String(row.id)) editor.done()
  }

  return (
    <>
      {mayEdit && (
        <PositionForm
          key={editor.record?.id ?? 'new'}
          position={editor.record?.position}
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
          onRestore={(row) => void restore(row)}
          onRemove={(row) => void removePosition(row)}
        />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
