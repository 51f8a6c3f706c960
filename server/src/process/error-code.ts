/** Returns the code of an error from Node or PostgreSQL: 'ECONNREFUSED', '23505'. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
