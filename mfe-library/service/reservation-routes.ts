import { int, ref, today } from '@samity/shared-api/contract'
import {
  choiceParameter,
  idParameter,
  listParameters,
  noRecord,
  parseBody,
  parseId,
  parseQuery,
  ServiceError,
  personOf,
  readKnownAdvocate,
} from '@samity/module-service'
import {
  matchesWords,
  orderBy,
  toConflict,
  writeOnce,
  type ModuleDatabase,
  type ModuleTransaction,
} from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reservationStates, type Reservation } from '../contract/reservation.ts'
import { freeCopies, readLine, waitingLine } from './reservation-rows.ts'

const lend = { config: { permission: 'library.lend' } }
const reservationBody = z.object({
  book_id: ref({ en: 'Book', bn: 'বই' }).schema,
  advocate_id: int({ en: 'Advocate', bn: 'আইনজীবী' }, 0, 2_000_000_000).schema,
})
const reservationQuery = {
  ...listParameters(['id', 'title', 'advocate_name', 'reserved_on', 'position']),
  state: choiceParameter(reservationStates.map(({ value }) => value)),
  book_id: idParameter(),
  advocate_id: idParameter(),
}

export function reservationRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/reservations', { config: { query: reservationQuery } }, async (request, reply) => {
    const query = parseQuery(reservationQuery, request)
    const searched = sql`search_key(line.title || ' ' || line.author || ' ' || line.advocate_name || ' ' || line.advocate_number)`
    const { state = null, book_id = null, advocate_id = null } = query
    const where = sql`${matchesWords(sql, query.search, searched)}
      and line.state = coalesce(${state}, line.state)
      and line.book_id = coalesce(${book_id}::bigint, line.book_id)
      and line.advocate_id = coalesce(${advocate_id}::bigint, line.advocate_id)`
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`line.id`,
        title: sql`line.title collate library_order`,
        advocate_name: sql`line.advocate_name collate library_order`,
        reserved_on: sql`line.reserved_on`,
        position: sql`line.position`,
      },
      sql`line.title collate library_order, line.book_id, line.position`,
    )
    const [rows, [total]] = await Promise.all([
      sql<Reservation[]>`
        select * from ${waitingLine(sql)} line where ${where} order by ${ordering}, line.id
        limit ${query.limit} offset ${query.offset}`,
      sql<{ count: number }[]>`select count(*) from ${waitingLine(sql)} line where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows)
  })

  app.post('/reservations', lend, async (request, reply) => {
    const { book_id, advocate_id } = parseBody(reservationBody, request)
    const { is_archived, ...advocate } = await readKnownAdvocate(request, advocate_id)
    if (is_archived) throw new ServiceError(409, messages.isArchived, { advocate_id: messages.isArchived })
    const saved = await writeOnce(sql, request, async (tx): Promise<Reservation> => {
      await checkBook(tx, book_id, advocate_id)
      const [row] = await tx<{ id: number }[]>`
        insert into reservations ${tx({ ...advocate, book_id, reserved_on: today(), reserved_by: personOf(request) })}
        returning id`
      // it has just joined the line
      return (await readLine(tx, book_id)).find(({ id }) => id === row!.id)!
    }).catch((error: unknown) => {
      throw toConflict({ conflicts }, error)
    })
    return reply.code(201).send(saved)
  })

  app.post('/reservations/:id/cancel', lend, async (request) => {
    const id = parseId(request)
    return writeOnce(sql, request, async (tx) => {
      const [cancelled] = await tx<{ id: number }[]>`
        update reservations set cancelled_on = ${today()}, cancelled_by = ${personOf(request)}
        where id = ${id} and is_waiting returning id`
      if (cancelled) return cancelled
      const [ended] = await tx`select from reservations where id = ${id}`
      throw ended ? new ServiceError(409, messages.hasEnded) : noRecord()
    })
  })
}

/** Locks the book, and refuses a line for one that can be borrowed at once, or that the advocate has. */
async function checkBook(tx: ModuleTransaction, bookId: number, advocateId: number): Promise<void> {
  // lending and returns lock it, too
  const [locked] = await tx<{ archived_at: string | null }[]>`
    select archived_at from books where id = ${bookId} for update`
  if (!locked)
    throw new ServiceError(422, messages.noBook, { book_id: messages.noBook }, { code: 'record.reference' })
  const [counts] = await tx<Record<'copies' | 'free' | 'waiting' | 'own', number>[]>`
    select ${freeCopies(tx)} as free,
      (select count(*) from copies c where c.book_id = b.id and c.state = 'in_use') as copies,
      (select count(*) from reservations r where r.book_id = b.id and r.is_waiting) as waiting,
      (select count(*) from loans l join copies c on c.id = l.copy_id
        where c.book_id = b.id and l.ended_on is null and l.advocate_id = ${advocateId}) as own
    from books b where b.id = ${bookId}`
  const { copies, free, waiting, own } = counts!
  const refuse = (field: string, message: { en: string; bn: string }) => {
    throw new ServiceError(409, message, { [field]: message })
  }
  if (locked.archived_at || copies === 0) refuse('book_id', messages.notInUse)
  if (own > 0) refuse('advocate_id', messages.hasIt)
  if (free > waiting) refuse('book_id', messages.onShelf)
}

const messages = {
  isArchived: {
    en: 'This advocate is archived and cannot reserve books.',
    bn: 'এই আইনজীবী আর্কাইভে আছেন, তাই বই সংরক্ষণ করতে পারেন না।',
  },
  noBook: { en: 'Pick the book from the list.', bn: 'তালিকা থেকে বই বেছে নিন।' },
  notInUse: {
    en: 'This book cannot be reserved: it is archived, or no copy of it is in use.',
    bn: 'বইটি সংরক্ষণ করা যাবে না: এটি আর্কাইভে আছে, অথবা এর কোনো কপি ব্যবহারে নেই।',
  },
  hasIt: { en: 'This advocate has a copy of this book.', bn: 'এই আইনজীবীর কাছে বইটির একটি কপি আছে।' },
  onShelf: {
    en: 'A copy of this book is on the shelf. Lend it at the lending desk.',
    bn: 'বইটির একটি কপি তাকে আছে। “ধার ও ফেরত” পাতা থেকে ধার দিন।',
  },
  hasEnded: {
    en: 'This reservation has ended: the book was lent, or the reservation was cancelled.',
    bn: 'এই সংরক্ষণ শেষ হয়েছে: বইটি ধার দেওয়া হয়েছে, অথবা সংরক্ষণটি বাতিল হয়েছে।',
  },
}

const conflicts = {
  reservations_waiting: {
    field: 'advocate_id',
    message: {
      en: 'This advocate is in line for this book already.',
      bn: 'এই আইনজীবী আগে থেকেই বইটির অপেক্ষায় আছেন।',
    },
  },
}
