import { checkDescriptor, readDescriptor } from './descriptor.ts'
import { aDescriptor } from './testing/release-builders.ts'

const admins = { title: { en: 'Tea', bn: 'চা' }, allow: ['admin' as const] }

test('a descriptor with a field that nobody knows is refused, and the field is named', () => {
  expect(() => readDescriptor({ ...aDescriptor(), color: 'red' }, 'mfe-tea')).toThrow(/"color"/)
})

test('a text without its Bengali half is refused', () => {
  expect(() => readDescriptor({ ...aDescriptor(), title: { en: 'Tea' } }, 'mfe-tea')).toThrow(/title\.bn/)
})

test('what is read is what was written', () => {
  expect(readDescriptor(structuredClone(aDescriptor()), 'mfe-tea')).toEqual(aDescriptor())
})

test.each([
  [
    'a screen that the code does not expose',
    aDescriptor(),
    [],
    /names the screen 'Tea', which src\/module\.tsx does not expose/,
  ],
  ['a screen that no route names', aDescriptor(), ['Tea', 'Milk'], /exposes the screen 'Milk'/],
  [
    'another version of the contract',
    aDescriptor({ contract: 2 }),
    ['Tea'],
    /written for contract 2; this system has contract 1/,
  ],
  [
    'a shell that is not there yet',
    aDescriptor({ requires: { shell: '^9.0', 'shared-ui': '^1.0', api: '^1.0' } }),
    ['Tea'],
    /requires shell \^9\.0/,
  ],
  [
    'a dashboard route that says not who may open it',
    aDescriptor({ routes: [{ path: '/dashboard/tea', screen: 'Tea' }] }),
    ['Tea'],
    /does not say who may open \/dashboard\/tea/,
  ],
  [
    'one route twice, in other letters',
    aDescriptor({
      routes: [
        { path: '/dashboard/tea', screen: 'Tea', ...admins },
        { path: '/dashboard/Tea', screen: 'Tea', ...admins },
      ],
    }),
    ['Tea'],
    /claims the route \/dashboard\/Tea/,
  ],
  [
    'an entry of the sidebar that leads nowhere',
    aDescriptor({
      nav: [{ section: 'sales', order: 1, path: '/dashboard/milk', label: { en: 'Milk', bn: 'দুধ' } }],
    }),
    ['Tea'],
    /navigation entry for \/dashboard\/milk/,
  ],
])('%s is refused', (_what, descriptor, screens, sentence) => {
  expect(() => checkDescriptor(descriptor, screens, [])).toThrow(sentence)
})

test('a route that belongs to another active module is refused, and the owner named', () => {
  const other = aDescriptor({
    name: 'mfe-milk',
    routes: [{ path: '/dashboard/:id', screen: 'Any', ...admins }],
  })
  const mine = aDescriptor({ routes: [{ path: '/dashboard/:name', screen: 'Tea', ...admins }], nav: [] })
  expect(() => checkDescriptor(mine, ['Tea'], [other])).toThrow(
    'mfe-tea claims the route /dashboard/:name, which belongs to mfe-milk.',
  )
})

test('a descriptor that fits is let through', () => {
  expect(() =>
    checkDescriptor(aDescriptor(), ['Tea'], [aDescriptor({ name: 'mfe-milk', routes: [] })]),
  ).not.toThrow()
})
