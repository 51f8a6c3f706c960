import { requestApi, type FastifyRequest, type ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import type { Channel } from '../contract/message.ts'
import { planAutomatic, type AutomaticMessage } from './automatic-messages.ts'
import { reachableAddress, readMember } from './members.ts'
import { dayText, showAmount } from './render-text.ts'
import { isSwitchedOn } from './terms.ts'

type Event = Parameters<NonNullable<ServiceOptions['onEvent']>>[0]

/** A receipt is a message to its member; what waits follows the member's address and the receipt. */
export const messageEvents =
  (sql: ModuleDatabase): NonNullable<ServiceOptions['onEvent']> =>
  async ({ type, data }: Event, request) => {
    const [, subject, id] = /^(advocates|receipts)\/(\d+)$/.exec(data.record) ?? []
    if (subject === 'advocates') await followMember(sql, request, Number(id))
    else if (type === 'receipt.created' && id) await announceReceipt(sql, request, Number(id))
    else if (type === 'receipt.changed' && id && data.number)
      await announceAgain(sql, request, Number(id), data.number)
    else if (type === 'receipt.voided' && data.number) await forgetReceipt(sql, data.number)
  }

/** A number that changed in between belongs to somebody else, perhaps. */
async function followMember(sql: ModuleDatabase, request: FastifyRequest, id: number): Promise<void> {
  const waitingChannels = await sql<{ channel: Channel }[]>`
    select distinct channel from messages where advocate_id = ${id} and state = 'planned'`
  for (const { channel } of waitingChannels) {
    const member = await readMember(request, channel, id)
    const address = reachableAddress(channel, member)
    const reason = member ? (member.blocked ?? 'no_address') : 'archived'
    // the state is read again under the lock: what is being sent stays as it is
    await (address === ''
      ? sql`
          update messages set state = 'suppressed', reason = ${reason}
          where advocate_id = ${id} and channel = ${channel} and state = 'planned'`
      : sql`
          update messages set address = ${address}
          where advocate_id = ${id} and channel = ${channel} and state = 'planned' and address <> ${address}`)
  }
}

async function announceReceipt(sql: ModuleDatabase, request: FastifyRequest, id: number): Promise<void> {
  if (!isSwitchedOn(request.server.moduleSettings, 'receipt')) return
  const message = await draftReceipt(request, id)
  if (message) await planAutomatic(sql, request, 'receipt', [message])
}

/** The message about a receipt as it is now; undefined for a void one, and for one in nobody's name. */
async function draftReceipt(request: FastifyRequest, id: number): Promise<AutomaticMessage | undefined> {
  // the API returns a receipt
  const { advocate, number, total, date, voided_at } = (await requestApi(
    request,
    `receipts/${id}/`,
  )) as Receipt
  if (!advocate || voided_at) return undefined
  const member = await readMember(request, 'sms', advocate)
  if (!member) return undefined
  const values = (language: 'en' | 'bn') => ({
    receipt: number,
    amount: showAmount(total, language),
    day: dayText(date, language),
  })
  return { member, period: number, values }
}

/** What waits says what the receipt says by now, and goes to its member. What has left stays as it is. */
async function announceAgain(
  sql: ModuleDatabase,
  request: FastifyRequest,
  id: number,
  number: string,
): Promise<void> {
  const isWaiting = sql`kind = 'receipt' and period = ${number} and state = 'planned'`
  if ((await sql`select from messages where ${isWaiting}`).length === 0) return
  const message = await draftReceipt(request, id)
  await sql.begin(async (tx) => {
    const { count } = await tx`delete from messages where ${isWaiting}`
    if (count > 0 && message) await planAutomatic(tx, request, 'receipt', [message])
  })
}

const forgetReceipt = (sql: ModuleDatabase, number: string) => sql`
  update messages set state = 'suppressed', reason = 'void'
  where kind = 'receipt' and period = ${number} and state = 'planned'`
