import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

/*
 * A screen declares its own words. One module with the 39 texts that stand on many screens was tried: bundlers
 * load all of it with the first screen, which then passes its budget. So this test keeps texts equal.
 */

/** English texts that mean several things, and what they mean. Every other text has one translation. */
const homonyms: Record<string, string> = {
  Active: 'a person; a release that runs',
  Cancel: 'a form; a question about what is voided, where the word for voiding would mislead',
  Category: 'of income; of a picture or renter',
  Check: 'a rule of the reconciliation; to check; a cheque',
  Copy: 'to the clipboard; a committee to another year',
  Count: 'a number; to count',
  Difference: 'between two figures; what is missing from a cash box',
  English: 'the language of a page; a language in its own name; the link to the other language',
  'Failed to submit rent collection: ': 'the specification has one English text for fees and rents',
  From: 'a place; a price; a day',
  'From Day': 'a rule takes effect; a standing begins',
  Hours: 'when an office is open; a duration',
  Lost: 'a state; what a borrower reports',
  'N/A': 'not known; does not apply',
  No: 'the answer; the number of a row',
  Note: 'a remark; a request to remember; a banknote',
  Number: 'of a document; of a person in the register; of pieces',
  Open: 'a step to do; a day that is not closed',
  Owed: 'by a member; to a member',
  Paid: 'by a member; from the cash box',
  Previous: 'page; day; release',
  Received: 'a message; papers; cash',
  'Received by': 'who gets a transfer; who took the money; a signature',
  Records: 'of any kind; receipts',
  Remarks: 'of a record; about a row of an import',
  Renew: 'a loan; a licence',
  Returned: 'a book; papers',
  Revoked: 'when; a state',
  'Set-up': 'when a key was made; the first start',
  Share: 'a part; to share a link',
  Sold: 'a state; a number of papers',
  Taken: 'a fee was charged; money came in',
  Text: 'a line of a file; of a notice',
  Title: 'of a notice; of a book',
  To: 'a day; a place',
  Transfer: 'a record; to transfer',
  Void: 'a state; to void',
  Width: 'digits of a serial; of a picture',
  Withdrawn: 'a notice; a book',
  Year: 'of a report; of publication',
  archived: 'a state; an entry of the audit log',
  changed: 'a state; an entry of the audit log',
  created: 'a record; a file',
  released: 'a state; an entry of the audit log',
  বাংলা: 'a language in its own name; the link to the other language',
  '❌ Failed to delete income.': 'the specification has one English text for income and expense',
  '❌ Failed to save income.': 'the specification has one English text for income and expense',
}

const text = String.raw`(['"\`])((?:\\.|(?!\N).)*)\N`
const pair = new RegExp(
  String.raw`\{\s*en:\s*${text.replaceAll(String.raw`\N`, String.raw`\1`)},\s*bn:\s*${text.replaceAll(String.raw`\N`, String.raw`\3`)},?\s*\}`,
  'g',
)

/** Adds the pairs `{ en, bn }` of a source text to `translations`. */
function collect(source: string, translations: Map<string, Set<string>>): void {
  for (const [, , en = '', , bn = ''] of source.matchAll(pair))
    translations.set(en, (translations.get(en) ?? new Set()).add(bn))
}
const severalOf = (translations: Map<string, Set<string>>): string[] =>
  [...translations].filter(([, texts]) => texts.size > 1).map(([en]) => en)

test('a text with two translations is found', () => {
  const translations = new Map<string, Set<string>>()
  collect(`const a = { en: 'Day', bn: 'দিন' }, b = { en: "It's", bn: 'এটি' }`, translations)
  collect(`const c = {\n  en: 'Day',\n  bn: 'তারিখ',\n}, d = { en: "It's", bn: 'এটি' }`, translations)
  expect(severalOf(translations)).toEqual(['Day'])
})

test('an English text has one Bengali translation', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  const sources = stdout
    .split('\n')
    .filter(
      (file) => file && !/\.(?:test|stories|spec)\.tsx?$|(?:^|\/)(?:testing|demo|test|e2e)\//.test(file),
    )
  expect(sources.length).toBeGreaterThan(500)
  const translations = new Map<string, Set<string>>()
  for (const file of sources) collect(readFileSync(path.join(root, file), 'utf8'), translations)
  expect(severalOf(translations).sort()).toEqual(Object.keys(homonyms).sort())
})
