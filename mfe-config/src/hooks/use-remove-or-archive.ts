import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useConfirm, useToast } from '@samity/shared-ui/core'
import { fillWords, useSay } from '@samity/shared-ui/words'

type RemovableRecords = {
  remove: (id: number) => Promise<void>
  archive: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}
type ListHandle = { hide: (id: number) => () => void; refresh: () => void }

export type RemovalMessages = {
  question: Words
  done?: Words
  /** Shown before the message of the server when it refuses */
  failed?: Words
}

const words = {
  delete: { en: 'Delete', bn: 'মুছুন' },
  archive: { en: 'Archive', bn: 'আর্কাইভ করুন' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  archived: { en: 'Archived successfully', bn: 'সফলভাবে আর্কাইভ করা হয়েছে' },
  restored: { en: 'Restored successfully', bn: 'সফলভাবে ফিরিয়ে আনা হয়েছে' },
  refused: { en: 'This record cannot be deleted', bn: 'এই তথ্য মুছে ফেলা যাবে না' },
  archiving: { en: 'Archive this {name}?', bn: 'এই {name} আর্কাইভ করবেন?' },
  explain: {
    en: 'It no longer appears in lists to choose from, but existing records and reports keep it. You can restore it.',
    bn: 'এটি আর বাছাইয়ের তালিকায় থাকবে না; পুরোনো তথ্য ও প্রতিবেদনে থাকবে। পরে ফিরিয়ে আনা যাবে।',
  },
}

/** Removes records of reference data: deletes a record that nothing refers to and offers to archive any other. */
export function useRemoveOrArchive(
  collection: RemovableRecords & { resource: { name: Words } },
  { question, done, failed }: RemovalMessages,
  list: ListHandle,
) {
  const confirm = useConfirm()
  const toast = useToast()
  const say = useSay()

  async function archive({ id }: { id: number }): Promise<void> {
    const unhide = list.hide(id)
    try {
      await collection.archive(id)
      toast.success(words.archived)
      list.refresh()
    } catch (error) {
      unhide()
      toast.error(toRequestError(error).message)
    }
  }

  /** A record that other records refer to is not deleted; the person can archive it instead. */
  async function offerArchive(row: { id: number }, error: unknown): Promise<boolean> {
    const { status, message } = toRequestError(error)
    if (status !== 409) {
      toast.error(failed ? `${say(failed)} ${message}` : message)
      return false
    }
    const confirmation = await confirm({
      question: failed ?? words.refused,
      explain: { en: message, bn: message },
      ok: words.archive,
    })
    if (confirmation) await archive(row)
    return !!confirmation
  }

  /** Resolves to whether the record has left the list. */
  async function remove(row: { id: number }): Promise<boolean> {
    if (!(await confirm({ question, ok: words.delete, danger: true }))) return false
    const unhide = list.hide(row.id)
    try {
      await collection.remove(row.id)
      toast.success(done ?? words.deleted)
      list.refresh()
      return true
    } catch (error) {
      unhide()
      return offerArchive(row, error)
    }
  }

  async function confirmArchive(row: { id: number }): Promise<boolean> {
    const { name } = collection.resource
    const confirmation = await confirm({
      question: {
        en: fillWords(words.archiving, { name: name.en }).en,
        bn: fillWords(words.archiving, { name: name.bn }).bn,
      },
      explain: words.explain,
      ok: words.archive,
    })
    if (confirmation) await archive(row)
    return !!confirmation
  }

  async function restore({ id }: { id: number }): Promise<void> {
    try {
      await collection.restore(id)
      toast.success(words.restored)
      list.refresh()
    } catch (error) {
      toast.error(toRequestError(error).message)
    }
  }

  return { remove, archive: confirmArchive, restore }
}
