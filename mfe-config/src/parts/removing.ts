import { toRefusal } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useConfirm, useToast } from '@samity/shared-ui/core'
import { fillWords, useSay } from '@samity/shared-ui/words'

type Records = {
  remove: (id: number) => Promise<void>
  archive: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}
type Shown = { hide: (id: number) => () => void; refresh: () => void }

export type Removal = {
  question: Words
  done?: Words
  /** Said before the server's own reason when it refuses */
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
    en: 'It leaves the lists to choose from; old records and reports keep it. It can be restored.',
    bn: 'এটি আর বাছাইয়ের তালিকায় থাকবে না; পুরোনো তথ্য ও প্রতিবেদনে থাকবে। পরে ফিরিয়ে আনা যাবে।',
  },
}

/** Takes records of a register away: deletes what nothing refers to and archives the rest. */
export function useRemoving(
  of: Records & { resource: { name: Words } },
  { question, done, failed }: Removal,
  list: Shown,
) {
  const confirm = useConfirm()
  const toast = useToast()
  const say = useSay()

  async function archive({ id }: { id: number }): Promise<void> {
    const putBack = list.hide(id)
    try {
      await of.archive(id)
      toast.done(words.archived)
      list.refresh()
    } catch (error) {
      putBack()
      toast.failed(toRefusal(error).message)
    }
  }

  /** What other records refer to stays; the person is offered to archive it instead. */
  async function refused(row: { id: number }, error: unknown): Promise<boolean> {
    const { status, message } = toRefusal(error)
    if (status !== 409) {
      toast.failed(failed ? `${say(failed)} ${message}` : message)
      return false
    }
    const answer = await confirm({
      question: failed ?? words.refused,
      explain: { en: message, bn: message },
      ok: words.archive,
    })
    if (answer) await archive(row)
    return !!answer
  }

  /** Answers whether the record has left the list. */
  async function remove(row: { id: number }): Promise<boolean> {
    if (!(await confirm({ question, ok: words.delete, danger: true }))) return false
    const putBack = list.hide(row.id)
    try {
      await of.remove(row.id)
      toast.done(done ?? words.deleted)
      list.refresh()
      return true
    } catch (error) {
      putBack()
      return refused(row, error)
    }
  }

  async function askArchive(row: { id: number }): Promise<boolean> {
    const { name } = of.resource
    const answer = await confirm({
      question: {
        en: fillWords(words.archiving, { name: name.en }).en,
        bn: fillWords(words.archiving, { name: name.bn }).bn,
      },
      explain: words.explain,
      ok: words.archive,
    })
    if (answer) await archive(row)
    return !!answer
  }

  async function restore({ id }: { id: number }): Promise<void> {
    try {
      await of.restore(id)
      toast.done(words.restored)
      list.refresh()
    } catch (error) {
      toast.failed(toRefusal(error).message)
    }
  }

  return { remove, archive: askArchive, restore }
}
