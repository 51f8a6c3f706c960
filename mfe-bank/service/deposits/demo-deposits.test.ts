import type { Deposit } from '../../contract/deposit.ts'
import { openBank, server, treasurer } from '../testing/open-bank.ts'

test('a demonstration has a deposit for each place with money, once', async () => {
  const bank = await openBank()
  const place = (id: number, paisa: number) => ({
    id,
    name_english: `Deposit ${id}`,
    name_bengali: 'আমানত',
    fund: 'general',
    account_no: `FDR-${id}`,
    bank_id: 1,
    bank_name: 'Sonali Bank',
    paisa,
  })
  const body = { fdr_places: [place(1, 5_000_000_00), place(2, 0), place(3, 250_000_00)] }
  expect(await bank.post('/-/demo', body, treasurer)).toMatchObject({ status: 403 })
  for (let run = 0; run < 2; run++)
    expect(await bank.post('/-/demo', body, server)).toMatchObject({ status: 204 })
  const deposits = (await bank.get('/deposits')).body as Deposit[]
  expect(deposits.map(({ place_id, principal, state }) => `${place_id} ${principal} ${state}`)).toEqual([
    '1 5000000.00 running',
    '3 250000.00 running',
  ])
  expect((await bank.get('/deposits/summary')).body).toMatchObject({ maturing: 1 })
  await bank.close()
})
