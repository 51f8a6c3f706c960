import { z } from 'zod'
import { maxSearchLength, type Field, type Resource } from '@samity/shared-api/contract'

/* What the documentation of the API says about a declared resource. Nothing is read or written with these. */

type JsonSchema = Record<string, unknown>

const schemaByKind: Record<Field['kind'], JsonSchema> = {
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

const openApiSchemaOf = ({ kind, label, choices }: Field): JsonSchema => ({
  ...schemaByKind[kind],
  ...(choices && { enum: choices.map(({ value }) => value) }),
  description: label.en,
})

/** The field's own schema, which reads many spellings, with the one that the documentation shows. */
export const fieldSchemaOf = (field: Field): z.ZodType =>
  field.schema.meta(
    field.kind === 'picture' ? { ...openApiSchemaOf(field), format: 'binary' } : openApiSchemaOf(field),
  )

/** A record as the wire carries it. */
export function rowSchemaOf({ fields }: Resource): z.ZodType {
  const fieldSchemas = Object.entries(fields).map(
    ([name, field]) => [name, z.unknown().meta(openApiSchemaOf(field))] as const,
  )
  return z.object({
    id: z.int(),
    ...(Object.fromEntries(fieldSchemas) as Record<string, z.ZodType>),
    version: z.int(),
    archived_at: z.string().nullable(),
  })
}

/** What every list understands. */
export const querySchemaOf = (resource: Resource) => {
  const parameter = (description: string, type = 'string') =>
    z.unknown().optional().meta({ type, description })
  const filters = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind !== 'json' && kind !== 'picture')
    .map(([name, { label }]) => [name, parameter(`Only where ${label.en} is this`)] as const)
  return z.looseObject({
    limit: parameter('At most so many, up to 1000; without it up to 10,000', 'integer'),
    offset: parameter('After so many', 'integer'),
    search: parameter('Up to 8 words that occur in the record, in either script').meta({
      maxLength: maxSearchLength,
    }),
    ordering: parameter('Up to 3 field names, each with - before it for the largest first'),
    from: parameter('From this day on'),
    to: parameter('Up to this day'),
    ...(Object.fromEntries(filters) as Record<string, z.ZodType>),
  })
}
