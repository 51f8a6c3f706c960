import { z } from 'zod'

export const wordsSchema = z.strictObject({ en: z.string().min(1), bn: z.string().min(1) })
