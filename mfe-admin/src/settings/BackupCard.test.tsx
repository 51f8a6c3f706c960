import type { Backup, BackupsResponse } from '@samity/shared-api/contract/system/backup'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { BackupCard } from './BackupCard.tsx'

const aBackup = (over: Partial<Backup> = {}): Backup => ({
  id: 1,
  started_at: '2026-11-20T20:00:00Z',
  finished_at: '2026-11-20T20:00:04Z',
  cause: 'schedule',
  actor: 'system',
  server: 'bar',
  file: '/srv/samity/backups/backup-20261120T200000000Z.samity',
  bytes: 12_340_000,
  encrypted: true,
  problem: null,
  left_out: [],
  removed_at: null,
  rehearsed_at: null,
  rehearsal_ms: null,
  rehearsal_problem: null,
  ...over,
})

function open(backups: Backup[], over: Partial<BackupsResponse> = {}) {
  let response: BackupsResponse = {
    at: '02:00',
    keep: 14,
    folder: '/srv/samity/backups',
    encrypted: true,
    passphrase: null,
    elsewhere: [],
    backups,
    ...over,
  }
  const withNewest = (newest: Partial<Backup>) => ({
    ...response,
    backups: [aBackup({ id: 9, cause: 'person', actor: 'rahima', ...newest }), ...backups],
  })
  const server = fakeServer(profile)
    .route('GET', 'backups/', () => ({ body: response }))
    .route('POST', 'backups/passphrase-kept/', () => {
      response = { ...response, passphrase: null }
      return { body: response }
    })
    .route('POST', 'backups/', () => {
      const firstResponse = withNewest({ finished_at: null, bytes: null })
      // the next request finds the backup finished
      response = withNewest({ bytes: 13_000_000 })
      return { status: 202, body: firstResponse }
    })
  return { server, ...renderScreen(<BackupCard />) }
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }))

test('the card shows the schedule, the folder and the outcome of each backup', async () => {
  open([
    aBackup({ rehearsed_at: '2026-11-21T08:30:00Z', rehearsal_ms: 4210 }),
    aBackup({ id: 2, started_at: '2026-11-19T20:00:00Z', removed_at: '2026-11-20T20:00:05Z' }),
  ])
  expect(
    await screen.findByText(/Every day at 02:00 .* the last 14 are kept in \/srv\/samity\/backups/),
  ).toBeInTheDocument()
  const last = row(/21\/11\/2026, 02:00 /)
  for (const text of ['Schedule', 'Done, encrypted', '12.3', '21/11/2026, 14:30, in 4.2 s'])
    expect(last.getByText(text)).toBeInTheDocument()
  expect(row(/20\/11\/2026, 02:00 /).getByText('Removed, newer ones are kept')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText(/not encrypted/)).not.toBeInTheDocument()
})

test('a failure of the last backup is an alert with its reason, an earlier failure is only in its row', async () => {
  open([
    aBackup({ problem: 'The backup could not be written: the disk is full.', bytes: null }),
    aBackup({ id: 2, started_at: '2026-11-19T20:00:00Z', problem: 'An earlier reason.', bytes: null }),
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The last backup failed: The backup could not be written: the disk is full.',
  )
  expect(screen.getByText('An earlier reason.')).toBeInTheDocument()
})

test('tables of modules that the last good backup lacks are an alert, and in the row of each backup', async () => {
  open([
    aBackup({ problem: 'The disk is full.', bytes: null }),
    aBackup({ id: 2, started_at: '2026-11-19T20:00:00Z', left_out: ['mfe-library/loans', 'mfe-tea/cups'] }),
  ])
  expect(
    await screen.findByText(/has the books, but not .* mfe-library\/loans, mfe-tea\/cups\./),
  ).toBeInTheDocument()
  expect(
    row(/20\/11\/2026, 02:00 /).getByText(/^Done, encrypted, without mfe-library\/loans/),
  ).toBeInTheDocument()
})

test('the card says when backups are not scheduled and not encrypted', async () => {
  open([], { at: null, encrypted: false })
  expect(await screen.findByText(/Scheduled backups are off/)).toBeInTheDocument()
  expect(screen.getByText(/The files are not encrypted/)).toBeInTheDocument()
  expect(screen.getByText('There is no backup yet.')).toBeInTheDocument()
})

test('the button starts a backup, and the list shows its progress and outcome', async () => {
  const { user } = open([aBackup()])
  await user.click(await screen.findByRole('button', { name: 'Back up now' }))
  expect(await screen.findByText('Under way …')).toBeInTheDocument()
  expect(screen.getByText('rahima')).toBeInTheDocument()
  expect(await screen.findByText('13.0', {}, { timeout: 10_000 })).toBeInTheDocument()
  expect(screen.queryByText('Under way …')).not.toBeInTheDocument()
})

test('a second backup during a running one is refused with a message', async () => {
  const { server, user } = open([aBackup()])
  server.route('POST', 'backups/', () => ({ status: 409, body: { message: 'Another backup is under way.' } }))
  await user.click(await screen.findByRole('button', { name: 'Back up now' }))
  expect(await screen.findByText('Another backup is under way.')).toBeInTheDocument()
})

test('a passphrase that the server created is hidden until it is shown or copied, and gone once it is confirmed', async () => {
  const { user } = open([], { passphrase: 'abcd-efgh-jkmn' })
  const show = await screen.findByRole('button', { name: 'Show' })
  expect(screen.queryByText('abcd-efgh-jkmn')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('abcd-efgh-jkmn')
  await user.click(show)
  expect(screen.getByText('abcd-efgh-jkmn')).toBeInTheDocument()
  expect(screen.getByText(/Without it nobody can read a backup again/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await waitFor(() => expect(screen.queryByText('abcd-efgh-jkmn')).not.toBeInTheDocument())
})

test('modules whose data are elsewhere are named, and others are not', async () => {
  open([aBackup()], { elsewhere: [{ en: 'Hall booking', bn: 'হল ভাড়া' }] })
  expect(await screen.findByText(/in no backup of this system: Hall booking\./)).toBeVisible()
})
