import { capital, schemaRef } from './components.ts'
import { isParameter, type ApiDocument, type Operation, type Parameter } from './paths.ts'
import type { JsonSchema } from '../http/wire-schemas.ts'

/* What several places of the document have alike becomes a component with a name. */

const flagValues = ['0', '1', 'false', 'true']

/**
 * Replaces lists of values that the contract has a name for. A blank value or null stays beside the
 * reference.
 */
export function choiceNamer(choices: Record<string, readonly string[]>, schemas: Record<string, JsonSchema>) {
  const all = Object.entries({ ...choices, Flag: flagValues })
  const nameByValues = new Map(all.map(([name, values]) => [[...values].sort().join('\n'), name]))
  const nameIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(nameIn)
    if (typeof value !== 'object' || value === null) return value
    const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nameIn(inner)]))
    if (!Array.isArray(schema['enum'])) return schema
    const { enum: values, type: _type, ...rest } = schema as JsonSchema & { enum: unknown[] }
    const [texts, blanks] = [values.filter(Boolean), values.filter((one) => !one)]
    const name = nameByValues.get(texts.map(String).sort().join('\n'))
    if (!name) return schema
    schemas[name] ??= { type: 'string', enum: texts }
    return {
      ...rest,
      ...(blanks.length > 0 ? { anyOf: [schemaRef(name), { enum: blanks }] } : schemaRef(name)),
    }
  }
  return nameIn
}

const minUses = 3

/**
 * Names the parameters that several operations have alike. The most frequent one of a name has it; others
 * stay where they are.
 */
export function shareParameters(paths: ApiDocument['paths']): Record<string, Parameter> {
  const operations = Object.values(paths).flatMap((methods): Operation[] => Object.values(methods))
  const parametersOf = ({ parameters = [] }: Operation) => parameters.filter(isParameter)
  const uses = new Map<string, { parameter: Parameter; count: number }>()
  for (const parameter of operations.flatMap(parametersOf)) {
    const content = JSON.stringify(parameter)
    uses.set(content, { parameter, count: (uses.get(content)?.count ?? 0) + 1 })
  }
  const shared = new Map<string, string>()
  const components: Record<string, Parameter> = {}
  for (const [content, { parameter, count }] of [...uses].sort(
    ([, one], [, other]) => other.count - one.count,
  )) {
    const name = parameter.name
      .split(/[^A-Za-z0-9]+/)
      .map(capital)
      .join('')
    if (count < minUses || name in components) continue
    components[name] = parameter
    shared.set(content, name)
  }
  for (const operation of operations)
    operation.parameters = (operation.parameters ?? []).map((one) => {
      const name = shared.get(JSON.stringify(one))
      return name ? { $ref: `#/components/parameters/${name}` } : one
    })
  return Object.fromEntries(Object.entries(components).sort(([left], [right]) => (left < right ? -1 : 1)))
}
