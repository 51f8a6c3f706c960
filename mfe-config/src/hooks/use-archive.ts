import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useConfirm, useToast } from '@samity/shared-ui/core'
import { fillWords } from '@samity/shared-ui/words'

type ArchivableRecords = {
  archive: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
  resource: { name: Words }
}
type ListHandle = { hide: (id: number) => () => void; refresh: () => void }

const words = {
  archive: { en: 'Archive', bn: 'আর্কাইভ করুন' },
  archived: { en: 'Archived successfully', bn: 'সফলভাবে আর্কাইভ করা হয়েছে' },
  restored: { en: 'Restored successfully', bn: 'সফলভাবে ফিরিয়ে আনা হয়েছে' },
  refused: { en: 'This record cannot be deleted', bn: 'এই তথ্য মুছে ফেলা যাবে না' },
  archiving: { en: 'Archive this {name}?', bn: 'এই {name} আর্কাইভ করবেন?' },
  explain: {
    en: 'It no longer appears in lists to choose from, but existing records and reports keep it. You can restore it.',
    bn: 'এটি আর বাছাইয়ের তালিকায় থাকবে না; পুরোনো তথ্য ও প্রতিবেদনে থাকবে। পরে ফিরিয়ে আনা যাবে।',
  },
}

/** Archives and restores records of reference data. `refused` is the title above the offer to archive a record that cannot be deleted. */
export function useArchive(collection: ArchivableRecords, list: ListHandle, refused: Words = words.refused) {
  const confirm = useConfirm()
  const toast = useToast()

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
    const { message } = toRequestError(error)
    const confirmation = await confirm({
      question: refused,
      explain: { en: message, bn: message },
      ok: words.archive,
    })
    if (confirmation) await archive(row)
    return !!confirmation
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

  return { archive: confirmArchive, offerArchive, restore }
}
