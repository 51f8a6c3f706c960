import path from 'node:path'
import { openTestService, type TestPerson } from '@samity/module-service/testing'
import { bankOptions } from '../bank-options.ts'

/** People with the permissions that their roles have at first. */
export const treasurer: TestPerson = {
  sub: 'user:1',
  name: 'Rahima',
  permissions: ['bank.work', 'bank.sign'],
}
export const deskClerk: TestPerson = { sub: 'user:2', name: 'Karim', permissions: ['bank.work'] }
export const auditor: TestPerson = { sub: 'user:3', name: 'Nasrin', role: 'auditor', permissions: [] }
export const server: TestPerson = { sub: 'system', permissions: [] }

/** The service of the bank desk. Call it in beforeAll. */
export const openBank = () =>
  openTestService(path.join(import.meta.dirname, '../migrations'), treasurer, bankOptions)
