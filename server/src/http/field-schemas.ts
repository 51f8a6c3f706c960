import { z } from 'zod'
import type { Field } from '@samity/shared-api/contract'
import type { JsonSchema } from './describe-routes.ts'

/* Schemas of the fields of bodies for the API documentation. The server does not validate with them. */

const typesByKind: Record<Field['kind'], readonly string[]> = {
  text: ['string', 'number'],
  long: ['string'],
  int: ['integer', 'string'],
  money: ['string', 'number'],
  day: ['string'],
  flag: ['boolean', 'string'],
  choice: ['string'],
  phone: ['string'],
  email: ['string'],
  ref: ['integer', 'string'],
  json: ['array', 'string'],
  picture: ['string'],
}
const examplesByKind: Partial<Record<Field['kind'], string>> = {
  money: '1250.00',
  day: '2026-03-10',
  phone: '01712345678',
  email: 'name@example.com',
}

const valuesOf = ({ choices = [], required }: Field) => [
  ...choices.map(({ value }) => value),
  ...(required ? [] : ['', null]),
]

function itemsOf(schema: z.ZodType): JsonSchema {
  if (schema instanceof z.ZodArray) {
    // elements of a ZodArray are core schemas; those of the contract are classic ones
    const element = schema.element as z.ZodType
    const { $schema: _dialect, ...items } = z.toJSONSchema(element, { io: 'input', unrepresentable: 'any' })
    return items as JsonSchema
  }
  if (schema instanceof z.ZodPipe) {
    // the array is what a preparation leads to, or what a transformation reads
    const { in: before, out } = schema.def
    return itemsOf((out instanceof z.ZodTransform ? before : out) as z.ZodType)
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return itemsOf(schema.def.innerType as z.ZodType)
  return (schema.meta()?.['items'] ?? {}) as JsonSchema
}

/** Marks a required property. The document turns it into the list `required` of the object. */
export const requiredMark = 'x-required'

/**
 * Returns the field's own schema, which accepts many spellings, with the schema that the documentation shows.
 */
export function fieldSchemaOf(field: Field): z.ZodType {
  const { kind, label, required, choices } = field
  const types = [...typesByKind[kind], ...(required ? [] : ['null'])]
  const example = examplesByKind[kind]
  return field.schema.meta({
    type: types.length === 1 ? types[0] : types,
    ...(kind === 'json' && { items: itemsOf(field.schema) }),
    ...(choices && { enum: valuesOf(field) }),
    ...(example && { examples: [example] }),
    ...(kind === 'picture' && { format: 'binary', type: 'string' }),
    ...(required && { [requiredMark]: true }),
    description: label.en,
  })
}
