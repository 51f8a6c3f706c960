import { correctSpelling } from './spelling.ts'

test.each([
  ['Monthly Expanse List', 'Monthly Expense List'],
  ['less expanse', 'less expense'],
  ['NOTERY STICKER', 'NOTARY STICKER'],
  ['Cartis Paper', 'Certificate Paper'],
  ['Add Commitee Position', 'Add Committee Position'],
  ['Vokalotnamas', 'Vakalatnamas'],
  ['Committee', 'Committee'],
  ['ব্যয় Expansed', 'ব্যয় Expansed'],
])('%s is corrected to %s', (specified, corrected) => {
  expect(correctSpelling(specified)).toBe(corrected)
})
