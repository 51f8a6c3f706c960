import { z } from 'zod'
import { maxSearchLength, type Field, type Resource } from '@samity/shared-api/contract'

/* What the documentation of the API says about a declared resource. Nothing is read or written with these. */

type Json = Record<string, unknown>

const shapes: Record<Field['kind'], Json> = {
  text: { type: 'string' },
  long: { type: 'string' },
  int: { type: 'integer' },
  money: { type: 'string', examples: ['1250.00'] },
  day: { type: 'string', format: 'date' },
  flag: { type: 'boolean' },
  choice: { type: 'string' },
  phone: { type: 'string', examples: ['01712345678'] },
  email: { type: 'string', format: 'email' },
  ref: { type: 'integer' },
  json: { type: 'array', items: {} },
  picture: { type: 'string' },
}

const shapeOf = ({ kind, label, choices }: Field): Json => ({
  ...shapes[kind],
  ...(choices && { enum: choices.map(({ value }) => value) }),
  description: label.en,
})

/** The field's own schema, which reads many spellings, with the one that the documentation shows. */
export const describedField = (field: Field): z.ZodType =>
  field.schema.meta(field.kind === 'picture' ? { ...shapeOf(field), format: 'binary' } : shapeOf(field))

/** A record as the wire carries it. */
export function describedRow({ fields }: Resource): z.ZodType {
  const declared = Object.entries(fields).map(
    ([name, field]) => [name, z.unknown().meta(shapeOf(field))] as const,
  )
  return z.object({
    id: z.int(),
    ...(Object.fromEntries(declared) as Record<string, z.ZodType>),
    version: z.int(),
    archived_at: z.string().nullable(),
  })
}

/** What every list understands. */
export const describedQuery = (resource: Resource) => {
  const words = (description: string, type = 'string') => z.unknown().optional().meta({ type, description })
  const filters = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind !== 'json' && kind !== 'picture')
    .map(([name, { label }]) => [name, words(`Only where ${label.en} is this`)] as const)
  return z.looseObject({
    limit: words('At most so many, up to 1000; without it up to 10,000', 'integer'),
    offset: words('After so many', 'integer'),
    search: words('Up to 8 words that occur in the record, in either script').meta({
      maxLength: maxSearchLength,
    }),
    ordering: words('Up to 3 field names, each with - before it for the largest first'),
    from: words('From this day on'),
    to: words('Up to this day'),
    ...(Object.fromEntries(filters) as Record<string, z.ZodType>),
  })
}
