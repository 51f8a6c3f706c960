import path from 'node:path'
import type { DuesRow } from '@samity/shared-api/contract/members/dues'
import { openTestService, type TestPerson } from '@samity/module-service/testing'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { OutgoingMessage } from '../../contract/message.ts'
import type { PlanInput } from '../../contract/plan.ts'
import { messagesService } from '../messages-service.ts'
import { sendMessages } from '../sending/send-messages.ts'
import { ownMachine, testSettings } from './test-settings.ts'

/** People with the permissions that their roles have at first. */
export const manager: TestPerson = {
  sub: 'user:1',
  name: 'Rahima',
  role: 'admin',
  permissions: ['messages.read', 'messages.send', 'messages.manage'],
}
export const clerk: TestPerson = {
  sub: 'user:2',
  name: 'Karim',
  permissions: ['messages.read', 'messages.send'],
}
export const auditor: TestPerson = {
  sub: 'user:3',
  name: 'Nasrin',
  role: 'auditor',
  permissions: ['messages.read'],
}
export const server: TestPerson = { sub: 'system', permissions: [] }
export const visitor: TestPerson = { sub: 'anonymous', permissions: [] }

export const aMember = (id: number, values: Partial<DuesRow> = {}) => ({
  id,
  bar_registration_number: String(id),
  name_english: `Advocate ${id}`,
  name_bengali: `আইনজীবী ${id}`,
  phone: `017${String(id).padStart(8, '0')}`,
  standing: 'regular' as const,
  total: '0.00',
  months: 0,
  ...values,
})
export type TestMember = ReturnType<typeof aMember>

export const aPlan = (values: Partial<PlanInput> = {}): PlanInput => ({
  kind: 'free',
  channel: 'sms',
  language: 'en',
  text: 'Dear {{name}}: tomorrow is a holiday.',
  recipients: { who: 'all' },
  ...values,
})

/** How the provider of `startProvider` is described. */
export const describeProvider = (url: string) =>
  JSON.stringify({
    url,
    format: 'json',
    headers: { authorization: 'Bearer {{key}}' },
    fields: { to: '{{to}}', text: '{{text}}', id: '{{id}}', sender: '{{sender}}' },
    answer: { ok: { field: 'status', equals: ['OK'] }, reference: 'data.0.id', error: 'error' },
    report: {
      reference: 'message_id',
      id: 'own_id',
      state: 'status',
      delivered: ['DELIVRD'],
      failed: ['UNDELIV'],
    },
  })

/** The service with members who answer to `setMembers`. Call it in beforeAll. */
export async function openMessages() {
  let openedSql: ModuleDatabase
  const messages = await openTestService(path.join(import.meta.dirname, '../migrations'), manager, (sql) => {
    openedSql = sql
    return messagesService(sql, ownMachine)
  })
  const { system, service, request, get, post } = messages
  const list = async (query = '') => (await get(`/messages${query}`)).body as OutgoingMessage[]

  return {
    ...messages,
    list,
    setSettings: (values: object = {}) =>
      request(server, 'PUT', '/-/settings', { ...testSettings, ...values }),
    /** What the list of dues, and for e-mails that of advocates, has. */
    setMembers(rows: (TestMember & { email?: string })[]) {
      for (let offset = 0; offset <= rows.length; offset += 10_000) {
        const part = rows.slice(offset, offset + 10_000)
        system.answers.set(`GET dues/?ordering=bar_registration_number&all=1&offset=${offset}`, part)
        system.answers.set(
          `GET dues/?ordering=bar_registration_number&offset=${offset}`,
          part.filter(({ total }) => total !== '0.00'),
        )
      }
      for (let offset = 0; offset <= rows.length; offset += 1000)
        system.answers.set(`GET advocates/?limit=1000&offset=${offset}`, rows.slice(offset, offset + 1000))
      for (const row of rows) setAdvocate(row)
    },
    setAdvocate,
    useProvider: (url: string) => openedSql`update sending set provider = ${describeProvider(url)}`,
    /** Plans for members and returns their messages. */
    async plan(values: Partial<PlanInput> = {}, sender = manager) {
      const { status, body } = await post('/plans', aPlan(values), sender)
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body as { planned: number; suppressed: number; repeated: number }
    },
    send: (now?: Date) =>
      sendMessages({
        sql: openedSql,
        settings: () => service.moduleSettings,
        network: ownMachine,
        ...(now && { now: () => now }),
      }),
    /** Removes what an earlier test has planned. */
    clear: async () => {
      await openedSql`truncate messages, opt_outs, finished_periods`
      await openedSql`update channels set paused_until = null, problem = ''`
      await openedSql`update sending set stopped_at = null, stopped_by = null`
    },
  }

  /** What the API knows of one advocate; an archived one has no dues. */
  function setAdvocate(row: TestMember & { email?: string; is_archived?: boolean }) {
    const known = system.advocates.findIndex(({ id }) => id === row.id)
    if (known >= 0) system.advocates.splice(known, 1)
    system.advocates.push({ ...row, is_archived: row.is_archived ?? false })
    const search = `search=${row.bar_registration_number}`
    system.answers.set(`GET dues/?ordering=bar_registration_number&all=1&${search}&offset=0`, [row])
    system.answers.set(`GET advocates/?${search}&limit=1000&offset=0`, [row])
  }
}
export type OpenMessages = Awaited<ReturnType<typeof openMessages>>
