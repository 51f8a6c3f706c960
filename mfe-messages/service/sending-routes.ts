import {
  auditChange,
  parseBody,
  personOf,
  ServiceError,
  staleVersion,
  type FastifyRequest,
} from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { text, toDecimal } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { channels, type Channel } from '../contract/message.ts'
import type { SendingOverview, TestResult } from '../contract/sending.ts'
import { addressOf } from './members.ts'
import { isPaused, monthParts, readState } from './sending/claim-messages.ts'
import type { Network } from './sending/network.ts'
import { providerProblem } from './sending/provider.ts'
import { deliver } from './sending/send-messages.ts'
import { correctFields } from './template-routes.ts'
import { sendingTermsOf, wayOf } from './terms.ts'

const providerBody = z.object({ version: z.number().int(), provider: z.string().max(10_000) })
const testBody = z.object({
  channel: z.enum(channels.map(({ value }) => value)),
  address: text({ en: 'Send to', bn: 'প্রাপক' }).schema,
  text: text({ en: 'Text', bn: 'লেখা' }, 1000).schema,
})

type SendingRow = {
  stopped_at: SendingOverview['stopped_at']
  stopped_by: string | null
  provider: string
  provider_version: number
  report_secret: string
}
type ChannelRow = Omit<SendingOverview['channels'][number], 'way' | 'state'>

export function sendingRoutes(app: FastifyInstance, sql: ModuleDatabase, network: Network): void {
  const send = { config: { permission: 'messages.send' } }
  const manage = { config: { permission: 'messages.manage' } }

  const readRow = async () => {
    const [row] = await sql<SendingRow[]>`
      select stopped_at, stopped_by, provider, provider_version, report_secret from sending`
    return row! // the migration has it
  }
  const channelRows = () => sql<ChannelRow[]>`
    select c.channel, case when ${isPaused(sql)} then c.paused_until end as paused_until,
      case when ${isPaused(sql)} then c.problem else '' end as problem,
      (select count(*) from messages m where m.channel = c.channel and m.state = 'planned') as planned
    from channels c order by c.channel desc`

  async function readSending({ claims }: FastifyRequest): Promise<SendingOverview> {
    const settings = app.moduleSettings
    const terms = sendingTermsOf(settings)
    const [row, rows, { used }] = await Promise.all([readRow(), channelRows(), monthParts(sql)])
    const states = rows.map(async (one) => {
      const way = wayOf(settings, one.channel)
      return {
        ...one,
        way,
        state: await readState(sql, { channel: one.channel, way, terms, now: new Date() }),
      }
    })
    const { stopped_at, stopped_by, provider, provider_version, report_secret } = row
    return {
      channels: await Promise.all(states),
      stopped_at,
      stopped_by,
      month_parts: used,
      max_month_parts: terms.maxMonthParts,
      quiet_from: terms.quietFrom,
      quiet_to: terms.quietTo,
      per_minute: terms.perMinute,
      part_price: toDecimal(terms.partPricePaisa),
      ...(claims.permissions.includes('messages.manage') && {
        provider,
        provider_version,
        report_path: `x/mfe-messages/reports/${report_secret}/`,
      }),
    }
  }

  app.get('/sending', { config: { permission: 'messages.read' } }, readSending)

  // who stops waits for the claims under way; nothing leaves after the response
  app.post('/sending/stop', send, async (request) => {
    await sql`
      update sending set stopped_at = coalesce(stopped_at, now()), stopped_by = coalesce(stopped_by, ${personOf(request)})`
    await auditChange(request, { action: 'update', record: 'sending', after: { is_stopped: true } })
    return readSending(request)
  })

  app.post('/sending/resume', send, async (request) => {
    await sql`update sending set stopped_at = null, stopped_by = null`
    await sql`update channels set paused_until = null, problem = ''`
    await auditChange(request, { action: 'update', record: 'sending', after: { is_stopped: false } })
    return readSending(request)
  })

  app.put('/sending/provider', manage, async (request) => {
    const { version, provider } = parseBody(providerBody, request)
    const problem = provider === '' ? undefined : providerProblem(provider, network)
    if (problem) throw new ServiceError(422, correctFields, { provider: problem })
    const before = await readRow()
    const [saved] = await sql`
      update sending set provider = ${provider}, provider_version = provider_version + 1
      where provider_version = ${version} returning provider_version`
    if (!saved) throw staleVersion(await readSending(request))
    await auditChange(request, {
      action: 'update',
      record: 'sending/provider',
      before: { provider: before.provider },
      after: { provider },
    })
    return readSending(request)
  })

  app.post('/sending/report-address', manage, async (request) => {
    await sql`update sending set report_secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
    await auditChange(request, { action: 'update', record: 'sending/report-address' })
    return readSending(request)
  })

  app.post('/sending/test', manage, async (request): Promise<TestResult> => {
    const { channel, address: typed, text: body } = parseBody(testBody, request)
    const address = addressOf(channel, { phone: typed, email: typed })
    if (address === '') throw new ServiceError(422, correctFields, { address: messages.address })
    const way = wayOf(app.moduleSettings, channel)
    await checkMaySend(channel, way)
    const id = `test-${Date.now()}`
    const subject = 'Test · পরীক্ষা'
    const { provider } = await readRow()
    const result = await deliver(app.moduleSettings, network, provider, {
      channel,
      way,
      id,
      address,
      subject,
      body,
    })
    const outcome = { reason: '', reference: '', ...result }
    await auditChange(request, {
      action: 'create',
      record: `messages/${id}`,
      after: { channel, way, address, text: body, ...outcome },
    })
    return outcome
  })

  async function checkMaySend(channel: Channel, way: string): Promise<void> {
    if (way === 'off') throw new ServiceError(409, messages.off)
    if ((await readRow()).stopped_at) throw new ServiceError(409, messages.stopped)
    const { used } = await monthParts(sql)
    if (channel === 'sms' && used >= sendingTermsOf(app.moduleSettings).maxMonthParts)
      throw new ServiceError(409, messages.ceiling)
  }
}

const messages = {
  address: {
    en: 'Enter a mobile number or an e-mail address.',
    bn: 'মোবাইল নম্বর বা ই-মেইল ঠিকানা লিখুন।',
  },
  off: { en: 'No way of sending is chosen.', bn: 'পাঠানোর কোনো উপায় বেছে নেওয়া হয়নি।' },
  stopped: { en: 'Sending is stopped.', bn: 'পাঠানো বন্ধ আছে।' },
  ceiling: { en: 'The ceiling of the month is reached.', bn: 'মাসের সর্বোচ্চ সীমা শেষ।' },
}
