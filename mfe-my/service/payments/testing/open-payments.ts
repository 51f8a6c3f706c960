import path from 'node:path'
import { asMember, openTestService, type TestPerson } from '@samity/module-service/testing'
import type { OwnPayments, PaymentProposal, ReferencePayment } from '../../../contract/payments.ts'
import { myService } from '../../my-service.ts'
import { fakeCore } from './fake-core.ts'

export const treasurer: TestPerson = { sub: 'user:1', name: 'Rahima', permissions: ['my.confirm-payments'] }
export const deputy: TestPerson = { sub: 'user:2', name: 'Karim', permissions: ['my.confirm-payments'] }
export const clerk: TestPerson = { sub: 'user:3', name: 'Nasrin', permissions: [] }
export const server: TestPerson = { sub: 'system', permissions: [] }

/** The service with what it asks the association. Call it in beforeAll. */
export async function openPayments() {
  const service = await openTestService(
    path.join(import.meta.dirname, '../../migrations'),
    treasurer,
    myService,
  )
  const core = fakeCore(service.system)
  await service.put('/-/settings', { account_english: 'Sonali Bank, 0021' }, server)
  let lastLine = 0
  const statement: Parameters<typeof core.setLines>[0] = []
  return {
    ...service,
    core,
    own: async (member: number) => (await service.get('/payments/own', asMember(member))).body as OwnPayments,
    makeReference: async (member: number) =>
      ((await service.post('/payments/own/reference', {}, asMember(member))).body as OwnPayments).reference!,
    /** Money that the bank's statement shows */
    addLine(text: string, amount: string, day = '2026-11-25') {
      statement.push({ id: ++lastLine, day, text, amount })
      core.setLines([...statement])
      return lastLine
    },
    /** The bank desk has matched the line with something else. */
    removeLine(id: number) {
      statement.splice(
        statement.findIndex((line) => line.id === id),
        1,
      )
      core.setLines([...statement])
    },
    proposals: async (query = '') =>
      (await service.get(`/payments/proposals${query}`)).body as PaymentProposal[],
    confirm: async (
      { id, hash }: Pick<PaymentProposal, 'id' | 'hash'>,
      rest = 'open',
      sender: TestPerson = treasurer,
    ) => {
      const { status, body } = await service.post('/payments/confirm', { line: id, hash, rest }, sender)
      return { status, payment: body as ReferencePayment }
    },
    letTimePass: () =>
      service.sql`update payments set busy_until = now() - interval '1 second', unanswered_at = unanswered_at - interval '2 minutes'`,
    clear: async () => {
      await service.sql`truncate payment_receipts, payments, payment_lines, payment_references restart identity cascade`
      statement.length = 0
      core.clear()
    },
  }
}
export type OpenPayments = Awaited<ReturnType<typeof openPayments>>
