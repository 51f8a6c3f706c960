import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')
const { exports: entries } = JSON.parse(read(path.join(import.meta.dirname, '../package.json'))) as {
  exports: Record<string, string>
}

/** The names that a file passes on from others: an entry contains nothing else. Types are left out. */
function exportedNames(file: string): string[] {
  const source = read(file)
  const own = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','))
  const others = [...source.matchAll(/^export \* from '(.+)'/gm)].flatMap(([, target = '']) =>
    exportedNames(path.join(path.dirname(file), target)),
  )
  return [...own.map((name) => name.trim()).filter((name) => name && !name.startsWith('type ')), ...others]
}

const componentsOf = (file: string) =>
  exportedNames(path.join(import.meta.dirname, '..', file)).filter((name) => /^[A-Z]/.test(name))

const stories = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => read(path.join(import.meta.dirname, file)))
  .join('\n')
/** The parts that the stories render, as an element or as the component of their file. */
const rendered = new Set([...stories.matchAll(/(?:<|component: )([A-Z]\w*)/g)].map(([, name]) => name))

// the entry for tests renders screens and exports no component
test.each(Object.entries(entries).filter(([entry]) => entry !== './testing'))(
  'every component of %s has a story',
  (_entry, file) => {
    expect(componentsOf(file).filter((name) => !rendered.has(name))).toEqual([])
  },
)

test('components are found in the entries', () => {
  expect(componentsOf(entries['./core']!)).toEqual(expect.arrayContaining(['Page', 'Button', 'UserOutlined']))
})
