import { checkDescriptor, readDescriptor } from './descriptor.ts'
import type { RecordTableEntry } from '@samity/shared-api/module'
import { aDescriptor } from './testing/release-builders.ts'

const admins = { title: { en: 'Tea', bn: 'চা' }, allow: ['admin' as const] }

test('a descriptor with an unknown field is refused, and the error names the field', () => {
  expect(() => readDescriptor({ ...aDescriptor(), color: 'red' }, 'mfe-tea')).toThrow(/"color"/)
})

test('a text without Bengali is refused', () => {
  expect(() => readDescriptor({ ...aDescriptor(), title: { en: 'Tea' } }, 'mfe-tea')).toThrow(/title\.bn/)
})

test('a valid descriptor is read unchanged', () => {
  expect(readDescriptor(structuredClone(aDescriptor()), 'mfe-tea')).toEqual(aDescriptor())
})

test('a route may have a lead with the day, the year and the association, and no other placeholder', () => {
  const descriptorWith = (en: string) =>
    aDescriptor({
      routes: [{ path: '/dashboard/tea', screen: 'Tea', ...admins, lead: { en, bn: '{day} চা' } }],
    })
  const valid = descriptorWith('{day}, {year}: tea of {association}')
  expect(readDescriptor(structuredClone(valid), 'mfe-tea')).toEqual(valid)
  expect(() => readDescriptor(descriptorWith('Tea of {person}'), 'mfe-tea')).toThrow(/lead/)
})

test('a route may name lists that its screen reads first, never one record, and four at most', () => {
  const descriptorWith = (reads: string[]) =>
    aDescriptor({ routes: [{ path: '/dashboard/tea', screen: 'Tea', ...admins, reads }] })
  const valid = descriptorWith(['tea/', 'cups/?limit=50&offset=0'])
  expect(readDescriptor(structuredClone(valid), 'mfe-tea')).toEqual(valid)
  for (const reads of [
    ['tea/7/'],
    ['tea/7/nominees/'],
    ['../tea/'],
    ['https://tea/'],
    ['tea'],
    Array(5).fill('tea/'),
  ])
    expect(() => readDescriptor(descriptorWith(reads as string[]), 'mfe-tea')).toThrow(/reads/)
})

test('only a public route of a module that may sign members in is for the session of a member', () => {
  const descriptorWith = (path: string, asks: 'write:member-sessions'[]) =>
    aDescriptor({
      nav: [],
      service: { main: 'service/main.mjs' },
      asks,
      routes: [
        {
          path,
          screen: 'Tea',
          session: 'member',
          ...(path.startsWith('/dashboard') && { allow: ['admin'] }),
        },
      ],
    })
  const valid = descriptorWith('/my', ['write:member-sessions'])
  expect(readDescriptor(structuredClone(valid), 'mfe-tea')).toEqual(valid)
  expect(() => checkDescriptor(valid, ['Tea'], [])).not.toThrow()
  for (const wrong of [descriptorWith('/my', []), descriptorWith('/dashboard/my', ['write:member-sessions'])])
    expect(() => checkDescriptor(wrong, ['Tea'], [])).toThrow(/has 'session' for/)
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
    'a newer shell than this system has',
    aDescriptor({ requires: { shell: '^9.0', 'shared-ui': '^1.0', api: '^1.0' } }),
    ['Tea'],
    /requires shell \^9\.0/,
  ],
  [
    'a dashboard route without roles',
    aDescriptor({ routes: [{ path: '/dashboard/tea', screen: 'Tea' }] }),
    ['Tea'],
    /does not say who may open \/dashboard\/tea/,
  ],
  [
    'one route twice, in different case',
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
    'a sidebar entry without a route',
    aDescriptor({
      nav: [{ section: 'sales', order: 1, path: '/dashboard/milk', label: { en: 'Milk', bn: 'দুধ' } }],
    }),
    ['Tea'],
    /navigation entry for \/dashboard\/milk/,
  ],
])('a descriptor with %s is refused', (_what, descriptor, screens, sentence) => {
  expect(() => checkDescriptor(descriptor, screens, [])).toThrow(sentence)
})

test('a route of another active module is refused, and the error names the owner', () => {
  const other = aDescriptor({
    name: 'mfe-milk',
    routes: [{ path: '/dashboard/:id', screen: 'Any', ...admins }],
  })
  const mine = aDescriptor({ routes: [{ path: '/dashboard/:name', screen: 'Tea', ...admins }], nav: [] })
  expect(() => checkDescriptor(mine, ['Tea'], [other])).toThrow(
    'mfe-tea claims the route /dashboard/:name, which belongs to mfe-milk.',
  )
})

const word = (en: string) => ({ en, bn: en })
const cups: RecordTableEntry = {
  table: 'cups',
  title: word('Cups'),
  roles: ['staff'],
  key: 'id',
  name: 'label',
  order: '-bought_on',
  day: 'bought_on',
  columns: [
    { name: 'label', title: word('Label'), kind: 'text', search: true },
    { name: 'bought_on', title: word('Bought on'), kind: 'day' },
    { name: 'price', title: word('Price'), kind: 'money', sum: true },
    { name: 'saucer_of', title: word('Saucer of'), kind: 'record', table: 'cups' },
  ],
}
const withColumn = (column: object) => ({ records: [{ ...cups, columns: [...cups.columns, column] }] })
const aComplete = (overrides: Parameters<typeof aDescriptor>[0] = {}) =>
  aDescriptor({
    extensions: [
      {
        slot: 'dashboard.card',
        id: 'tea',
        extension: 'TeaCard',
        title: word('Tea'),
        order: 10,
        allow: ['admin'],
        permission: 'tea.pour',
      },
    ],
    service: { main: 'service/main.mjs' },
    schema: { oldest: 1, newest: 2 },
    permissions: [{ name: 'tea.pour', title: word('Pour tea'), roles: ['admin'] }],
    settings: {
      schema: { type: 'object', properties: { cups: { type: 'integer', default: 2, minimum: 1 } } },
      labels: { cups: word('Cups') },
    },
    receiptSeries: [{ code: 'TEA', title: word('Tea'), head: word('Tea money') }],
    files: { quotaMiB: 200, kinds: ['picture', 'scan'], public: true, permission: 'tea.pour' },
    records: [cups],
    asks: ['read:members', 'write:treasury'],
    uses: ['mfe-milk'],
    events: ['member.changed', 'day.closed'],
    jobs: [{ name: 'wash-up', at: '02:30', title: word('Wash up') }],
    slots: [
      {
        name: 'tea.pot.panel',
        title: word('Panel of a pot'),
        props: {
          type: 'object',
          properties: { pot: { type: 'object', properties: { id: { type: 'integer' } } } },
        },
      },
    ],
    opens: { teapot: '/dashboard/tea?pot={id}' },
    ...overrides,
  })

test('a module with a service, a schema, permissions, settings and a receipt series is read unchanged and accepted', () => {
  expect(readDescriptor(structuredClone(aComplete()), 'mfe-tea')).toEqual(aComplete())
  expect(() => checkDescriptor(aComplete(), ['Tea', 'TeaCard'], [])).not.toThrow()
})

test.each([
  [
    'both a file and a URL of its service',
    { service: { main: 'service/main.mjs', url: 'https://tea.example' } },
    /either 'main' or 'url'/,
  ],
  ['a budget that limits nothing', { budgets: { Tea: {} } }, /budgets\.Tea: must limit a figure/],
  ['a budget of half a request', { budgets: { Tea: { requests: 0.5 } } }, /budgets\.Tea\.requests/],
  ['a service outside the folder of services', { service: { main: '../main.mjs' } }, /below service/],
  [
    'a schema whose oldest version is newer than its newest',
    { schema: { oldest: 3, newest: 2 } },
    /'oldest'/,
  ],
  [
    'a series of the association',
    { receiptSeries: [{ code: 'FEE', title: word('Fee'), head: word('Fee') }] },
    /association itself/,
  ],
  ['files of a kind that nobody stores', { files: { quotaMiB: 1, kinds: ['film' as 'scan'] } }, /kinds/],
  [
    'a sum of texts',
    withColumn({ name: 'a', title: word('A'), kind: 'text', sum: true }) as never,
    /only int and money/,
  ],
  [
    'a record without its table',
    withColumn({ name: 'a', title: word('A'), kind: 'record' }) as never,
    /only a record has a 'table'/,
  ],
  ['files without a limit', { files: { kinds: ['scan'] } as never }, /quotaMiB/],
  ['a right that nobody can have', { asks: ['write:audit'] }, /asks/],
  ['an event that does not exist', { events: ['tea.poured'] }, /events/],
  [
    'a job at an hour that does not exist',
    { jobs: [{ name: 'wash', at: '24:00', title: word('Wash') }] },
    /time/,
  ],
  [
    'a record that opens outside the dashboard',
    { opens: { teapot: 'https://tea.example/{id}' } },
    /dashboard/,
  ],
  ['a setting without a label', { settings: { ...aComplete().settings!, labels: {} } }, /needs a label/],
  [
    'a setting with a default of another type',
    {
      settings: {
        ...aComplete().settings!,
        schema: {
          type: 'object' as const,
          properties: { cups: { type: 'integer' as const, default: 'two' } },
        },
      },
    },
    /another type/,
  ],
  [
    'a setting with a pattern that takes more time for each character',
    {
      settings: {
        ...aComplete().settings!,
        schema: {
          type: 'object' as const,
          properties: { cups: { type: 'string' as const, default: 'aa', pattern: String.raw`^(a+)\1$` } },
        },
      },
    },
    /RE2/,
  ],
])('%s is refused when the descriptor is read', (_what, overrides, sentence) => {
  expect(() => readDescriptor(aComplete(overrides as never), 'mfe-tea')).toThrow(sentence)
})

test.each([
  [
    'a permission of another module',
    { permissions: [{ name: 'milk.pour', title: word('Pour'), roles: [] }] },
    /must begin with 'tea\.'/,
  ],
  ['a permission that it does not declare', { permissions: [] }, /needs the permission tea\.pour/],
  ['a budget for a screen of no route', { budgets: { Milk: { kib: 3 } } }, /budget for Milk/],
  ['a schema without a service', { service: undefined, receiptSeries: [] }, /no service that uses it/],
  [
    'a receipt series without a service',
    { service: undefined, schema: undefined },
    /no service that posts receipts/,
  ],
  [
    'an extension that the code does not have',
    { extensions: [{ ...aComplete().extensions![0]!, extension: 'MilkCard' }] },
    /'MilkCard'/,
  ],
  ['an event without the right to read it', { asks: ['read:members'] }, /'read:treasury'/],
  [
    'files without a service',
    {
      service: undefined,
      schema: undefined,
      receiptSeries: [],
      asks: [],
      uses: [],
      events: [],
      jobs: [],
      files: { quotaMiB: 1, kinds: ['scan'] },
    },
    /no service/,
  ],
  ['records without a schema', { schema: undefined }, /no database schema/],
  ['a table twice', { records: [cups, cups] }, /stands there twice/],
  ['a column twice', withColumn(cups.columns[0]!) as never, /the column label twice/],
  ['an order that is no column', { records: [{ ...cups, order: 'colour' }] }, /'order' of cups/],
  ['a day that is a text', { records: [{ ...cups, day: 'label' }] }, /'day' of cups/],
  [
    'a personal name of records',
    { records: [{ ...cups, columns: cups.columns.map((one) => ({ ...one, personal: true as const })) }] },
    /'name' of cups is personal/,
  ],
  [
    'a record of an undeclared table',
    withColumn({ name: 'a', title: word('A'), kind: 'record', table: 'pots' }) as never,
    /refers to pots/,
  ],
  [
    'files for a permission that does not exist',
    { files: { quotaMiB: 1, kinds: ['scan'], permission: 'tea.spill' } },
    /tea\.spill/,
  ],
  [
    'a job without a service',
    { service: undefined, schema: undefined, receiptSeries: [], asks: [], uses: [], events: [] },
    /no service/,
  ],
  ['itself among the modules that it uses', { uses: ['mfe-tea'] }, /itself/],
  [
    'two jobs of one name',
    { jobs: ['02:30', '03:30'].map((at) => ({ name: 'wash', at, title: word('Wash') })) },
    /two jobs/,
  ],
  [
    'two checks of one name',
    { checks: ['Cups', 'Saucers'].map((title) => ({ name: 'cups', title: word(title) })) },
    /two checks/,
  ],
  [
    'a slot in the name of another module',
    { slots: [{ ...aComplete().slots![0]!, name: 'milk.jug' }] },
    /'tea\.'/,
  ],
  [
    'a record that opens at a path of nobody',
    { opens: { teapot: '/dashboard/pots/{id}' } },
    /not one of its routes/,
  ],
])('a module with %s is refused', (_what, overrides, sentence) => {
  expect(() => checkDescriptor(aComplete(overrides as never), ['Tea', 'TeaCard'], [])).toThrow(sentence)
})

test('an extension of a slot, a slot, a kind of record and a receipt series belong to one module', () => {
  const { extensions, receiptSeries, service } = aComplete()
  const other = (overrides: Parameters<typeof aDescriptor>[0]) =>
    aDescriptor({ name: 'mfe-milk', routes: [], nav: [], ...overrides })
  expect(() =>
    checkDescriptor(aComplete(), ['Tea', 'TeaCard'], [other({ extensions: extensions! })]),
  ).toThrow('mfe-tea claims the extension tea in dashboard.card, which belongs to mfe-milk.')
  expect(() =>
    checkDescriptor(
      aComplete(),
      ['Tea', 'TeaCard'],
      [other({ service: service!, receiptSeries: receiptSeries! })],
    ),
  ).toThrow('mfe-tea claims the receipt series TEA, which belongs to mfe-milk.')
  const check = (overrides: Parameters<typeof aDescriptor>[0]) => () =>
    checkDescriptor(aComplete(), ['Tea', 'TeaCard'], [other(overrides)])
  expect(check({ slots: aComplete().slots! })).toThrow(
    'mfe-tea opens the slot tea.pot.panel, which mfe-milk opens already.',
  )
  expect(check({ opens: aComplete().opens! })).toThrow("records of the kind 'teapot', which mfe-milk opens")
})

test('a descriptor that fits is accepted', () => {
  expect(() =>
    checkDescriptor(aDescriptor(), ['Tea'], [aDescriptor({ name: 'mfe-milk', routes: [] })]),
  ).not.toThrow()
})
