import ts from 'typescript-api'
import type { JsonSchema } from '../src/http/describe-routes.ts'

const brands: Record<string, JsonSchema> = {
  Day: { type: 'string', format: 'date' },
  // rows inside a record have their amounts as decimal strings, too
  Paisa: { type: 'string', examples: ['1250.00'] },
}

const wholeNumber =
  /^(id|version|.*_id|.*count|records|size|prints|limit|year|place|from_place|to_place|sessions|from_serial|to_serial|.*_month|.*_year)$/

const isBare = (rest: JsonSchema) => Object.keys(rest).length === 0

/**
 * Makes JSON schemas of types as the compiler understands them, so that mapped and conditional types
 * (`Row<typeof bank>`) are resolved. A type whose name `isNamed` knows becomes a reference to
 * `#/components/schemas/<name>`.
 */
export function schemaMaker(checker: ts.TypeChecker, isNamed: (name: string) => boolean) {
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol)
  const commentOf = (symbol: ts.Symbol): string =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()

  function brandOf(type: ts.Type): JsonSchema | undefined {
    const brand = type.getProperty('brand')
    const brandType = brand && typeOf(brand)
    return brandType?.isStringLiteral() ? (brands[brandType.value] ?? { type: 'string' }) : undefined
  }

  function unionSchema(type: ts.UnionType): JsonSchema {
    const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    const isNullable = members.some(({ flags }) => flags & ts.TypeFlags.Null)
    const others = members.filter(({ flags }) => !(flags & ts.TypeFlags.Null))
    if (others.length > 1 && others.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral))
      return { type: isNullable ? ['boolean', 'null'] : 'boolean' }
    if (others.every((one) => one.isLiteral())) {
      const values = others.map((one) => one.value as string | number).sort()
      const kinds = [...new Set(values.map((value) => typeof value))]
      return isNullable
        ? { type: [...kinds, 'null'], enum: [...values, null] }
        : { type: kinds.length === 1 ? kinds[0] : kinds, enum: values }
    }
    const distinct = [
      ...new Map(others.map((one) => [JSON.stringify(schemaOf(one)), schemaOf(one)])).values(),
    ]
    // 'VKL' | 'BLB' | (string & {}): the literals are suggestions
    const isAnyString = distinct.some(({ type: kind, ...rest }) => kind === 'string' && isBare(rest))
    const schemas = distinct.filter((one) => !isAnyString || typeof one['const'] !== 'string')
    const [only] = schemas
    if (schemas.length === 1 && only && typeof only['type'] === 'string' && !only['enum'])
      return isNullable ? { ...only, type: [only['type'], 'null'] } : only
    if (schemas.length === 1 && !isNullable) return only!
    return { anyOf: isNullable ? [...schemas, { type: 'null' }] : schemas }
  }

  function objectSchema(type: ts.Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const symbol of checker.getPropertiesOfType(type)) {
      const valueType = typeOf(symbol)
      // a field whose schema drops the value is not in a response
      if (valueType.flags & ts.TypeFlags.Undefined) continue
      const comment = commentOf(symbol)
      const schema = schemaOf(valueType)
      const whole = schema['type'] === 'number' && wholeNumber.test(symbol.name) ? { type: 'integer' } : {}
      properties[symbol.name] = { ...schema, ...whole, ...(comment && { description: comment }) }
      const isOptional =
        symbol.flags & ts.SymbolFlags.Optional ||
        (valueType.isUnion() && valueType.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)) ||
        valueType.flags & ts.TypeFlags.Unknown
      if (!isOptional) required.push(symbol.name)
    }
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: schemaOf(index) }),
    }
  }

  function schemaOf(type: ts.Type, asDefinition = false): JsonSchema {
    const brand = brandOf(type)
    if (brand) return brand
    const name = type.aliasSymbol?.name
    if (!asDefinition && name && !type.aliasTypeArguments && isNamed(name))
      return { $ref: `#/components/schemas/${name}` }
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteral() || type.isNumberLiteral())
      return { type: typeof type.value, const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { type: 'boolean', const: checker.typeToString(type) === 'true' }
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (type.isUnion()) return unionSchema(type)
    if (type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.StringLike))
      return { type: 'string' }
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map((item) => schemaOf(item))
      return { type: 'array', prefixItems: items, minItems: items.length, items: false }
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: item ? schemaOf(item) : {} }
    }
    return objectSchema(type)
  }

  return (type: ts.Type): JsonSchema => schemaOf(type, true)
}
