import { z } from 'zod'
import { maxSearchLength, type Field, type Resource } from '@samity/shared-api/contract'

/* Schemas of the declared resources for the API documentation. The server does not validate with them. */

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

/** Returns the field's own schema, which accepts many spellings, with the schema that the documentation shows. */
export const fieldSchemaOf = (field: Field): z.ZodType =>
  field.schema.meta(
    field.kind === 'picture' ? { ...openApiSchemaOf(field), format: 'binary' } : openApiSchemaOf(field),
  )

/** Returns the schema of a record on the wire. */
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

/** Returns the schema of the query parameters that every list accepts. */
export const querySchemaOf = (resource: Resource) => {
  const parameter = (description: string, type = 'string') =>
    z.unknown().optional().meta({ type, description })
  const filters = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind !== 'json' && kind !== 'picture')
    .map(([name, { label }]) => [name, parameter(`Only rows with this ${label.en}`)] as const)
  return z.looseObject({
    limit: parameter('Number of rows to return, at most 1,000; without it at most 10,000', 'integer'),
    offset: parameter('Number of rows to skip', 'integer'),
    search: parameter('Up to 8 words that the record must contain, with digits in either script').meta({
      maxLength: maxSearchLength,
    }),
    ordering: parameter('Up to 3 field names, separated by commas; a leading - sorts in descending order'),
    from: parameter('Only rows from this day on'),
    to: parameter('Only rows up to this day'),
    ...(Object.fromEntries(filters) as Record<string, z.ZodType>),
  })
}
