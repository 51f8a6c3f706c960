import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, root, versionOf } from '@samity/module-registry'
import type { Changeset } from './api-version.ts'

const changelogFile = path.join(root, 'CHANGELOG.md')
const productName = '@samity/server'
const areas = [
  'Money',
  'Members',
  'Papers and codes',
  'Website',
  'Screens',
  'Sign-in and security',
  'Modules',
  'API',
  'Operation',
]
const unreleasedPart = /^## Unreleased\n[\s\S]*?(?=^## )/m

export function changelogPart(changesets: Changeset[]): string {
  const sentences = changesets
    .filter(({ releases }) => releases.some(({ name }) => name === productName))
    .map(({ summary }) => {
      const [, area = '', sentence = ''] = /^([^:\n]+): ([\s\S]+)$/.exec(summary.trim()) ?? []
      if (!areas.includes(area))
        throw new CommandError(
          `A changeset of ${productName} begins with none of ${areas.join(', ')}: ${summary}`,
        )
      return { area, line: `- ${sentence.replace(/\s+/g, ' ')}` }
    })
  return areas
    .map((area) => ({ area, lines: sentences.filter((one) => one.area === area).map(({ line }) => line) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ area, lines }) => `### ${area}\n\n${lines.join('\n')}\n\n`)
    .join('')
}

/**
 * Writes the changesets into CHANGELOG.md; with 'release' the part 'Unreleased' becomes that of the product's
 * version.
 */
export async function changelogCommand(action: string, say: (sentence: string) => void): Promise<void> {
  const text = readFileSync(changelogFile, 'utf8')
  if (action === 'release') {
    const heading = `## Unreleased\n\n## ${versionOf('server')}`
    writeFileSync(changelogFile, text.replace('## Unreleased', heading))
  } else {
    // jest cannot load this package
    const { readChangesets } = await import('@changesets/read')
    const part = changelogPart(await readChangesets(root))
    writeFileSync(
      changelogFile,
      text.replace(unreleasedPart, () => `## Unreleased\n\n${part}`),
    )
  }
  say('CHANGELOG.md is written.')
}
