import postgres from 'postgres'

/** The types of postgres.js, with days as 'YYYY-MM-DD' and bigint as number: no value here exceeds 2^53. */
type Types = { day: string; bigint: number }
export type LibraryDatabase = postgres.Sql<Types>
export type LibraryTransaction = postgres.TransactionSql<Types>
export type LibrarySql = postgres.ISql<Types>

const maxConnections = 6

/** Connects to the module's own schema. The URL comes from the server, as DATABASE_URL. */
export function openLibraryDatabase(url: string): LibraryDatabase {
  return postgres(url, {
    max: maxConnections,
    onnotice: () => undefined,
    types: {
      day: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  })
}

export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof postgres.PostgresError && error.constraint_name === constraint
export const isPostgresError = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError
