import type { Language } from '@samity/shared-api/contract/words'
import { pages } from './contents.ts'

const withoutFrontMatter = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '')

/** Loads the Markdown text of a page, without its front matter. Each page and language is a file of its own. */
export async function loadPageText(slug: string, language: Language): Promise<string> {
  // the bundler types an import with a computed path as any
  const { default: text } = (await import(
    /* webpackChunkName: "page-[request]" */ `../../../docs/handbook/${language}/${slug}.md`
  )) as { default: string }
  return withoutFrontMatter(text)
}

/** The texts of all pages in a language, by slug, for the search. */
export async function loadAllTexts(language: Language): Promise<Map<string, string>> {
  const texts = await Promise.all(
    pages.map(async ({ slug }) => [slug, await loadPageText(slug, language)] as const),
  )
  return new Map(texts)
}
