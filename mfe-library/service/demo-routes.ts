import { dayAfter, dayBefore, today, type Day } from '@samity/shared-api/contract'
import { parseBody } from '@samity/module-service'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { demoBooks } from './demo-books.ts'
import type { ModuleDatabase, ModuleTransaction } from '@samity/module-service/postgres'
import { freeCopies } from './reservation-rows.ts'
import { finePerDayPaisa, termsOf } from './settings.ts'

const by = 'Demo'
const demoBody = z.object({
  advocates: z.array(z.object({ id: z.number().int(), number: z.string(), name: z.string() })).max(5000),
})
type DemoAdvocate = z.output<typeof demoBody>['advocates'][number]

/** The day so many days before today; after it for a negative number. */
const daysAgo = (count: number): Day =>
  Array.from({ length: Math.abs(count) }).reduce<Day>(
    (day) => (count < 0 ? dayAfter(day) : dayBefore(day)),
    today(),
  )

/** `isLastCopy`: it is the last of the demo's copies, whose book has no other. */
type DemoStory = { lent: number; kept?: number; waived?: string; lost?: true; isLastCopy?: true }

/** Days since the loan, and how many days later the book came back or was reported lost. */
const demoLoans: readonly DemoStory[] = [
  { lent: 3 },
  { lent: 5 },
  { lent: 9 },
  { lent: 11, isLastCopy: true },
  { lent: 13 },
  { lent: 2 },
  { lent: 7 },
  { lent: 1 },
  { lent: 18 },
  { lent: 25 },
  { lent: 33 },
  { lent: 60, kept: 12 },
  { lent: 58, kept: 9 },
  { lent: 50, kept: 14 },
  { lent: 45, kept: 6 },
  { lent: 41, kept: 11 },
  { lent: 40, kept: 20 },
  { lent: 36, kept: 17, waived: 'ill at the time' },
  { lent: 30, kept: 10, lost: true },
]

/**
 * Fills an empty library for a demonstration. Only the server itself may send this, with the advocates of the
 * demo association.
 */
export function demoRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/-/demo', { config: { system: true } }, async (request, reply) => {
    const { advocates } = parseBody(demoBody, request)
    await sql.begin(async (tx) => {
      const [existing] = await tx`select from books limit 1`
      if (existing) return
      const copyIds = await addBooks(tx)
      const terms = termsOf(app)
      const borrowers = advocates.slice(0, demoLoans.length)
      for (const [index, advocate] of borrowers.entries()) {
        const story = demoLoans[index]!
        const copyId = copyIds.at(story.isLastCopy ? -1 : index * 3)!
        await addLoan(tx, { copyId, advocate, ...story }, terms.loan_days, finePerDayPaisa(terms))
      }
      await addReservations(tx, advocates.slice(demoLoans.length, demoLoans.length + 2))
    })
    return reply.code(204).send()
  })
}

async function addBooks(tx: ModuleTransaction): Promise<number[]> {
  const copyIds: number[] = []
  for (const [index, { copies, ...values }] of demoBooks.entries()) {
    const [saved] = await tx<
      { id: number }[]
    >`insert into books ${tx({ ...values, replacement_price_paisa: demoPrice(index) })} returning id`
    const numbers = Array.from({ length: copies }, (_, copyIndex) => `L-${1001 + index * 10 + copyIndex}`)
    const savedCopies = await tx<{ id: number }[]>`
      insert into copies ${tx(numbers.map((number) => ({ book_id: saved!.id, number })))} returning id`
    copyIds.push(...savedCopies.map(({ id }) => id))
  }
  return copyIds
}

const demoPrice = (index: number) => 45_000 + (index % 7) * 15_000

async function addReservations(tx: ModuleTransaction, advocates: readonly DemoAdvocate[]): Promise<void> {
  const [book] = await tx<{ id: number }[]>`
    select b.id from books b where ${freeCopies(tx)} = 0 and exists (select from copies c where c.book_id = b.id and c.state = 'in_use')
    order by b.id limit 1`
  if (!book) return
  for (const [index, { id, number, name }] of advocates.entries())
    await tx`
      insert into reservations ${tx({
        book_id: book.id,
        advocate_id: id,
        advocate_number: number,
        advocate_name: name,
        reserved_on: daysAgo(2 - index),
        reserved_by: by,
      })}`
}

type DemoLoan = DemoStory & { copyId: number; advocate: DemoAdvocate }

async function addLoan(
  tx: ModuleTransaction,
  { copyId, advocate, lent, kept, waived, lost }: DemoLoan,
  loanDays: number,
  dailyPaisa: number,
): Promise<void> {
  const ended_on = kept === undefined ? null : daysAgo(lent - kept)
  const returned_on = lost ? null : ended_on
  const fine = kept === undefined ? 0 : Math.max(0, kept - loanDays) * dailyPaisa
  await tx`
    insert into loans ${tx({
      copy_id: copyId,
      advocate_id: advocate.id,
      advocate_number: advocate.number,
      advocate_name: advocate.name,
      lent_on: daysAgo(lent),
      lent_by: by,
      due_on: daysAgo(lent - loanDays),
      returned_on,
      returned_by: returned_on && by,
      lost_on: lost ? ended_on : null,
      lost_by: lost ? by : null,
      fine_paisa: fine,
      fine_waived: fine > 0 ? (waived ?? null) : null,
      fine_waived_by: fine > 0 && waived ? by : null,
    })}`
  if (lost)
    await tx`
      with lost as (update copies set state = 'lost' where id = ${copyId} returning book_id)
      update loans set charge_paisa = b.replacement_price_paisa from lost join books b on b.id = lost.book_id
      where copy_id = ${copyId}`
}
