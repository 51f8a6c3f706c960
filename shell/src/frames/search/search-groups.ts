import type { SearchGroup, SearchLink } from '@samity/shared-api/module'
import type { SlotExtension } from '../../modules/extensions/find-extensions.ts'

/** With neither groups nor a failure the module is still searching. */
export type SearchOutcome = { extension: SlotExtension; groups?: SearchGroup[]; hasFailed?: true }

/** A link with a key that differs from those of all other modules. */
export type ShownLink = SearchLink & { key: string }
export type ShownGroup = { key: string; title: string; links: ShownLink[] }

/** The list stays short, whatever a module returns. */
const maxGroups = 5
const maxLinks = 20
const maxTextLength = 200
const maxLinksWithExactMatch = 3

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxTextLength) : '')

function readLink(value: unknown): SearchLink {
  if (!isObject(value)) throw new TypeError('A search link is no object')
  const { id, path, text, detail, tag, isExact } = value
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path))
    throw new TypeError(`A search link has the path ${String(path)}`)
  return {
    id: String(id),
    path,
    text: shortText(text),
    detail: shortText(detail),
    tag: shortText(tag),
    isExact: isExact === true,
  }
}

/** Reads what a module's search returned. Throws if these are no groups of links. */
export function readGroups(value: unknown): SearchGroup[] {
  if (!Array.isArray(value)) throw new TypeError('A search must return a list of groups')
  return value.slice(0, maxGroups).map((group: unknown) => {
    if (!isObject(group) || !Array.isArray(group['links']))
      throw new TypeError('A search must return groups with links')
    const { id, title, links } = group
    return { id: String(id), title: shortText(title), links: links.slice(0, maxLinks).map(readLink) }
  })
}

const hasExactLink = ({ links }: ShownGroup) => links.some(({ isExact }) => isExact)

/** A complete number means this record, so a group with it comes first and is limited to a few links. */
export function toShownGroups(
  outcomes: readonly { extension: Pick<SlotExtension, 'key'>; groups?: SearchGroup[] }[],
): ShownGroup[] {
  const groups = outcomes.flatMap(({ extension, groups: found = [] }) =>
    found
      .filter(({ links }) => links.length > 0)
      .map(({ id, title, links }) => {
        const key = `${extension.key} ${id}`
        return { key, title, links: links.map((link) => ({ ...link, key: `${key} ${link.id}` })) }
      }),
  )
  const exactGroups = groups.filter(hasExactLink).map((group) => ({
    ...group,
    links: [...group.links]
      .sort((a, b) => Number(b.isExact) - Number(a.isExact))
      .slice(0, maxLinksWithExactMatch),
  }))
  return [...exactGroups, ...groups.filter((group) => !hasExactLink(group))]
}
