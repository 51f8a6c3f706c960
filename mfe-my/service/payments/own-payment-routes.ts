import { memberOf, requestApi, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { fromDecimal, sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { ModuleSettings } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'
import type { EarlierPayment, OwnPayments, PaymentReference } from '../../contract/payments.ts'
import { banglaQr, drawQr } from './bangla-qr.ts'
import { ownParts } from './owed.ts'
import { refuse } from './payment-messages.ts'
import { makeReference, readCurrent, type Reference } from './references.ts'

const maxEarlier = 20
const member = { config: { member: true } }

/** The session alone says whose dues and references these are. */
export function ownPaymentRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/payments/own', member, async (request) => {
    const passbook = await readOwnPassbook(request)
    return ownPayments(passbook, await readCurrent(sql, passbook.advocate_id))
  })

  app.post('/payments/own/reference', member, async (request) => {
    const passbook = await readOwnPassbook(request)
    if (accountOf(app.moduleSettings).en === '') throw refuse(409, 'counter')
    return ownPayments(passbook, await makeReference(sql, passbook))
  })

  async function ownPayments(passbook: Passbook, reference: Reference | undefined): Promise<OwnPayments> {
    const parts = ownParts(passbook)
    const charges = passbook.dues.charges ?? []
    const account = accountOf(app.moduleSettings)
    return {
      owed: parts.map(({ line }) => line),
      total: toDecimal(sum(parts.map(({ paisa }) => paisa))),
      charges: charges.map(({ title, amount }) => ({ title, amount })),
      charges_total: toDecimal(sum(charges.map(({ amount }) => fromDecimal(amount)))),
      account,
      reference: reference && account.en !== '' ? showReference(reference, app.moduleSettings) : null,
      earlier: await readEarlier(sql, passbook.advocate_id),
    }
  }
}

async function readOwnPassbook(request: FastifyRequest): Promise<Passbook> {
  // the passbook of this session's member
  const passbook = (await requestApi(request, 'my/passbook/')) as Passbook
  if (passbook.advocate_id !== memberOf(request)?.advocateId) throw refuse(401, 'signIn')
  return passbook
}

const text = (settings: ModuleSettings, name: string) => String(settings[name] ?? '').trim()

/** One language is enough: it then stands for both. */
function accountOf(settings: ModuleSettings) {
  const [en, bn] = [text(settings, 'account_english'), text(settings, 'account_bengali')]
  return { en: en || bn, bn: bn || en }
}

function showReference(
  { reference_no, amount_paisa, made_on, valid_until }: Reference,
  settings: ModuleSettings,
): PaymentReference {
  const amount = toDecimal(amount_paisa)
  const payload = banglaQr(
    {
      account: text(settings, 'merchant_account'),
      name: text(settings, 'merchant_name'),
      city: text(settings, 'merchant_city'),
      category: text(settings, 'merchant_category'),
    },
    { amount, reference: reference_no },
  )
  return { reference_no, amount, made_on, valid_until, qr: payload ? drawQr(payload) : null }
}

type EarlierRow = Omit<EarlierPayment, 'amount'> & { day: Day; amount_paisa: number }

async function readEarlier(sql: ModuleDatabase, advocateId: number): Promise<EarlierPayment[]> {
  const rows = await sql<EarlierRow[]>`
    select l.reference_no, l.day, l.amount_paisa, case when p.state = 'posted' then 'posted' else 'waiting' end as state,
      coalesce((
        select array_agg(number order by number) from payment_receipts
        where payment_id = p.id and voided_at is null and p.state = 'posted'), '{}') as receipts
    from payment_lines l
    join payment_references r on r.reference_no = l.reference_no
    left join payments p on p.line_id = l.id and p.state in ('posting', 'posted', 'undoing')
    where r.advocate_id = ${advocateId} and (l.gone_at is null or p.id is not null)
    order by l.day desc, l.id desc
    limit ${maxEarlier}`
  return rows.map(({ amount_paisa, ...row }) => ({ ...row, amount: toDecimal(amount_paisa) }))
}
