import { toRequestError } from '@samity/shared-api/client'
import { useToast } from '@samity/shared-ui/core'
import { useRemove } from '@samity/shared-ui/data'

type NoticeCollection = {
  remove: (id: number) => Promise<void>
  archive: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}
type NoticeList = { hide: (id: number) => () => void; refresh: () => void }

const words = {
  question: {
    en: 'Are you sure you want to delete this notice?',
    bn: 'আপনি কি নিশ্চিত যে এই বিজ্ঞপ্তিটি মুছে ফেলতে চান?',
  },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  withdrawn: { en: 'Notice withdrawn', bn: 'বিজ্ঞপ্তি প্রত্যাহার করা হয়েছে' },
  published: { en: 'Notice published', bn: 'বিজ্ঞপ্তি প্রকাশ করা হয়েছে' },
}

/** Returns the actions to delete, withdraw and republish a notice. */
export function useNoticeActions(notices: NoticeCollection, list: NoticeList) {
  const toast = useToast()
  const runAction = async (action: () => Promise<unknown>, message: typeof words.withdrawn) => {
    try {
      await action()
      toast.success(message)
    } catch (error) {
      toast.error(toRequestError(error).message)
    }
    list.refresh()
  }
  return {
    remove: useRemove<{ id: number }>(notices, { question: words.question, done: words.deleted, list }),
    withdraw: ({ id }: { id: number }) => runAction(() => notices.archive(id), words.withdrawn),
    publish: ({ id }: { id: number }) => runAction(() => notices.restore(id), words.published),
  }
}
