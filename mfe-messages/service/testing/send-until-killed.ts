import { openModuleDatabase } from '@samity/module-service/postgres'
import { sendMessages } from '../sending/send-messages.ts'
import { ownMachine, testSettings } from './test-settings.ts'

/* A process that sends until a test kills it: DATABASE_URL names the database. */
await sendMessages({
  sql: openModuleDatabase(process.env['DATABASE_URL'] ?? ''),
  settings: () => testSettings,
  network: ownMachine,
})
process.exit(0)
