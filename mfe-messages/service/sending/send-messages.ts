import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { ModuleSettings } from '@samity/shared-api/module'
import { channels, type Channel } from '../../contract/message.ts'
import { sendingTermsOf, wayOf } from '../terms.ts'
import { claimMessages, type Claim } from './claim-messages.ts'
import type { Network } from './network.ts'
import { saveOutcome, sweepAbandoned, type Outcome } from './outcome.ts'
import { parseProvider } from './provider.ts'
import { sendEmail } from './send-email.ts'
import { sendSms } from './send-sms.ts'

export type Letterbox = {
  channel: Channel
  way: string
  id: string
  address: string
  subject: string
  body: string
}

export async function deliver(
  settings: ModuleSettings,
  network: Network,
  description: string,
  { way, id, address, subject, body }: Letterbox,
): Promise<Outcome> {
  const text = (name: string) => String(settings[name] ?? '')
  if (way === 'trial') return { outcome: 'sent', reference: '' }
  if (way === 'smtp')
    return sendEmail(
      {
        host: text('smtp_host'),
        port: Number(settings['smtp_port']),
        user: text('smtp_user'),
        password: text('smtp_password'),
        from: text('smtp_from'),
      },
      { to: address, subject, text: body, id },
      network,
    )
  const provider = parseProvider(description)
  if (!provider) return { outcome: 'held', reason: 'undescribed' }
  return sendSms(
    provider,
    {
      to: address,
      to_local: address.replace(/^88/, ''),
      text: body,
      id,
      key: text('sms_key'),
      sender: text('sms_sender'),
    },
    network,
  )
}

type SendOptions = { sql: ModuleDatabase; settings: () => ModuleSettings; network: Network; now?: () => Date }

/** Sends what may leave now, piece by piece, and returns how many messages it took. */
export async function sendMessages({
  sql,
  settings,
  network,
  now = () => new Date(),
}: SendOptions): Promise<number> {
  await sweepAbandoned(sql)
  let count = 0
  for (const { value: channel } of channels) {
    for (;;) {
      const current = settings()
      const way = wayOf(current, channel)
      const { claims, provider } = await claimMessages(sql, {
        channel,
        way,
        terms: sendingTermsOf(current),
        now: now(),
      })
      if (claims.length === 0) break
      count += claims.length
      await Promise.all(claims.map((claim) => sendOne(claim, way, provider)))
    }
  }
  return count

  async function sendOne(claim: Claim, way: string, provider: string): Promise<void> {
    const id = `${claim.id}-${claim.try}`
    await saveOutcome(sql, claim, await deliver(settings(), network, provider, { ...claim, id, way }))
  }
}
