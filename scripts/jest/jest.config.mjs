import { availableParallelism } from 'node:os'
import path from 'node:path'

const esmPackages = [
  'antd',
  '@ant-design',
  '@rc-component',
  'rc-[^/]+',
  'axios',
  'jotai',
  '@babel/runtime',
  'react-router',
  'react-router-dom',
  '@tanstack',
  'cookie',
  'set-cookie-parser',
  'write-excel-file',
  'fflate',
  'until-async',
  'msw',
  '@mswjs',
  '@msw',
  '@open-draft',
  'rettime',
  'outvariant',
  'headers-polyfill',
  'is-node-process',
  'tough-cookie',
  'content-disposition',
  'p-limit',
  'postgrator',
  'age-encryption',
  'jose',
  'openid-client',
  // of openapi-typescript
  'change-case',
  'index-to-position',
  'parse-json',
  'supports-color',
  'oauth4webapi',
  'oauth2-mock-server',
  'basic-auth',
  '@noble',
  '@scure',
  'yocto-queue',
  'qr',
  'react-markdown',
  'remark-[^/]+',
  'mdast-[^/]+',
  'hast-[^/]+',
  'unist-[^/]+',
  'micromark[^/]*',
  'vfile[^/]*',
  'unified',
  'bail',
  'ccount',
  'character-[^/]+',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'estree-util-[^/]+',
  'html-url-attributes',
  'is-plain-obj',
  'property-information',
  'space-separated-tokens',
  'trim-lines',
  'trough',
  'zwitch',
]

const common = {
  rootDir: path.resolve(import.meta.dirname, '../..'),
  // the folder for temporary files may be in memory, and then empty
  cacheDirectory: '<rootDir>/.cache/jest',
  runtime: '<rootDir>/scripts/jest/caching-runtime.cjs',
  testEnvironment: '<rootDir>/scripts/jest/node-environment.cjs',
  testRunner: '<rootDir>/scripts/jest/measured-runner.cjs',
  transform: { '\\.(?:tsx?|jsx?|mjs|md)$': '<rootDir>/scripts/jest/transform.cjs' },
  // Packages that contain only ES modules are transformed too. pnpm puts each below a second node_modules.
  transformIgnorePatterns: [`node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/jest/css.cjs',
    '\\.webp$': '<rootDir>/scripts/jest/picture.cjs',
    '\\.(?:png|svg|woff2)$': '<rootDir>/scripts/jest/css.cjs',
    '^antd$': '<rootDir>/shared-ui/jest.antd.cjs',
    '^@ant-design/icons$': '<rootDir>/shared-ui/jest.icons.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/\\.cache', '/dist/'],
}

const inBrowser = ['shell', 'shared-ui', 'shared-api', 'mfe-*']
const testsOf = (folders, ending = 'test.ts') =>
  folders.flatMap((folder) => [`<rootDir>/${folder}/{src,test}/**/*.${ending}`])

/** @type {import('jest').Config} */
export default {
  rootDir: common.rootDir,
  // high enough for a busy machine: it only ends tests that hang
  testTimeout: 60_000,
  // Two for each core: workers wait for the database, and for the servers that they start.
  maxWorkers: availableParallelism() * 2,
  // Node keeps what test files leave behind; a worker that reaches its limit of 4 GB crashes.
  workerIdleMemoryLimit: '2GB',
  reporters: ['default', '<rootDir>/scripts/jest/cost-reporter.cjs'],
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/document-environment.cjs',
      testMatch: [...testsOf(inBrowser, 'test.tsx'), ...testsOf(inBrowser, 'dom.test.ts')],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
      // without it jest resolves the ES modules that packages export for browsers
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
    },
    {
      ...common,
      displayName: 'no document',
      testMatch: testsOf(inBrowser),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.dom\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'server',
      testMatch: testsOf(['server']),
      // one real PostgreSQL for the run, and a separate database for each test file
      globalSetup: '<rootDir>/server/test/database-setup.ts',
      globalTeardown: '<rootDir>/server/test/database-teardown.ts',
    },
    {
      ...common,
      displayName: 'services',
      testMatch: ['<rootDir>/mfe-*/service/**/*.test.ts'],
      // one real PostgreSQL for the run, and a schema and a role for each test file
      globalSetup: '<rootDir>/server/test/service-database-setup.ts',
      setupFiles: ['<rootDir>/server/test/use-service-database.ts'],
      globalTeardown: '<rootDir>/server/test/database-teardown.ts',
    },
    {
      ...common,
      displayName: 'packages',
      testMatch: testsOf(['packages/*', 'packaging']),
    },
  ],
}
