/** Returns the message of an error; of anything else that was thrown, its text. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
