import { toRefusal } from '@samity/shared-api/client'
import { useDelete, useToast } from '@samity/shared-ui/core'

type Notices = {
  remove: (id: number) => Promise<void>
  archive: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
}
type Shown = { hide: (id: number) => () => void; refresh: () => void }

const words = {
  question: {
    en: 'Are you sure you want to delete this notice?',
    bn: 'আপনি কি নিশ্চিত যে এই বিজ্ঞপ্তিটি মুছে ফেলতে চান?',
  },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  withdrawn: { en: 'Notice withdrawn', bn: 'বিজ্ঞপ্তি প্রত্যাহার করা হয়েছে' },
  published: { en: 'Notice published', bn: 'বিজ্ঞপ্তি প্রকাশ করা হয়েছে' },
}

/** Takes a notice off the website, for now or for good, and puts it there again. */
export function useTaking(of: Notices, list: Shown) {
  const toast = useToast()
  const say = async (deed: () => Promise<unknown>, done: typeof words.withdrawn) => {
    try {
      await deed()
      toast.done(done)
    } catch (error) {
      toast.failed(toRefusal(error).message)
    }
    list.refresh()
  }
  return {
    remove: useDelete<{ id: number }>(of, { question: words.question, done: words.deleted, list }),
    withdraw: ({ id }: { id: number }) => say(() => of.archive(id), words.withdrawn),
    publish: ({ id }: { id: number }) => say(() => of.restore(id), words.published),
  }
}
