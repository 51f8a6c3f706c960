import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  chooseEndToEndTests,
  chooseJestTests,
  readScreens,
  readSpec,
} from '../../../scripts/changed-tests.ts'

const allTests = [
  'server/src/features/site/notices.test.ts',
  'server/test/fuzz.test.ts',
  'server/src/features/sales/paper-stock.test.ts',
  'server/src/features/accounts/year-reports.test.ts',
  'mfe-admin/src/notices/NoticesPage.test.tsx',
]
const texts: Record<string, string> = {
  'server/test/fuzz.test.ts': 'server sales',
  'server/src/features/sales/paper-stock.test.ts': 'server sales',
  'server/src/features/accounts/year-reports.test.ts': 'server ledger',
}
const choose = (changedFiles: string[], importers: string[] = [], maxSeconds = 100, changedLines = '') =>
  chooseJestTests({
    changedFiles,
    allTests,
    importers,
    changedLines,
    textOf: (name) => texts[name] ?? '',
    secondsOf: () => 10,
    maxSeconds,
  })

test('the test beside a changed file comes first, then the one named after it, then those that import it', () => {
  expect(choose(['server/src/features/site/notices.ts'], ['server/test/fuzz.test.ts']).chosen).toEqual([
    'server/src/features/site/notices.test.ts',
    'server/test/fuzz.test.ts',
  ])
  expect(
    choose(
      ['server/src/features/sales/paper-stock-checks.ts'],
      ['server/test/fuzz.test.ts', 'server/src/features/sales/paper-stock.test.ts'],
    ).chosen,
  ).toEqual(['server/src/features/sales/paper-stock.test.ts', 'server/test/fuzz.test.ts'])
})

test('of all tests that import a file, those that speak of its subject come first', () => {
  const importers = [
    'server/test/fuzz.test.ts',
    'server/src/features/sales/paper-stock.test.ts',
    'server/src/features/accounts/year-reports.test.ts',
  ]
  expect(choose(['server/src/ledger/post.ts'], importers).chosen[0]).toBe(
    'server/src/features/accounts/year-reports.test.ts',
  )
  expect(choose(['server/src/sales/post.ts'], importers).chosen.at(-1)).toBe(
    'server/src/features/accounts/year-reports.test.ts',
  )
})

test('a test of the same package is chosen by its name alone, because jest does not know who reads a SQL file', () => {
  expect(choose(['server/db/migrations/021-year-report.sql']).chosen).toEqual([
    'server/src/features/accounts/year-reports.test.ts',
  ])
  expect(choose(['mfe-public/src/notices/NoticesPage.tsx']).chosen).toEqual([])
})

test('a changed test is chosen itself, and a change of the documentation chooses none', () => {
  expect(choose(['server/test/fuzz.test.ts']).chosen).toEqual(['server/test/fuzz.test.ts'])
  expect(choose(['docs/operate.md'])).toEqual({ chosen: [], omitted: [] })
})

test('tests that do not fit into the time are named as omitted; the nearest one always runs', () => {
  expect(choose(['server/src/features/site/notices.ts'], allTests, 5)).toEqual({
    chosen: ['server/src/features/site/notices.test.ts'],
    omitted: expect.arrayContaining([
      'server/test/fuzz.test.ts',
      'server/src/features/sales/paper-stock.test.ts',
    ]),
  })
})

const specText = `import { test } from '../fixtures.ts'

test('a bank is added', async ({ page }) => {
  await page.goto('/dashboard/addBank')
})

for (const number of [1, 2])
  test(\`receipt \${number}\`, async ({ page }) => {
    await page.goto(\`/dashboard/receipt/\${number}\`)
    await page.getByRole('link', { name: 'Forms' }).click()
  })
`
const screens = readScreens(
  {
    routes: [
      { path: '/dashboard/addBank', screen: 'Banks', title: { en: 'Bank' } },
      { path: '/dashboard/receipt/:number', screen: 'Receipt', title: { en: 'Receipt' } },
      { path: '/dashboard/addForm', screen: 'Forms', title: { en: 'Forms' } },
      { path: '/', screen: 'Home', title: { en: 'Home' } },
    ],
  },
  [
    {
      file: 'mfe-tea/src/module.tsx',
      text: `Banks: () => import('./banks/BanksPage.tsx'), Receipt: () => import('./receipts/ReceiptPage.tsx'),
        Forms: () => import('./forms/FormsPage.tsx'), Home: () => import('./home/HomePage.tsx')`,
    },
  ],
)
const linesFor = (...changedFiles: string[]) =>
  chooseEndToEndTests({
    changedFiles,
    screens,
    tests: readSpec('e2e/tests/office-day.spec.ts', specText),
    secondsOf: () => 1,
    maxSeconds: 10,
  }).chosen.map(({ line }) => line)

test('the end-to-end tests of a changed screen are those that name its URL or its title', () => {
  expect(linesFor('mfe-tea/src/banks/BanksPage.tsx')).toEqual([3])
  expect(linesFor('mfe-tea/src/receipts/ReceiptPage.tsx')).toEqual([8])
  expect(linesFor('mfe-tea/src/forms/form-columns.ts')).toEqual([8])
  expect(linesFor('mfe-tea/src/home/HomePage.tsx')).toEqual([])
  expect(linesFor('mfe-tea/src/banks/BanksPage.test.tsx')).toEqual([])
})

test('a changed specification runs as a whole', () => {
  expect(linesFor('e2e/tests/office-day.spec.ts')).toEqual([3, 8])
})

test('every screen of the modules is found in its folder', () => {
  const root = path.resolve(__dirname, '../../..')
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  for (const name of [
    'mfe-config',
    'mfe-sales',
    'mfe-accounts',
    'mfe-treasury',
    'mfe-members',
    'mfe-authenticity',
    'mfe-admin',
    'mfe-api',
    'mfe-start',
    'mfe-handbook',
    'mfe-public',
  ]) {
    const { routes } = JSON.parse(read(`${name}/module.json`)) as Parameters<typeof readScreens>[0]
    const source = { file: `${name}/src/module.tsx`, text: read(`${name}/src/module.tsx`) }
    expect(readScreens({ routes }, [source])).toHaveLength(routes.length)
  }
})
