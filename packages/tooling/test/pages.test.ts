import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const maxLines = 200
const maxColumns = 120
const maxCellWords = 20

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
/** A changeset is no page: the lines of its `compatible:` are never wrapped. */
const pages = stdout
  .split('\n')
  .filter((file) => file && !/^\.changeset|\.api\.md$/.test(file) && existsSync(path.join(root, file)))

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Nobody reads the address of a link, and signs above letters take no column. */
const visible = (line: string) => line.replace(/\]\([^)\s]*\)/g, ']').replace(/\p{M}/gu, '')
const isRow = (line: string) => line.startsWith('|')

function faultsOf(page: string): string[] {
  const text = read(page)
  const lines = text.trimEnd().split('\n')
  const outsideCode = text.replace(/^ *```[\s\S]*?^ *```/gm, '').split('\n')
  const wide = lines.filter((line) => !isRow(line) && visible(line).length > maxColumns)
  const cells = outsideCode.filter(isRow).flatMap((row) => visible(row).split(' | '))
  const long = cells.filter((cell) => cell.split(/[\s|]+/).filter(Boolean).length > maxCellWords)
  return [...(lines.length > maxLines ? [`${lines.length} lines`] : []), ...wide, ...long]
}

test.each(pages)('%s has at most 200 lines of 120 columns, and no sentences in tables', (page) => {
  expect(faultsOf(page)).toEqual([])
})

test('the index of decisions names each page once', () => {
  const files = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))
  const named = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]*)\)/g)].map(([, file]) => file)
  expect(named.toSorted()).toEqual(files.toSorted())
})

test("each line of 'Unreleased' is a changeset (npm run changelog)", () => {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ')
  const folder = path.join(root, '.changeset')
  const changesets = oneLine(
    readdirSync(folder)
      .map((file) => read(path.join('.changeset', file)))
      .join('\n'),
  )
  const [, part = ''] = /^## Unreleased\n([\s\S]*?)^## /m.exec(read('CHANGELOG.md')) ?? []
  const sentences = part
    .split(/^- /m)
    .slice(1)
    .map((text) => oneLine(text.replace(/^#.*$/gm, '')).trim())
  expect(sentences.filter((sentence) => !changesets.includes(sentence))).toEqual([])
})
