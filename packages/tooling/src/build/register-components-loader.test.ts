import registerComponents from './register-components-loader.ts'

function registeredNames(source: string, values: Record<string, unknown>): string[] {
  const added = registerComponents(source).slice(source.length)
  const names: string[] = []
  // oxlint-disable-next-line no-implied-eval -- runs the output of the loader
  const run = new Function('$RefreshReg$', ...Object.keys(values), added)
  run((_type: unknown, name: string) => names.push(name), ...Object.values(values))
  return names
}
const component = () => null

test('components of an object that a call returns are registered', () => {
  const form = { Form: component, Field: component, useValue: component, resource: {}, Title: 'text' }
  const source = 'const form = formFor(bank)\nexport const rent: FormOf<Rent> = formFor(\n  rents,\n)\n'
  expect(registeredNames(source, { form, rent: form })).toEqual([
    'form.Form',
    'form.Field',
    'rent.Form',
    'rent.Field',
  ])
})

test('components of a destructured call are registered, hooks are not', () => {
  const source = 'const { Form, Field, useValue } = formFor(bank)\n'
  expect(registeredNames(source, { Form: component, Field: component })).toEqual(['Form', 'Field'])
})

test('other values are left alone', () => {
  const source = 'const count = useCount(1)\nconst nothing = find(x)\nconst words = { heading: 1 }\n'
  expect(registeredNames(source, { count: 3, nothing: undefined })).toEqual([])
})

test('positions in the source stay', () => {
  const source = 'const form = formFor(bank)\nconst { Field } = form'
  expect(registerComponents(source).split('\n').slice(0, 2).join('\n')).toBe(source)
})
