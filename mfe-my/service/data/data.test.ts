import { asMember } from '@samity/module-service/testing'
import type { OwnFact } from '../../contract/own-fact.ts'
import { openMy, visitor, type OpenMy } from '../testing/open-my.ts'

/* The own data: to read with the labels of the office, and as a file. */

let my: OpenMy
beforeAll(async () => {
  my = await openMy()
  my.system.answer('GET', 'my/data', () => ({
    body: {
      member: {
        name_english: 'Advocate 7',
        gender: 'Female',
        date_of_birth: '1980-02-01',
        email: '',
        photo: '/media/abc',
        is_retired: false,
        is_from_another_bar: true,
        nid_number: '••••4321',
        children: [{ name: 'Rafi', gender: 'son', dob: '2010-01-01' }],
        nominees: [{ name: 'Salma', relationship: 'wife', relation: 'wife', phone: '', contact: '' }],
        withheld_fields: ['phone', 'photo'],
      },
    },
  }))
})
afterAll(() => my.close())

test('the record has the labels of the office, and nothing for what is empty', async () => {
  const facts = (await my.get('/record', asMember(7))).body as OwnFact[]
  const shown = Object.fromEntries(
    facts.map((fact) => [fact.label.en, 'day' in fact ? fact.day : fact.text.en]),
  )
  expect(shown).toEqual({
    'Name (English)': 'Advocate 7',
    Photo: 'Yes',
    Gender: 'Female',
    'Date of Birth': '1980-02-01',
    'National ID': '••••4321',
    'From another bar': 'Yes',
    Children: 'Rafi, Son, 01/01/2010',
    Nominees: 'Salma, wife',
    'Withheld Fields': 'Phone, Photo',
  })
  expect(facts.find(({ name }) => name === 'children')).toMatchObject({
    text: { bn: 'Rafi, পুত্র, ০১/০১/২০১০' },
  })
  expect(facts.find(({ name }) => name === 'gender')).toMatchObject({
    text: { bn: expect.stringMatching(/[ঀ-৿]/) },
  })
})

test('the file has what this module keeps of the member, and of nobody else', async () => {
  for (const member of [7, 8])
    await my.post('/corrections', { topic: 'name', text: `canary of ${member}` }, asMember(member))
  const text = JSON.stringify((await my.get('/data', asMember(7))).body)
  expect(text).toContain('canary of 7')
  expect(text).not.toContain('canary of 8')
  expect((await my.get('/data', visitor)).status).toBe(401)
})
