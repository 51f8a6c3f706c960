import { Link } from '@samity/shared-ui/router'
import type { ComponentProps } from 'react'
import Markdown from 'react-markdown'
import { pagePath } from './contents.ts'

/** 'void-a-receipt.md' is another page. Other addresses lead out of the handbook. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const slug = /^([\w-]+)\.md$/.exec(href)?.[1]
  return slug ? <Link to={pagePath(slug)}>{children}</Link> : <a href={href}>{children}</a>
}

// the heading of the page has the title
const components = { h1: () => null, a: TextLink }

/** Shows the Markdown text of a page: paragraphs, lists, headings, links and pictures, no HTML. */
export function MarkdownText({ text }: { text: string }) {
  return <Markdown components={components}>{text}</Markdown>
}
