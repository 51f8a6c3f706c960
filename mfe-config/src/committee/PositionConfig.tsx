import { toRefusal } from '@samity/shared-api/client'
import { position, type Position } from '@samity/shared-api/contract/config/position'
import { Busy, Problem, useMayEdit, useToast } from '@samity/shared-ui/core'
import { columnsFor, DataTable, RowButton, useEdited, type Rows } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { archivedClass } from '../parts/archived.ts'
import { useRemoving } from '../parts/removing.ts'
import { PositionForm } from './PositionForm.tsx'
import { positions } from './positions.ts'

const columns = columnsFor(position, 'position')

const words = {
  list: { en: 'Positions', bn: 'পদের তালিকা' },
  serial: { en: 'SL', bn: 'ক্রম' },
  empty: { en: 'No positions added yet.', bn: 'এখনো কোনো পদ যোগ করা হয়নি।' },
  unread: { en: 'Error Fetching Positions Data', bn: 'পদের তালিকা আনা যায়নি' },
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
  /** Where the address says which position is being corrected */
  param: string
}

/** The positions of a committee: the same in the committee's dialog and on a page of its own. */
export function PositionConfig({ list, param }: Props) {
  const toast = useToast()
  const say = useSay()
  const mayEdit = useMayEdit()
  const edited = useEdited(positions, param)
  const { remove, restore } = useRemoving(
    positions,
    { question: words.deletion, failed: words.deletionFailed },
    list,
  )

  async function save(name: string): Promise<boolean> {
    const { record } = edited
    try {
      if (record) await positions.update(record.id, { ...record, position: name })
      else await positions.create({ position: name })
      toast.done(record ? words.updated : words.created)
      edited.done()
      list.refresh()
      return true
    } catch (error) {
      toast.failed(`${say(words.failed)} ${toRefusal(error).message}`)
      return false
    }
  }

  async function removed(row: Position): Promise<void> {
    if ((await remove(row)) && edited.id === String(row.id)) edited.done()
  }

  return (
    <>
      {mayEdit && (
        <PositionForm
          key={edited.record?.id ?? 'new'}
          position={edited.record?.position}
          onSave={save}
          onCancel={edited.done}
        />
      )}
      {list.error ? (
        <Problem text={words.unread} error={list.error} retry={list.refresh} />
      ) : list.rows ? (
        <DataTable
          label={words.list}
          rows={list.rows}
          columns={columns}
          counted={words.serial}
          empty={words.empty}
          rowClass={archivedClass}
          {...(mayEdit && {
            actions: (row: Position) => (
              <>
                <RowButton does="edit" onClick={() => void edited.edit(row)} />
                {row.archived_at && <RowButton does="restore" onClick={() => void restore(row)} />}
                <RowButton does="delete" onClick={() => void removed(row)} />
              </>
            ),
          })}
        />
      ) : (
        <Busy />
      )}
    </>
  )
}
