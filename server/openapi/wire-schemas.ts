import path from 'node:path'
import ts from 'typescript-api'
import type { Resource } from '@samity/shared-api/contract'
import type { JsonSchema, WireSchemas } from '../src/http/wire-schemas.ts'
import { schemaMaker } from './schema-of-type.ts'
import { contractFiles, contractFolder, returnedNames, workspaceRoot } from './wire-schema-inputs.ts'

/** Resources whose rows have a type of their own that is not made of `Row<typeof …>` */
const ownRows: Record<string, string> = {
  users: 'UserAccount',
  user: 'Profile',
  audit: 'AuditEntry',
  'dues-waivers': 'DuesWaiverRecord',
  'general-expense-category': 'Share',
  'income-category-percentage': 'Share',
  'welfare-category-percentage': 'Share',
  'welfare-expense-category': 'Share',
}

type Declaration = { expression: string; file: string; resource: Resource }

function resourcesIn(value: unknown, expression: string, file: string): Declaration[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  // an action has no rows
  if ('method' in value) return []
  if ('input' in value && 'fields' in value && 'relation' in value)
    return [{ expression, file, resource: value as unknown as Resource }]
  if (Object.getPrototypeOf(value) !== Object.prototype || expression.length > 60) return []
  return Object.entries(value).flatMap(([key, inner]) => resourcesIn(inner, `${expression}['${key}']`, file))
}

async function readDeclarations(files: readonly string[]): Promise<Declaration[]> {
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      // the exports of a module have no common type
      exports: (await import(path.join(contractFolder, file))) as Record<string, unknown>,
    })),
  )
  const declarations = modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => resourcesIn(value, name, file)),
  )
  const byPath = new Map<string, Declaration>()
  // a second export of the same declaration (`receipts.paper`) is longer
  for (const one of declarations.sort((left, right) => left.expression.length - right.expression.length))
    if (!byPath.has(one.resource.path)) byPath.set(one.resource.path, one)
  return [...byPath.values()]
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const rowsSource = (declarations: readonly Declaration[]) =>
  [
    `import type { Row } from '${contractFolder}/index.ts'`,
    ...declarations.map(
      ({ expression, file }, nth) =>
        `import type * as m${nth} from '${contractFolder}/${file}'\nexport type R${nth} = Row<typeof m${nth}.${expression}>`,
    ),
  ].join('\n')

export async function makeWireSchemas(): Promise<WireSchemas> {
  const files = contractFiles()
  const declarations = await readDeclarations(files)
  const rowsFile = path.join(contractFolder, '__rows__.ts')
  const options: ts.CompilerOptions = {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(path.join(workspaceRoot, 'tsconfig.json'), (name) => ts.sys.readFile(name)).config,
      ts.sys,
      workspaceRoot,
    ).options,
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target, ...rest) =>
    name === rowsFile
      ? ts.createSourceFile(name, rowsSource(declarations), target)
      : readSource(name, target, ...rest)
  const fileExists = host.fileExists.bind(host)
  host.fileExists = (name) => name === rowsFile || fileExists(name)
  const program = ts.createProgram(
    [rowsFile, ...files.map((file) => path.join(contractFolder, file))],
    options,
    host,
  )
  const checker = program.getTypeChecker()

  const declarationsByName = new Map<string, ts.TypeAliasDeclaration>()
  for (const file of files)
    for (const statement of program.getSourceFile(path.join(contractFolder, file))!.statements)
      if (ts.isTypeAliasDeclaration(statement) && isPublic(statement))
        declarationsByName.set(statement.name.text, statement)
  const rowTypes = new Map<string, ts.Type>()
  for (const statement of program.getSourceFile(rowsFile)!.statements)
    if (ts.isTypeAliasDeclaration(statement))
      rowTypes.set(statement.name.text, checker.getTypeAtLocation(statement))

  const rowNameOf = ({ expression, resource }: Declaration): string => {
    const own = ownRows[resource.path]
    if (own) return own
    const declared = [...declarationsByName].find(([, { type }]) =>
      new RegExp(`Row<\\(?typeof ${expression.replace(/[[\]']/g, '.')}\\b`).test(type.getText()),
    )
    return (
      declared?.[0] ??
      capital(
        expression.replace(/\['(\w)(\w*)'\]/g, (_, head: string, tail: string) => head.toUpperCase() + tail),
      )
    )
  }
  const rows = declarations.map((declaration, nth) => ({
    ...declaration,
    name: rowNameOf(declaration),
    type: rowTypes.get(`R${nth}`)!,
  }))
  const names = new Set([...declarationsByName.keys(), ...rows.map(({ name }) => name)])
  const makeSchema = schemaMaker(checker, (name) => names.has(name))
  const schemas: Record<string, JsonSchema> = {}
  const rowByName = new Map(rows.map((row) => [row.name, row]))
  function addSchema(name: string): void {
    if (schemas[name]) return
    const [statement, row] = [declarationsByName.get(name), rowByName.get(name)]
    if (!statement && !row) throw new Error(`The contract exports no type ${name}, which a route returns.`)
    const comment = statement && commentOf(checker, statement)
    const schema = makeSchema(statement ? checker.getTypeAtLocation(statement) : row!.type)
    schemas[name] = {
      ...(comment && { description: comment }),
      ...(row ? describeFields(schema, row.resource) : schema),
    }
    for (const [, inner] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g))
      addSchema(inner!)
  }
  for (const name of [...rowByName.keys(), ...returnedNames()]) addSchema(name)
  const choices = [...declarationsByName].flatMap(([name, statement]) => {
    const type = checker.getTypeAtLocation(statement)
    return type.isUnion() && type.types.every((one) => one.isStringLiteral())
      ? [[name, type.types.map(({ value }) => value)] as const]
      : []
  })
  return {
    choices: Object.fromEntries(choices),
    resources: Object.fromEntries(
      rows
        .map(({ resource, name, file }) => [resource.path, { row: name, area: file.split('/')[0]! }] as const)
        .sort(([left], [right]) => (left < right ? -1 : 1)),
    ),
    schemas: Object.fromEntries(Object.entries(schemas).sort(([left], [right]) => (left < right ? -1 : 1))),
  }
}

const isPublic = (statement: ts.TypeAliasDeclaration): boolean =>
  !statement.typeParameters &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const commentOf = (checker: ts.TypeChecker, { name }: ts.TypeAliasDeclaration): string =>
  ts
    .displayPartsToString(checker.getSymbolAtLocation(name)?.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .trim()

function describeFields(schema: JsonSchema, { fields, name }: Resource): JsonSchema {
  const properties = schema['properties'] as Record<string, JsonSchema> | undefined
  if (!properties) return schema
  const described = Object.entries(properties).map(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field) return [key, value]
    const isText = value['type'] === 'string'
    return [
      key,
      {
        description: field.label.en,
        ...value,
        ...(field.kind === 'money' && isText && { examples: ['1250.00'] }),
        ...((field.kind === 'int' || field.kind === 'ref') &&
          value['type'] === 'number' && { type: field.label.en === 'Percentage' ? 'number' : 'integer' }),
      },
    ]
  })
  return {
    description: `A ${name.en}.`,
    ...schema,
    properties: Object.fromEntries(described) as Record<string, JsonSchema>,
  }
}
