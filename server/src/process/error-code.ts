/** The code that Node and PostgreSQL give their errors: 'ECONNREFUSED', '23505'. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
