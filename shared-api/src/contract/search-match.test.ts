import { filterBySearch, isWiderSearch } from './search-match.ts'

const rows = [
  { id: 1, name: 'Abdur Rahim', bengali: 'আবদুর রহিম', number: '1৪2', remarks: null },
  { id: 2, name: 'Rahima KHATUN', bengali: 'রহিমা খাতুন', number: '77', remarks: 'court of Sylhet' },
  { id: 3, name: 'Surya Das', bengali: 'সূর্য দাস', number: '100%', remarks: '' },
]
const fields = ['name', 'bengali', 'number', 'remarks']
const idsFor = (search: string) => filterBySearch(rows, search, fields).map(({ id }) => id)

test.each<[string, number[]]>([
  ['', [1, 2, 3]],
  ['rahim', [1, 2]],
  ['KHATUN rahim', [2]],
  ['rahim sylhet', [2]],
  ['রহিম', [1, 2]],
  // digits of both scripts, in the row and in the search
  ['142', [1]],
  ['১৪২', [1]],
  // characters with a meaning in patterns of the database
  ['100%', [3]],
  ['7_', []],
  ['.*', []],
  // one keyboard writes a joiner in the conjunct, another does not
  ['সূর\u200d্য', [3]],
  ['সূর্য', [3]],
  ['nobody', []],
])('the rows that match %j', (search, ids) => {
  expect(idsFor(search)).toEqual(ids)
})

test('only the searched fields count', () => {
  expect(filterBySearch(rows, 'sylhet', ['name'])).toEqual([])
})

test('only the letters A to Z lose their case, because databases differ in the others', () => {
  expect(filterBySearch([{ name: 'Émile' }], 'émile', ['name'])).toEqual([])
  expect(filterBySearch([{ name: 'Émile' }], 'ÉMILE', ['name'])).toEqual([{ name: 'Émile' }])
})

test.each([
  ['', 'rahim', true],
  ['rah', 'Rahim', true],
  ['RAH', 'rahim uddin', true],
  ['rahim', 'rah', false],
  ['rahim uddin', 'rahim', false],
  ['din rah', 'rahim uddin', true],
])('whether a search for %j finds all rows of %j', (wider, search, expected) => {
  expect(isWiderSearch(wider, search)).toBe(expected)
})
