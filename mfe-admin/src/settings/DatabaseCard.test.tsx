import type { DatabaseInfo } from '@samity/shared-api/contract/system/database'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { DatabaseCard } from './DatabaseCard.tsx'

function open(info: Partial<DatabaseInfo>) {
  const body: DatabaseInfo = {
    version: '18.6',
    embedded: true,
    newest_version: '18.6',
    newest_known_on: '2026-08-24',
    outdated: false,
    ...info,
  }
  fakeServer(profile).route('GET', 'database/', () => ({ body }))
  return renderScreen(<DatabaseCard />)
}

test('the built-in database is named as meant for trials and small offices', async () => {
  open({})
  expect(
    await screen.findByText(/built-in PostgreSQL 18\.6, which is meant for trials and small offices/),
  ).toBeInTheDocument()
  expect(screen.queryByText(/is behind version/)).not.toBeInTheDocument()
})

test('an outdated built-in database carries a warning with the newest version and its date', async () => {
  open({ version: '18.4', outdated: true })
  expect(
    await screen.findByText(/is behind version 18\.6 \(known on 24\/08\/2026\).*Update Samity/),
  ).toBeInTheDocument()
})

test('an outdated server of the office is to be updated', async () => {
  open({ version: '16.2', embedded: false, newest_version: '16.15', outdated: true })
  expect(await screen.findByText('Samity uses your PostgreSQL server, version 16.2.')).toBeInTheDocument()
  expect(screen.getByText(/behind version 16\.15.*Update the server/)).toBeInTheDocument()
})
