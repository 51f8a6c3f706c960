import { changelogPart } from './changelog.ts'
import type { Changeset } from './api-version.ts'

const changeset = (summary: string, name = '@samity/server'): Changeset => ({
  summary,
  releases: [{ name, type: 'minor' }],
})

test('changes of the product are grouped by area, in the order of the changelog', () => {
  const part = changelogPart([
    changeset('Operation: A backup says\nwhat it leaves out.'),
    changeset('Money: A sale has a price.'),
    changeset('Money: A receipt has a page.'),
  ])
  expect(part).toBe(
    '### Money\n\n- A sale has a price.\n- A receipt has a page.\n\n### Operation\n\n- A backup says what it leaves out.\n\n',
  )
})

test('a change of a package for module teams is only in the changelog of that package', () => {
  expect(changelogPart([changeset('`Day` is new.', '@samity/shared-api')])).toBe('')
})

test('a change of the product without a known area is refused', () => {
  expect(() => changelogPart([changeset('Mony: A sale has a price.')])).toThrow(/none of Money, .*Mony/)
})
