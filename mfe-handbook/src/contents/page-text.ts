import type { Language } from '@samity/shared-api/contract/words'
import { handbookPages } from './contents.ts'

const picturePath = /\]\(\.\.\/pictures\/(?:en|bn)\/([\w-]+)\.webp\)/g

async function loadPictureUrl(name: string, language: Language): Promise<string> {
  // the bundler types an import with a computed path as any
  const { default: url } = (await import(
    /* webpackMode: "lazy-once", webpackChunkName: "pictures" */
    `../../../docs/handbook/pictures/${language}/${name}.webp`
  )) as { default: string }
  return url
}

/** Puts the addresses of the pictures, which the release has with a hash, in the places of their paths. */
async function withPictures(text: string, language: Language): Promise<string> {
  const names = new Set([...text.matchAll(picturePath)].map(([, name = '']) => name))
  const urls = new Map(
    await Promise.all([...names].map(async (name) => [name, await loadPictureUrl(name, language)] as const)),
  )
  return text.replace(picturePath, (_path, name: string) => `](${urls.get(name)})`)
}

const withoutFrontMatter = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '')

/**
 * Loads the Markdown text of a page, without its front matter. Each page and language is a file of its own,
 * and so is each picture.
 */
export async function loadPageText(slug: string, language: Language): Promise<string> {
  // the bundler types an import with a computed path as any
  const { default: text } = (await import(
    /* webpackChunkName: "page-[request]" */ `../../../docs/handbook/${language}/${slug}.md`
  )) as { default: string }
  return withPictures(withoutFrontMatter(text), language)
}

export async function loadAllTexts(language: Language): Promise<Map<string, string>> {
  const texts = await Promise.all(
    handbookPages.map(async ({ slug }) => [slug, await loadPageText(slug, language)] as const),
  )
  return new Map(texts)
}
