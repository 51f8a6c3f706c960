import { toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useConfirm } from '../core/confirm.ts'
import { useToast } from '../core/toast.ts'
import { fillWords } from '../words/index.ts'
import { announceExit } from './record-exits.ts'

type Archivable = {
  archive: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
  resource: { name: Words }
}
/** The result of `useList` or `useRows`. A list that always shows archived rows passes no `hide`. */
type ArchiveList = {
  hide?: (id: number) => () => void
  refresh: () => void
  params?: Record<string, string>
}
type Id = { id: number }

type ArchiveOptions = {
  list: ArchiveList
  /** The title above the offer to archive a record that cannot be deleted */
  refused?: Words | undefined
  /** Shown after a success */
  archived?: Words
  restored?: Words
}

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

/**
 * The one way to archive and restore records. A toast tells the result, the list is refreshed, and the form
 * of an archived record (`useEditParam`) closes. An archived row leaves a list without archived records at
 * once, and returns when the server refuses.
 */
export function useArchive(
  collection: Archivable,
  { list, refused = words.refused, archived = words.archived, restored = words.restored }: ArchiveOptions,
) {
  const confirm = useConfirm()
  const toast = useToast()

  async function archive({ id }: Id): Promise<void> {
    // `ArchivedFilter` sets this parameter when archived records are shown too
    const restoreRow = list.params?.['archived'] ? undefined : list.hide?.(id)
    try {
      await collection.archive(id)
      toast.success(archived)
      list.refresh()
      announceExit(collection, id, 'archived')
    } catch (error) {
      restoreRow?.()
      toast.error(toRequestError(error).message)
    }
  }

  async function restore({ id }: Id): Promise<void> {
    try {
      await collection.restore(id)
      toast.success(restored)
      list.refresh()
    } catch (error) {
      toast.error(toRequestError(error).message)
    }
  }

  async function askAndArchive(row: Id, question: Words, explain: Words): Promise<boolean> {
    const confirmation = await confirm({ question, explain, ok: words.archive })
    if (confirmation) await archive(row)
    return !!confirmation
  }

  return {
    archive,
    restore,
    /** Asks first. Resolves to whether the person agreed. */
    confirmArchive(row: Id): Promise<boolean> {
      const question = fillWords(words.archiving, { name: collection.resource.name })
      return askAndArchive(row, question, words.explain)
    },
    /**
     * For `onConflict` of `useRemove`: offers to archive a record that others refer to. Resolves to whether
     * the person agreed.
     */
    offerArchive(row: Id, error: unknown): Promise<boolean> {
      const { message } = toRequestError(error)
      return askAndArchive(row, refused, { en: message, bn: message })
    },
  }
}
