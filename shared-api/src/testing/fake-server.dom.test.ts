import { collection, fetchPage, toRequestError } from '@samity/shared-api/client'
import { bank } from '@samity/shared-api/contract/config/bank'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { fakeServer } from './fake-server.ts'

const banks = collection(bank)
const aBank = (bank_name: string) => ({
  bank_name,
  address: 'Court Road',
  branch_name: 'Court',
  account_category: 'FDR',
})
const errorOf = (promise: Promise<unknown>) => promise.then(() => undefined, toRequestError)

test('the fake server stores created, updated and deleted rows', async () => {
  const server = fakeServer(bank, [aBank('Sonali')])
  const janata = await banks.create(aBank('Janata'))
  expect(janata).toMatchObject({ id: 2, version: 1, bank_name: 'Janata' })
  await banks.update(2, { ...aBank('Agrani'), version: 1 })
  await banks.remove(1)
  expect(server.rows(bank)).toEqual([{ ...aBank('Agrani'), id: 2, version: 2 }])
})

test('the fake server pages, orders, searches and filters as the real one does', async () => {
  fakeServer(bank, ['Sonali', 'Janata', 'Agrani'].map(aBank))
  const { rows, total } = await banks.page({ ordering: '-bank_name', limit: 2 })
  expect(rows.map(({ bank_name }) => bank_name)).toEqual(['Sonali', 'Janata'])
  expect(total).toBe(3)
  expect((await banks.page({ search: 'agra' })).total).toBe(1)
  expect((await banks.page({ bank_name: 'Sonali' })).total).toBe(1)
})

test('the fake server refuses blank fields, duplicates and stale versions', async () => {
  fakeServer(bank, [aBank('Sonali')])
  expect(await errorOf(banks.create({ ...aBank(''), address: '' }))).toMatchObject({
    status: 422,
    errors: { bank_name: ['Required'], address: ['Required'] },
  })
  expect(await errorOf(banks.create(aBank('Sonali')))).toMatchObject({
    status: 409,
    errors: { bank_name: [expect.any(String)] },
  })
  expect(await errorOf(banks.update(1, { ...aBank('Sonali'), version: 7 }))).toMatchObject({ status: 409 })
})

test('money in any notation is stored in the format of the wire', async () => {
  const server = fakeServer(paperSale)
  await collection(paperSale).create({
    sale_type: 'vokalotnama',
    building_name: 'Annex',
    price: '১,২৫০',
    serials: [{ from_serial: 1, to_serial: 2 }],
  })
  expect(server.rows(paperSale)[0]).toMatchObject({
    sale_type: 'Vokalotnama',
    price: '1250.00',
    serials: [{ total: 2 }],
  })
})

test('a test can add a route, and an unknown path returns 404', async () => {
  fakeServer(bank).route('GET', 'agreement/', ({ query }) => ({ body: [query.year] }))
  expect((await fetchPage('agreement/', { year: 2026 })).rows).toEqual(['2026'])
  expect(await errorOf(fetchPage('elsewhere/'))).toMatchObject({ status: 404 })
})

test('one call fails with an error or without a response, and the next one works', async () => {
  const server = fakeServer(bank)
  server.refuseNext(409, { message: 'Locked' })
  expect(await errorOf(banks.create(aBank('Sonali')))).toMatchObject({ status: 409, message: 'Locked' })
  server.loseNext()
  expect(await errorOf(banks.create(aBank('Sonali')))).toMatchObject({ status: 0 })
  expect(await banks.create(aBank('Sonali'))).toMatchObject({ id: 1 })
})

test('a file that a form sends arrives as a file of the page, with its name and content', async () => {
  const server = fakeServer(bank)
  const form = new FormData()
  form.set('bank_name', 'সোনালী')
  form.set('photo', new File(['scan'], 'ছবি.webp', { type: 'image/webp' }))
  await errorOf(banks.create(form))
  const { bank_name, photo } = server.requests[0]!.body
  expect(bank_name).toBe('সোনালী')
  expect(photo).toBeInstanceOf(File)
  expect(photo).toMatchObject({ name: 'ছবি.webp', type: 'image/webp', size: 4 })
})
