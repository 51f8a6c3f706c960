import type { ApiAnswer, ApiCall, FakeSystem } from '@samity/module-service/testing'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { TransferInput } from '../../contract/core.ts'

type Record = {
  path: string
  id: number
  number: string
  amount: string
  place: number
  voided_at: string | null
  remarks: string
  day: string
  payment_type?: 'check' | 'cash'
}
type Transfer = TransferInput & {
  id: number
  number: string
  state: 'confirmed' | 'void'
  void_reason?: string
}
type Fault = 'none' | 'not done' | 'done without an answer'

export const places = { cheques: 5, account: 7, otherAccount: 8 }
const refused: ApiAnswer = { status: 409, body: { message: 'The books are locked.', code: 'period.locked' } }

/** The subject of a request's token */
const personOf = (authorization = ''): string =>
  (JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub

/**
 * The records of the association that the bank desk reads and posts: receipts and vouchers paid by cheque, and
 * transfers. `fault` says what happens to the next write.
 */
export function fakeCore(system: FakeSystem) {
  const records: Record[] = []
  /** A key counts for one person, like the association's. */
  const vouchersByKey = new Map<string, Record>()
  const transfers: Transfer[] = []
  let fault: () => Fault = () => 'none'
  let isLocked: (call: ApiCall & { method: string }) => boolean = () => false

  const onWire = ({ place, amount, payment_type = 'check', ...record }: Record) => ({
    ...record,
    payments: [{ payment_type, amount }],
    places: [{ id: place, payment_type, amount }],
  })
  /** Runs a write, unless the request is refused, or lost on its way; its answer may be lost, too. */
  const write = (method: string, run: (call: ApiCall) => ApiAnswer) => (call: ApiCall) => {
    if (isLocked({ ...call, method })) return refused
    const luck = fault()
    if (luck === 'not done') return 'no answer'
    const answer = run(call)
    return luck === 'done without an answer' ? 'no answer' : answer
  }
  const findRecord = ({ path }: ApiCall) => {
    const [, name, id] = /^(.+)\/(\d+)\/$/.exec(path) ?? []
    return records.find((record) => record.path === name && String(record.id) === id)
  }
  const missing: ApiAnswer = { status: 404, body: { message: 'There is no such record.' } }

  system.answer('GET', 'receipts/{number}', ({ path }) => {
    const record = records.find(({ number }) => path.includes(number))
    return record
      ? { body: { number: record.number, record: { path: record.path, id: record.id } } }
      : missing
  })
  for (const path of ['electricity-bill/{id}', 'actual_expanse/{id}']) {
    system.answer('GET', path, (call) => {
      const record = findRecord(call)
      return record ? { body: onWire(record) } : missing
    })
    system.answer(
      'DELETE',
      path,
      write('DELETE', (call) => {
        const record = findRecord(call)
        if (!record) return missing
        if (record.voided_at) return { status: 409, body: { message: 'Void.', code: 'record.void' } }
        record.voided_at = '2026-11-28T10:00:00Z'
        return { status: 204 }
      }),
    )
  }
  const findTransfer = ({ path }: ApiCall) => transfers.find(({ id }) => id === Number(path.split('/')[1]))
  system.answer('GET', 'transfers/{id}', (call) => {
    const transfer = findTransfer(call)
    return transfer ? { body: transfer } : missing
  })
  system.answer(
    'DELETE',
    'transfers/{id}',
    write('DELETE', (call) => {
      const transfer = findTransfer(call)
      if (!transfer) return missing
      if (transfer.state === 'void') return { status: 409, body: { message: 'Void.', code: 'record.void' } }
      transfer.state = 'void'
      // the service sends a reason
      transfer.void_reason = (call.body as { reason: string }).reason
      return { status: 204 }
    }),
  )
  system.answer('GET', 'transfers', ({ query }) => ({
    body: transfers.filter(({ subject }) => subject === query.get('subject')),
  }))
  system.answer(
    'POST',
    'transfers',
    write('POST', ({ body }) => {
      // the service sends a transfer
      const input = body as TransferInput
      const id = transfers.length + 1
      const transfer: Transfer = {
        ...input,
        id,
        number: `TRF-2026-${String(id).padStart(6, '0')}`,
        state: 'confirmed',
      }
      transfers.push(transfer)
      return { body: transfer }
    }),
  )
  system.answer('GET', 'actual_expanse', ({ query }) => ({
    body: records.filter(
      ({ path, day, voided_at }) => path === 'actual_expanse' && day === query.get('from') && !voided_at,
    ),
  }))
  system.answer(
    'POST',
    'actual_expanse',
    write('POST', ({ body, headers }) => {
      const key = `${personOf(headers.authorization)} ${[headers['idempotency-key']].flat()[0]}`
      const known = vouchersByKey.get(key)
      if (known) return { body: known }
      // the service sends an expense
      const input = body as { actualExpanse: string; date: string; place: number; remarks: string }
      const voucher = addRecord('actual_expanse', {
        amount: input.actualExpanse,
        place: input.place,
        remarks: input.remarks,
        day: input.date,
      })
      vouchersByKey.set(key, voucher)
      return { body: voucher }
    }),
  )

  function addRecord(path: 'electricity-bill' | 'actual_expanse', values: Partial<Record> = {}): Record {
    const id = records.length + 1
    const isVoucher = path === 'actual_expanse'
    const record = {
      path,
      id,
      number: `${isVoucher ? 'EXP' : 'ELB'}-2026-${String(id).padStart(6, '0')}`,
      amount: '1500.00',
      place: isVoucher ? places.account : places.cheques,
      voided_at: null,
      remarks: '',
      day: '2026-11-01',
      ...values,
    }
    records.push(record)
    return record
  }

  return {
    records,
    transfers,
    addReceipt: (values?: Partial<Record>) => addRecord('electricity-bill', values),
    addVoucher: (values?: Partial<Record>) => addRecord('actual_expanse', values),
    setFault(next: () => Fault) {
      fault = next
    },
    setLock(next: typeof isLocked) {
      isLocked = next
    },
    /** What receipts, vouchers and transfers leave in a place, as a decimal string */
    balanceOf(place: number): string {
      const receipts = records
        .filter((record) => record.place === place && !record.voided_at)
        .reduce(
          (sum, { amount, path }) => sum + (path === 'actual_expanse' ? -1 : 1) * fromDecimal(amount),
          0,
        )
      const moved = transfers
        .filter(({ state }) => state !== 'void')
        .reduce(
          (sum, { from_place, to_place, amount }) =>
            sum + (Number(to_place === place) - Number(from_place === place)) * fromDecimal(amount),
          0,
        )
      const paisa = receipts + moved
      return paisa < 0 ? `-${toDecimal(-paisa)}` : toDecimal(paisa)
    },
  }
}
export type FakeCore = ReturnType<typeof fakeCore>
