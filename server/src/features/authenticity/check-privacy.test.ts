import { today } from '@samity/shared-api/contract'
import type { CheckAnswer, CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { advocate, withholdableFields } from '@samity/shared-api/contract/config/advocate'
import { certificateFields } from '@samity/shared-api/contract/members/clearance-certificate'
import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { anAdvocate, aSale, createRecord } from '../../../test/builders.ts'
import { secretValuesOf, toBody, type SecretValue } from '../../../test/secret-values.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/*
 * A value of its own is in each field of everything that can be checked, and no answer contains one that it
 * need not.
 */

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())

type Booked = { id: number; number: string }

/** The numbers and names in an answer, by which a clerk recognises a paper or a card. */
const shown = ['bar_registration_number', 'name_english', 'name_bengali', 'license_no', 'name']
const withoutDays = (secrets: SecretValue[]) => secrets.filter(({ value }) => !/^\d{4}-/.test(String(value)))
const advocateSecrets = secretValuesOf(advocate.fields).filter(({ name }) => !shown.includes(name))
const saleSecrets = withoutDays(secretValuesOf(paperSale.fields)).filter(({ name }) => name !== 'advocateId')
const formSecrets = withoutDays(secretValuesOf(formSale.fields)).filter(({ name }) => name !== 'form_name')
const associateSecrets = withoutDays(secretValuesOf(associateRegistration.fields)).filter(
  ({ name }) => ![...shown, 'advocate_id'].includes(name),
)
const certificateSecrets = secretValuesOf({ purpose: certificateFields.purpose })
const reason = 'Secretreason'

test('every field that an advocate can withhold, or that no visitor reads, has a value in this test', () => {
  const planted = [...advocateSecrets.map(({ name }) => name), 'photo', 'blood_group']
  expect(planted).toEqual(expect.arrayContaining([...withholdableFields]))
  expect(planted).toEqual(
    expect.arrayContaining(['nid_number', 'email', 'mother_name', 'nominees', 'remarks']),
  )
  expect(saleSecrets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['customer_name', 'customer_phone', 'customer_address']),
  )
})

test('no answer of the check contains a value of a field that it need not show', async () => {
  const photo = `/media/${'7'.repeat(40)}`
  const { id } = await createRecord(
    staff,
    'advocates/',
    anAdvocate({
      ...toBody(advocateSecrets),
      blood_group: 'AB-',
      bar_registration_number: '154',
      withheld_fields: [...withholdableFields],
    }),
  )
  await server.sql`update advocates set photo = ${photo} where id = ${id}`
  const sell = (serial: number) =>
    createRecord<Booked>(cashier, 'vokalotnama/', {
      ...aSale({ sales_date: today(), advocateId: '154' }),
      ...toBody(saleSecrets),
      receipt_no: `Secretbook${serial}`,
      serials: [{ from_serial: serial, to_serial: serial }],
    })
  const [sale, voidSale] = [await sell(1), await sell(2)]
  await staff.delete(`vokalotnama/${voidSale.id}/`, { reason })
  const form = await createRecord(staff, 'form/', { form_name: 'Hazira', form_rate: '10' })
  const soldForm = await createRecord<Booked>(cashier, 'form-sale/', {
    building_name: 'Bar Bhaban',
    ...toBody(formSecrets),
    form_name: 'Hazira',
    sales_date: today(),
    price: '10',
    form_serials: [{ from_serial: 1, to_serial: 1 }],
  })
  const associate = await createRecord<Booked>(staff, 'associate-registration/', {
    ...toBody(associateSecrets),
    license_no: 'L-1',
    name: 'Jamal',
    advocate_id: '154',
    entry_fee: '500',
  })
  const certificate = await createRecord<Booked>(staff, 'clearance-certificates/', {
    ...toBody(certificateSecrets),
    advocate_id: '154',
  })
  const codeOf = async (kind: string, record: number): Promise<string> => {
    const [row] = (await cashier.get(`check-codes/?kind=${kind}&ids=${record}`)).json() as CheckCode[]
    return `check/${row!.code}`
  }
  const codeOfPaper = async (paper: string, serial: number): Promise<string> => {
    const path = `serial-codes/?paper=${paper}&from=${serial}&to=${serial}&format=json`
    const [row] = (await staff.get(path)).json() as CheckCode[]
    return `check/${row!.code}`
  }
  await server.visitor.post('check/cases/', { paper: 'VKL', serial: '1', case_number: 'Secretcase 1' })
  const paths = [
    'check/?paper=VKL&serial=1',
    'check/?paper=VKL&serial=2',
    await codeOfPaper('VKL', 1),
    await codeOfPaper('VKL', 2),
    await codeOfPaper(`FRM:${form.id}`, 1),
    ...[sale, voidSale, soldForm, associate].map(({ number }) => `check/?receipt=${number}`),
    await codeOf('receipt', sale.id),
    await codeOf('receipt', voidSale.id),
    await codeOf('member', id),
    await codeOf('associate', associate.id),
    await codeOf('clearance', certificate.id),
    'check/papers/',
  ]
  const secrets = [
    ...advocateSecrets,
    ...saleSecrets,
    ...formSecrets,
    ...associateSecrets,
    ...certificateSecrets,
  ]
  const texts = [...secrets.map(({ text }) => text), reason, photo, 'AB-', 'Secret']
  const kinds = new Set<string>()
  for (const path of paths)
    // a session shows nothing more
    for (const reader of [server.visitor, admin]) {
      const response = await reader.get(path)
      expect([path, response.statusCode]).toEqual([path, 200])
      const answer = response.json() as CheckAnswer | unknown[]
      if ('kind' in answer)
        kinds.add(answer.kind === 'card' ? answer.card : `${answer.kind} ${answer.status}`)
      for (const text of texts)
        expect([path, response.body]).toEqual([path, expect.not.stringContaining(text)])
    }
  expect([...kinds].sort()).toEqual([
    'associate',
    'clearance',
    'member',
    'paper sold',
    'paper void',
    'receipt live',
    'receipt void',
  ])
})
