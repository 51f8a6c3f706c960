import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Words } from '@samity/shared-api/contract'
import { handbookReaders } from './contents/handbook-readers.ts'
import {
  handbookFolder,
  languages,
  readChapterFiles,
  readPageFile,
  slugsOf,
} from './testing/read-handbook.ts'
import { readLabels } from './testing/read-labels.ts'

/*
 * The rules of the pages in docs/handbook. In bold are only labels of the product, so that a changed label is
 * found here; everything else that stands out is in italics, in quotes, or in code.
 */

const slugs = slugsOf('en')
const textOf = (language: 'en' | 'bn', slug: string) => readPageFile(language, slug).text.normalize('NFC')
const boldTexts = (text: string) =>
  [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, label = '']) => label.replace(/\s+/g, ' '))

test('both languages have the same pages, and the chapters name each page once', () => {
  expect(slugsOf('bn')).toEqual(slugs)
  expect(
    readChapterFiles()
      .flatMap(({ pages }) => pages)
      .sort(),
  ).toEqual(slugs)
})

test.each(slugs)('%s has the same front matter in both languages, and its title as heading', (slug) => {
  const [en, bn] = [readPageFile('en', slug), readPageFile('bn', slug)]
  expect({ readers: bn.readers, routes: bn.routes }).toEqual({ readers: en.readers, routes: en.routes })
  expect(en.readers.length).toBeGreaterThan(0)
  expect(en.readers.filter((name) => !handbookReaders.some((reader) => reader === name))).toEqual([])
  for (const page of [en, bn]) {
    expect(page.title).not.toBe('')
    expect(page.text.trimStart().split('\n')[0]).toBe(`# ${page.title}`)
  }
  expect(bn.title).toMatch(/[\u0980-\u09ff]/)
})

test.each(slugs)('%s has the same steps and headings in both languages', (slug) => {
  const shapeOf = (text: string) =>
    text
      .split('\n')
      .map((line) => /^(#+|\d+\.|-)\s/.exec(line)?.[1])
      .filter(Boolean)
  expect(shapeOf(textOf('bn', slug))).toEqual(shapeOf(textOf('en', slug)))
})

test.each(slugs)(
  'the links and pictures of %s lead to files, and neither HTML nor the name of a value is in it',
  (slug) => {
    for (const language of languages) {
      const text = textOf(language, slug)
      const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
      expect(targets.filter((target) => !existsSync(path.join(handbookFolder, language, target)))).toEqual([])
      expect(text).not.toMatch(/<\/?[a-z]/i)
      // the screen has a value there, and the page '…' or an example
      expect(text).not.toMatch(/\{\w+\}/)
    }
  },
)

const picturesOf = (language: 'en' | 'bn', slug: string) =>
  [...textOf(language, slug).matchAll(/!\[.+?\]\(\.\.\/pictures\/(.+?)\.webp\)/g)].map(
    ([, name = '']) => name,
  )

test('each picture is on a page in its language, and is as the end-to-end tests took it', () => {
  const shown = languages.flatMap((language) => slugs.flatMap((slug) => picturesOf(language, slug)))
  const folder = path.join(handbookFolder, 'pictures')
  const stored = languages.flatMap((language) =>
    readdirSync(path.join(folder, language)).map((file) => `${language}/${file}`),
  )
  expect(stored.sort()).toEqual(shown.flatMap((name) => [`${name}.json`, `${name}.webp`]).sort())
  for (const name of shown) {
    const { sha256 } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
      sha256: string
    }
    const picture = readFileSync(path.join(folder, `${name}.webp`))
    expect([name, createHash('sha256').update(picture).digest('hex')]).toEqual([name, sha256])
  }
})

test.each(slugs)('the pages of %s show their own pictures, the same in both languages', (slug) => {
  for (const language of languages)
    for (const name of picturesOf(language, slug)) expect(path.dirname(name)).toBe(language)
  expect(picturesOf('bn', slug).map((name) => path.basename(name))).toEqual(
    picturesOf('en', slug).map((name) => path.basename(name)),
  )
})

/** The words of the product by text, and those with values in them ('{count} results') as patterns. */
function indexLabels(words: Words[], language: 'en' | 'bn') {
  const byText = Map.groupBy(words, (word) => word[language])
  const patterns = [...byText.keys()]
    .filter((label) => /\{\w+\}/.test(label) && label.replace(/\{\w+\}/g, '').trim().length > 1)
    .map((label) => ({
      label,
      pattern: new RegExp(
        `^${label
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      ),
    }))
  /** The words that a quoted label may be. */
  return (quoted: string): Words[] => [
    ...(byText.get(quoted) ?? []),
    ...patterns.filter(({ pattern }) => pattern.test(quoted)).flatMap(({ label }) => byText.get(label) ?? []),
  ]
}

const labels = readLabels()
const findLabel = { en: indexLabels(labels, 'en'), bn: indexLabels(labels, 'bn') }

test('the labels of the product are read from its sources', () => {
  expect(findLabel.en('Jump to top')).toContainEqual({ en: 'Jump to top', bn: 'উপরে যান' })
  expect(findLabel.en('Money Collection Receipts')).toEqual([])
})

test.each(slugs)('every label that %s quotes in bold is a label of the product', (slug) => {
  for (const language of languages)
    expect(
      boldTexts(textOf(language, slug)).filter((quoted) => findLabel[language](quoted).length === 0),
    ).toEqual([])
})

test.each(slugs)('%s quotes the same labels in both languages', (slug) => {
  const quoted = { en: boldTexts(textOf('en', slug)), bn: boldTexts(textOf('bn', slug)) }
  const isIn = (language: 'en' | 'bn', word: Words) =>
    quoted[language].some((text) => findLabel[language](text).includes(word))
  const missing = (from: 'en' | 'bn', to: 'en' | 'bn') =>
    quoted[from].filter((text) => !findLabel[from](text).some((word) => isIn(to, word)))
  expect({ inBengali: missing('en', 'bn'), inEnglish: missing('bn', 'en') }).toEqual({
    inBengali: [],
    inEnglish: [],
  })
})
