import { z } from 'zod'

const voidBody = z.object({ reason: z.string().optional() }).loose()

export const voidSchema = { querystring: voidBody, body: voidBody }
type Voidable = Record<'body' | 'query', z.infer<typeof voidBody>>
export const readVoidReason = ({ body, query }: Voidable): string =>
  (body.reason ?? query.reason ?? '').trim()
