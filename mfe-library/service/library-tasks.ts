import { closeTask, giveTask, type FastifyRequest, attempt, hasRight } from '@samity/module-service'
import { fillWords } from '@samity/shared-api/contract'
import type { Loan } from '../contract/loan.ts'
import type { ModuleDatabase } from '@samity/module-service/postgres'

/** Past its due day by more than this, a loan is a matter for the librarian. */
const maxDaysLate = 30
/** More than this nobody does in a day: the longest overdue come first. */
const maxTasks = 100

const words = {
  late: {
    en: 'Ask for a book that is long overdue: {number}',
    bn: 'অনেক দিন ফেরত না আসা বইয়ের খোঁজ নিন: {number}',
  },
  lost: {
    en: 'Replace the lost book, or withdraw its copy: {number}',
    bn: 'হারানো বইটি আবার কিনুন, অথবা কপিটি বাতিল করুন: {number}',
  },
  book: { en: '{title}, {advocate}, due on {day}', bn: '{title}, {advocate}, ফেরতের দিন {day}' },
}

const right = 'write:tasks'

type Facts = Pick<Loan, 'id' | 'copy_id' | 'copy_number' | 'title' | 'advocate_name' | 'due_on'>

/** The API takes 300 characters, and encoded Bengali is nine times as long: letters and digits stay. */
export const loanPage = (copyNumber: string) =>
  `/dashboard/library/loans?search=${copyNumber.replace(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent)}`

const lateKey = ({ id }: Pick<Facts, 'id'>) => `late/${id}`
const lostKey = ({ copy_id }: Pick<Facts, 'copy_id'>) => `lost/${copy_id}`
const commonOf = ({ copy_number: number, title, advocate_name: advocate, due_on: day }: Facts) => ({
  text: fillWords(words.book, { title, advocate, day }),
  path: loanPage(number),
})

/** Gives a task for each loan that is long overdue, and closes those of loans that have ended since. */
export async function giveLateTasks(sql: ModuleDatabase, request: FastifyRequest, day: string) {
  if (!hasRight(request, right)) return
  const [late, ended] = await Promise.all([
    sql<Facts[]>`
      select l.id, l.copy_id, c.number as copy_number, b.title, l.advocate_name, l.due_on
      from loans l join copies c on c.id = l.copy_id join books b on b.id = c.book_id
      where l.ended_on is null and l.due_on < ${day}::date - ${maxDaysLate}::int
      order by l.due_on, l.id limit ${maxTasks}`,
    sql<Pick<Facts, 'id'>[]>`
      select id from loans where ended_on > due_on + ${maxDaysLate}::int and ended_on > ${day}::date - ${maxDaysLate}::int`,
  ])
  for (const loan of late)
    await giveTask(request, {
      key: lateKey(loan),
      title: fillWords(words.late, { number: loan.copy_number }),
      ...commonOf(loan),
      permission: 'library.lend',
    })
  // the desk has closed them, unless the API did not answer then
  for (const loan of ended) await closeTask(request, lateKey(loan))
}

/** The copy of a loan is back, or lost: nobody asks for it any more. */
export const closeLateTask = (request: FastifyRequest, loan: Pick<Loan, 'id' | 'days_late'>) =>
  loan.days_late > maxDaysLate ? attempt(request, right, () => closeTask(request, lateKey(loan))) : undefined

export const giveLostTask = (request: FastifyRequest, loan: Facts) =>
  attempt(request, right, () =>
    giveTask(request, {
      key: lostKey(loan),
      title: fillWords(words.lost, { number: loan.copy_number }),
      ...commonOf(loan),
      permission: 'library.manage',
    }),
  )

/** The lost copy was found, or the librarian has decided about it. */
export const closeLostTask = (request: FastifyRequest, copy_id: number) =>
  attempt(request, right, () => closeTask(request, lostKey({ copy_id })))
