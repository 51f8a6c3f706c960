import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
const pages = stdout
  .split('\n')
  .filter((file) => file && !file.endsWith('.api.md') && existsSync(path.join(root, file)))

const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, 'code')

function anchorsOf(file: string): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '')
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
  return new Set(anchors)
}

function brokenLinks(page: string): string[] {
  const links = [...withoutCode(readFileSync(path.join(root, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
  return links.flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = file ? path.join(path.dirname(page), file) : page
    if (!existsSync(path.join(root, target))) return [link]
    return anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor) ? [link] : []
  })
}

test('pages link to each other', () => {
  expect(pages).toContain('README.md')
})

test.each(pages)('every link of %s leads to a file and a heading', (page) => {
  expect(brokenLinks(page)).toEqual([])
})
