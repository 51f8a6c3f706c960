import { databaseInfo, databaseSentence } from './postgres-version.ts'

test('an old minor release is outdated, and the sentence says what to do', () => {
  const info = databaseInfo(180_004, true)
  expect(info).toMatchObject({ version: '18.4', embedded: true, newest_version: '18.6', outdated: true })
  expect(databaseSentence(info)).toBe(
    'The database is PostgreSQL 18.4, the built-in one for trials and small offices. It is behind 18.6: corrections are missing. Use a PostgreSQL server of your own with DATABASE_URL.',
  )
})

test('a newer minor release than the newest known one is not outdated', () => {
  const info = databaseInfo(180_012, false)
  expect(info).toMatchObject({ version: '18.12', outdated: false })
  expect(databaseSentence(info)).toBe('The database is PostgreSQL 18.12 of DATABASE_URL.')
})

test('nothing is said about a major version that Samity does not know', () => {
  expect(databaseInfo(190_001, false)).toMatchObject({
    version: '19.1',
    newest_version: null,
    outdated: false,
  })
})
