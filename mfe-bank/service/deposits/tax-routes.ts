import {
  auditChange,
  noRecord,
  parseBody,
  type FastifyInstance,
  type FastifyRequest,
} from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { parseDay, toDecimal, type Day } from '@samity/shared-api/contract'
import { dutySlabs, taxRate, type TaxTables } from '../../contract/deposit.ts'
import type { DutySlab, TaxRate } from '../../contract/deposit-interest.ts'
import { refuseField } from './known-facts.ts'

const sign = { config: { permission: 'bank.sign' } }

const readTables = async (sql: ModuleDatabase): Promise<TaxTables> => {
  const [rates, slabs] = await Promise.all([
    sql<TaxRate[]>`select * from tax_rates order by from_day desc`,
    sql<{ from_day: Day; above_paisa: number; duty_paisa: number }[]>`
      select * from duty_slabs order by from_day desc, above_paisa`,
  ])
  return {
    tax: rates.map(({ from_day, with_return, without_return }) => ({
      from_day,
      with_return: toDecimal(with_return),
      without_return: toDecimal(without_return),
    })),
    duty: [...new Set(slabs.map(({ from_day }) => from_day))].map((from_day) => ({
      from_day,
      slabs: slabs
        .filter((slab) => slab.from_day === from_day)
        .map(({ above_paisa, duty_paisa }): Record<keyof Omit<DutySlab, 'from_day'>, string> => ({
          above: toDecimal(above_paisa),
          duty: toDecimal(duty_paisa),
        })),
    })),
  }
}

/** Rates of the state by the day from which they apply. Writing a day again replaces it. */
export function taxRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/tax-rates', () => readTables(sql))

  app.put('/tax-rates/:day', sign, async (request) => {
    const values = parseBody(taxRate.input, request)
    checkDay(request, values.from_day)
    await sql`
      insert into tax_rates ${sql(values)} on conflict (from_day) do update
      set with_return = excluded.with_return, without_return = excluded.without_return`
    await auditChange(request, { action: 'update', record: `tax-rates/${values.from_day}`, after: values })
    return readTables(sql)
  })

  app.put('/duty-slabs/:day', sign, async (request) => {
    const { from_day, slabs } = parseBody(dutySlabs.input, request)
    checkDay(request, from_day)
    if (slabs.length === 0) throw refuseField('slabs', messages.noSlab)
    if (new Set(slabs.map(({ above }) => above)).size < slabs.length)
      throw refuseField('slabs', messages.twice)
    await sql.begin(async (tx) => {
      await tx`delete from duty_slabs where from_day = ${from_day}`
      await tx`insert into duty_slabs ${tx(
        slabs.map(({ above, duty }) => ({ from_day, above_paisa: above, duty_paisa: duty })),
      )}`
    })
    await auditChange(request, { action: 'update', record: `duty-slabs/${from_day}`, after: { slabs } })
    return readTables(sql)
  })

  for (const [path, table] of [
    ['/tax-rates/:day', 'tax_rates'],
    ['/duty-slabs/:day', 'duty_slabs'],
  ] as const)
    app.delete(path, sign, async (request, reply) => {
      const day = dayOfPath(request)
      const dropped = await sql`delete from ${sql(table)} where from_day = ${day} returning *`
      if (dropped.length === 0) throw noRecord()
      await auditChange(request, {
        action: 'delete',
        record: `${table.replace('_', '-')}/${day}`,
        before: { rows: [...dropped] },
      })
      return reply.code(204).send()
    })
}

function dayOfPath(request: FastifyRequest): Day {
  const day = parseDay((request.params as { day: string }).day)
  if (!day) throw noRecord()
  return day
}
function checkDay(request: FastifyRequest, fromDay: Day): void {
  if (dayOfPath(request) !== fromDay) throw refuseField('from_day', messages.otherDay)
}

const messages = {
  noSlab: { en: 'Enter at least one slab', bn: 'অন্তত একটি ধাপ লিখুন' },
  twice: { en: 'Two slabs begin above the same balance', bn: 'দুটি ধাপ একই স্থিতি থেকে শুরু' },
  otherDay: { en: 'The day is not that of the address', bn: 'তারিখটি ঠিকানার তারিখের সঙ্গে মেলে না' },
}
