import type { Reservation } from '../contract/reservation.ts'
import type { ModuleSql, ModuleTransaction } from '@samity/module-service/postgres'

/** Copies of the book `b` that are in the house. */
export const freeCopies = (sql: ModuleSql) => sql`
  (select count(*) from copies free where free.book_id = b.id and free.state = 'in_use'
    and not exists (select from loans l where l.copy_id = free.id and l.ended_on is null))`

/** Copies of the book `b` that anybody may borrow: in the house, and not laid aside for those in line. */
export const availableCopies = (sql: ModuleSql) => sql`
  greatest(${freeCopies(sql)} - (select count(*) from reservations r where r.book_id = b.id and r.is_waiting), 0)`

/** Those in line, with their places: as many as there are copies in the house may come. */
export const waitingLine = (sql: ModuleSql) => sql`
  (select w.id, w.book_id, b.title, b.author, w.advocate_id, w.advocate_number, w.advocate_name,
      w.reserved_on, w.reserved_by, w.position,
      case when w.position <= ${freeCopies(sql)} then 'ready' else 'waiting' end as state
    from (select r.*, row_number() over (partition by r.book_id order by r.id) as position
      from reservations r where r.is_waiting) w
    join books b on b.id = w.book_id)`

export const readLine = async (sql: ModuleSql, bookId: number): Promise<Reservation[]> => [
  ...(await sql<Reservation[]>`
    select * from ${waitingLine(sql)} line where line.book_id = ${bookId} order by line.position`),
]

/**
 * For whom a copy that has just come into the house is laid aside. Nobody joins the line until the
 * transaction ends.
 */
export async function nextInLine(tx: ModuleTransaction, bookId: number): Promise<Reservation | null> {
  await tx`select from books where id = ${bookId} for share`
  const [next] = await tx<Reservation[]>`
    select line.* from ${waitingLine(tx)} line join books b on b.id = line.book_id
    where line.book_id = ${bookId} and line.position = ${freeCopies(tx)}`
  return next ?? null
}
