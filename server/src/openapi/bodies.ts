import type { JsonSchema } from '../http/describe-routes.ts'
import { schemaRef } from './components.ts'
import { requiredMark } from '../http/field-schemas.ts'

const isEmpty = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0

/**
 * Leaves out alternatives beside a type, which zod adds for transformations of a field, and those that say
 * nothing.
 */
function simplifyAlternatives(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  if ('type' in rest) return rest
  const [single] = anyOf as JsonSchema[]
  if (anyOf.length === 1) return { ...rest, ...single }
  return anyOf.some(isEmpty) ? rest : schema
}

/**
 * True if the server fills the property in. The default of a required one is an empty value, which its check
 * then refuses.
 */
const fillsIn = (property: JsonSchema): boolean =>
  'default' in property &&
  !(requiredMark in property && /^(""|\[\])$/.test(JSON.stringify(property['default'])))

/**
 * Turns the marks of required properties into the list of the object, and simplifies alternatives, at every
 * depth.
 */
export function liftRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(liftRequired)
  if (typeof schema !== 'object' || schema === null) return schema
  const isLeftOut = (key: string) =>
    key === requiredMark || key === '$schema' || (key === 'default' && !fillsIn(schema as JsonSchema))
  const entries = Object.entries(schema)
    .filter(([key]) => !isLeftOut(key))
    .map(([key, value]) => [key, liftRequired(value)] as const)
  const result = Object.fromEntries(entries) as JsonSchema
  const { properties } = schema as { properties?: Record<string, JsonSchema> }
  if (!properties) return simplifyAlternatives(result)
  const namesWhere = (isChosen: (one: JsonSchema) => boolean) =>
    Object.entries(properties).flatMap(([name, one]) => (isChosen(one) ? [name] : []))
  const markedNames = namesWhere((one) => requiredMark in one)
  // zod also requires what it fills in itself
  const filled = new Set(namesWhere(fillsIn))
  const declared = (result['required'] as string[] | undefined) ?? []
  const required = [...new Set([...declared, ...markedNames])].filter((name) => !filled.has(name))
  const { required: _required, ...rest } = result
  return required.length > 0 ? { ...rest, required } : rest
}

/** Gives each body a name among the schemas. Equal bodies share one. */
export function bodyNames(schemas: Record<string, JsonSchema>) {
  const nameByContent = new Map<string, string>()
  return (schema: JsonSchema, suggestions: readonly string[]): JsonSchema => {
    const content = JSON.stringify(schema)
    const knownName = nameByContent.get(content)
    if (knownName) return schemaRef(knownName)
    const name = suggestions.find((suggestion) => !(suggestion in schemas))
    if (!name) throw new Error(`There are two schemas named ${suggestions.join(', ')}`)
    schemas[name] = schema
    nameByContent.set(content, name)
    return schemaRef(name)
  }
}

export const withoutPictures = (schema: JsonSchema): JsonSchema => {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).filter(
    ([, one]) => one['format'] !== 'binary',
  )
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> }
}

export const filePart = (name: string): JsonSchema => ({
  type: 'object',
  properties: { [name]: { type: 'string', format: 'binary' } },
})
