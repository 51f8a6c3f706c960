import { valuesOfDetail } from './find-duplicate.ts'

test.each([
  ['Key (building_key)=(bar bhaban) already exists.', 1, ['bar bhaban']],
  // one value may contain whatever it wants
  ['Key (name_key(name))=(a, b)=(c) already exists.) already exists.', 1, ['a, b)=(c) already exists.']],
  ['Key (series, year, book_key)=(DON, 2026, 7) already exists.', 3, ['DON', '2026', '7']],
  ['Key (year, position_id, advocate_id)=(2026, 3, null) already exists.', 3, ['2026', '3', 'null']],
  [
    'Key (advocate_id, kind, span)=(1, monthly, [24245,24248)) conflicts with existing key (advocate_id, kind, span)=(1, monthly, [24240,24246)).',
    3,
    ['1', 'monthly', '[24240,24246)'],
  ],
  // nobody can say where the first value ends
  ['Key (bank_key, branch_key)=(sonali, ltd, court) already exists.', 2, undefined],
  ['', 1, undefined],
])('the values of %j', (detail, count, values) => {
  expect(valuesOfDetail(detail, count)).toEqual(values)
})
